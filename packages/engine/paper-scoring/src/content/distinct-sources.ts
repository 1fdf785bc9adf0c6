import type { ReadWork } from './measure-input.ts';

/**
 * Number of different works that the text cites; where none is cited in the text, half of those listed,
 * or all where each has a paragraph on it.
 */
export function distinctSources({
  work: { references, isAnnotated },
  sound: { citations },
}: ReadWork): number {
  if (isAnnotated) return references.length;
  const keys = new Set(citations.map(({ names, year }) => `${(names[0] ?? '').toLowerCase()}|${year ?? ''}`));
  return keys.size > 0 ? keys.size : Math.floor(references.length / 2);
}
