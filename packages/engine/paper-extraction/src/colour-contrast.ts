/** Contrast of two "#rrggbb" colours from 1 (the same) to 21, as WCAG 2 defines it; `null` if either is none. */
export function measureContrast(a: string, b: string): number | null {
  const one = luminance(a);
  const two = luminance(b);
  if (one === null || two === null) return null;
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Distance of two "#rrggbb" colours in RGB, from 0 to 441; `null` if either is none. */
export function measureDistance(a: string, b: string): number | null {
  const [one, two] = [channels(a), channels(b)];
  if (one === null || two === null) return null;
  return Math.hypot(...one.map((value, at) => value - (two[at] ?? 0)));
}

/** The colour that shows when `colour` is laid over `under` with an opacity between 0 and 1. */
export function blend(colour: string, under: string, opacity: number): string {
  if (opacity >= 1) return colour;
  const [over, below] = [channels(colour), channels(under)];
  if (over === null || below === null) return colour;
  const mixed = over.map((value, i) => Math.round(value * opacity + (below[i] ?? 255) * (1 - opacity)));
  return `#${mixed.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number | null {
  const [red, green, blue] = channels(colour) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return null;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function channels(colour: string): readonly number[] | null {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
