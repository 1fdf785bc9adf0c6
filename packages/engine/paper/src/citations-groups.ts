import type { Span } from './span.ts';

/** A pair of parentheses, both included. */
export type Parenthesis = Span & { readonly holdsOthers: boolean };

/** Longer than the longest list of works that people cite at once. */
const LONGEST = 900;

/** Matched pairs in the order of their closing; an opening one without its partner is passed over. */
export function parenthesesIn(text: string, offset: number): readonly Parenthesis[] {
  const open: { start: number; holdsOthers: boolean }[] = [];
  const found: Parenthesis[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '(') open.push({ start: index, holdsOthers: false });
    if (character !== ')') continue;
    const last = open.pop();
    if (last === undefined) continue;
    const outer = open.at(-1);
    if (outer !== undefined && index - outer.start <= LONGEST) outer.holdsOthers = true;
    if (index - last.start <= LONGEST) {
      found.push({ start: offset + last.start, end: offset + index + 1, holdsOthers: last.holdsOthers });
    }
  }
  return found;
}
