import type { XmlAttributes } from './read-xml.ts';

const pointsPer: Readonly<Record<string, number>> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  pc: 12,
  pi: 12,
};

/** English metric units, the measure of drawings, in a point. */
export const emuPerPoint = 12_700;

/**
 * A length in points: bare numbers are in `unitsPerPoint` (20 for twips, 2 for half-points), strict files
 * write "1in" or "12pt" (ECMA-376 part 1, 22.9.2.14). `undefined` where it is absent or no length.
 */
export function parseLength(value: string | undefined, unitsPerPoint: number): number | undefined {
  if (value === undefined) return undefined;
  const [, digits, unit] = /^\s*(-?\d+(?:\.\d+)?)\s*([a-z]{2})?\s*$/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const factor = unit === undefined ? 1 / unitsPerPoint : pointsPer[unit];
  return factor === undefined ? undefined : roundToHundredth(Number(digits) * factor);
}

export function parseTwips(value: string | undefined): number | undefined {
  return parseLength(value, 20);
}

export function parseWhole(value: string | undefined): number | undefined {
  return value !== undefined && /^\s*-?\d{1,9}\s*$/.test(value) ? Number(value) : undefined;
}

/** An on/off property without a value is on (ECMA-376 part 1, 17.17.4). */
export function isOn(attributes: XmlAttributes): boolean {
  const value = attributes['w:val'];
  return value === undefined || !['0', 'false', 'off', 'none'].includes(value);
}

/** A DrawingML boolean, which is off when it is absent. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}

export function roundToHundredth(value: number): number {
  return Math.round(value * 100) / 100;
}
