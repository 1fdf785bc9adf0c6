import type { GrammarCheck } from '../grammar-check.ts';
import { spacing } from '../kinds.ts';

/** A full stop or comma with a word right behind it: "sleep.The", "first,second". */
export const missingSpace: GrammarCheck = {
  ...spacing,
  severity: 'error',
  source: 'APA 7, 6.1',
  summary: 'There is one space after a period or a comma.',
  *find(text) {
    for (const match of text.matchAll(/(?<=\b[a-z]{2,})([.!?]|,)(?=[A-Z][a-z]+\b|[a-z]{2,}\b)/g)) {
      const stop = match[0];
      const next = /^[A-Za-z]+/.exec(text.slice(match.index + 1))?.[0] ?? '';
      const before = /[a-z]+$/.exec(text.slice(Math.max(0, match.index - 30), match.index))?.[0] ?? '';
      if (stop !== ',' && !/^[A-Z]/.test(next)) continue;
      if (/^(?:com|org|net|edu|gov|www)$/i.test(next) || before.length < 2) continue;
      const wrong = before + stop + next;
      yield {
        start: match.index - before.length,
        end: match.index + 1 + next.length,
        message: `A space is missing after the ${stop === ',' ? 'comma' : 'end of the sentence'}.`,
        suggestions: [wrong.replace(stop, `${stop} `)],
      };
    }
  },
};
