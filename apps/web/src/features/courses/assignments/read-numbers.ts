/** Week 1 to 16; 1 if not a number. */
export function readWeek(typed: unknown): number {
  return Math.min(16, Math.max(1, Math.round(numberOr(typed, 1))));
}

/** At least 1; 100 if not a number. */
export function readMaxPoints(typed: unknown): number {
  return Math.max(1, numberOr(typed, 100));
}

/** At least 0; 0 if not a number. */
export function readGrade(typed: unknown): number {
  return Math.max(0, numberOr(typed, 0));
}

/** A percentage that may be left empty: null if it is, or if it is not a number. */
export function readOptionalPercent(typed: unknown): number | null {
  const value = numberOr(typed ?? '', Number.NaN);
  return Number.isNaN(value) ? null : value;
}

function numberOr(typed: unknown, fallback: number): number {
  const text = String(typed).trim();
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : fallback;
}
