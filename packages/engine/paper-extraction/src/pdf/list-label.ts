import type { Line } from './line.ts';

const BULLET = /^[•◦▪▫‣●○■□–—*·]$/;
const NUMBER = /^\(?(?:\d{1,3}|[A-Za-z]|[ivx]{1,5})[.)]$/;

/** The bullet or number that begins a list item, set off by more than a blank; `null` where there is none. */
export function findListLabel(line: Line): string | null {
  const [first, second] = line.segments;
  if (first === undefined) return null;
  const [word = '', ...rest] = first.text.split(' ');
  const isSetOff = rest.length === 0 && second !== undefined;
  if (BULLET.test(word) && (isSetOff || rest.length > 0)) return word;
  if (!NUMBER.test(word)) return null;
  return isSetOff || (rest.length > 0 && line.gapAfterFirstWord > line.sizePt * 0.45) ? word : null;
}
