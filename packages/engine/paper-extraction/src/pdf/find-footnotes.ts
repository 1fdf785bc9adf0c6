import type { Line } from './line.ts';

/** Footnotes are set in type at least this much smaller than the text. */
const SMALLER = 0.93;
const MARKER = /^(?:\d{1,3}|[*†‡§¶]|[a-z])\s?\S/;

/**
 * Finds the footnotes at the end of a page's lines: smaller type down to the last line, below text of the usual
 * size, each beginning with its mark. Returns the lines of each.
 */
export function findFootnotes(body: readonly Line[], bodySizePt: number): readonly (readonly Line[])[] {
  let start = body.length;
  while (start > 0 && isSmall(body[start - 1], bodySizePt)) start -= 1;
  const small = body.slice(start);
  const first = small.findIndex(beginsWithMark);
  const above = body.slice(0, start + Math.max(0, first));
  if (first < 0 || !above.some((line) => !isSmall(line, bodySizePt))) return [];
  const notes: Line[][] = [];
  for (const line of small.slice(first)) {
    const last = notes.at(-1);
    if (last === undefined || beginsWithMark(line)) notes.push([line]);
    else last.push(line);
  }
  return notes;
}

function isSmall(line: Line | undefined, bodySizePt: number): boolean {
  return line !== undefined && !line.isTurned && line.sizePt <= bodySizePt * SMALLER;
}

function beginsWithMark(line: Line): boolean {
  const mark = line.segments[0]?.pieces[0];
  return mark !== undefined && mark.look.raised === 'superscript' && MARKER.test(line.text);
}
