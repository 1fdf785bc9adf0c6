/** The separable blend modes that can make paint vanish on its ground (PDF 32000-1, 11.3.5.2), on parts of one. */
const MIXES: ReadonlyMap<string, (ground: number, paint: number) => number> = new Map([
  ['lighten', (ground, paint) => Math.max(ground, paint)],
  ['darken', (ground, paint) => Math.min(ground, paint)],
  ['multiply', (ground, paint) => ground * paint],
  ['screen', (ground, paint) => ground + paint - ground * paint],
  ['difference', (ground, paint) => Math.abs(ground - paint)],
  ['exclusion', (ground, paint) => ground + paint - 2 * ground * paint],
  ['color-dodge', (ground, paint) => (ground === 0 ? 0 : paint >= 1 ? 1 : Math.min(1, ground / (1 - paint)))],
  [
    'color-burn',
    (ground, paint) => (ground === 1 ? 1 : paint === 0 ? 0 : 1 - Math.min(1, (1 - ground) / paint)),
  ],
]);

/** What a colour looks like when it is mixed with the ground below it ("#rrggbb" all of them). */
export function mixColours(mode: string | null, paint: string, ground: string): string {
  const mix = mode === null ? undefined : MIXES.get(mode);
  if (mix === undefined || !/^#[0-9a-f]{6}$/i.test(paint) || !/^#[0-9a-f]{6}$/i.test(ground)) return paint;
  const parts = [1, 3, 5].map((at) => {
    const part = (colour: string): number => Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return Math.round(Math.min(1, mix(part(ground), part(paint))) * 255);
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
