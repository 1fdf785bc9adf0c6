import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';

const OPENERS: Readonly<Record<string, string>> = { '(': ')', '[': ']' };
/** "1)", "a)" and ":)" close nothing. */
const LIST_MARK = /(?:^|[\s(;:,])(?:\d{1,2}|[a-z]|[ivx]{1,4}|[:;]-?)$/i;

/** A bracket that opens and never closes within its paragraph. A lone closing one may be a list's mark. */
export const unclosedPair: GrammarCheck = {
  id: 'grammar-unclosed',
  severity: 'error',
  cost: 'habit',
  title: 'Brackets that are not closed',
  source: 'APA 7, 6.8 and 6.9',
  summary: 'Every opening bracket has a closing one.',
  advice: {
    noun: 'brackets that are never closed',
    how: ['Parentheses and brackets come in pairs; check where each pair ends.'],
  },
  *find(text): Iterable<GrammarHit> {
    if (!/[.!?]\s*$/.test(text)) return;
    const open: { readonly mark: string; readonly index: number }[] = [];
    for (const { 0: mark, index } of text.matchAll(/[()[\]]/g)) {
      if (OPENERS[mark] !== undefined) open.push({ mark, index });
      else if (OPENERS[open.at(-1)?.mark ?? ''] === mark) open.pop();
      else if (!LIST_MARK.test(text.slice(Math.max(0, index - 6), index))) return;
    }
    const last = open[0];
    if (open.length !== 1 || last === undefined) return;
    const words = /^[([]\s?(?:\S+\s?){1,4}/.exec(text.slice(last.index))?.[0].trimEnd() ?? last.mark;
    yield {
      start: last.index,
      end: last.index + words.length,
      message: `The “${last.mark}” is never closed.`,
    };
  },
};
