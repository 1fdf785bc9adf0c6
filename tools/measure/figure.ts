/** A measured figure and what it should reach. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: '' | '%' | 'points' | 'ms';
  /** In words: "≥ 95%". */
  readonly bound: string;
  readonly isReached: boolean;
  readonly detail?: string;
};

type Measured = Pick<Figure, 'what' | 'value'> & { readonly unit?: Figure['unit']; readonly detail?: string };

export function atLeast(bound: number, { unit = '', ...measured }: Measured): Figure {
  return { ...measured, unit, bound: `≥ ${say(bound, unit)}`, isReached: measured.value >= bound };
}

export function atMost(bound: number, { unit = '', ...measured }: Measured): Figure {
  return { ...measured, unit, bound: `≤ ${say(bound, unit)}`, isReached: measured.value <= bound };
}

export function within(bound: number, { unit = '', ...measured }: Measured): Figure {
  return {
    ...measured,
    unit,
    bound: `within ±${say(bound, unit)}`,
    isReached: Math.abs(measured.value) <= bound,
  };
}

export function say(value: number, unit: Figure['unit']): string {
  if (Number.isNaN(value)) return 'nothing to measure';
  if (unit === '%') return `${Math.round(value * 1000) / 10}%`;
  const rounded = unit === '' ? Math.round(value * 1000) / 1000 : Math.round(value * 10) / 10;
  return unit === '' ? String(rounded) : `${rounded} ${unit}`;
}
