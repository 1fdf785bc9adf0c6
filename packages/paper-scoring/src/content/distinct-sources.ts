import type { MeasureInput } from './measure-input.ts';

/** Number of different works that the text cites; where none is cited in the text, half of those listed. */
export function distinctSources({ work: { references }, sound: { citations } }: MeasureInput): number {
  const keys = new Set(citations.map(({ names, year }) => `${(names[0] ?? '').toLowerCase()}|${year ?? ''}`));
  return keys.size > 0 ? keys.size : Math.floor(references.length / 2);
}
