import type { GrammarCheck } from '../grammar-check.ts';
import { matchCase } from '../row-check.ts';
import { capitalization } from '../kinds.ts';

const ABBREVIATION =
  /\b(?:etc|vs|approx|dept|univ|assn|inc|corp|fig|figs|vol|chap|sec|eqs?|resp|min|max|jan|feb|aug|sept|oct|nov|dec|cf|al|viz|ibid|op|cit|ed|eds|trans|no|nos)\.$/i;

/** Words that are no names: a sentence may open with a name that has no capital ("iPhone", "papaja"). */
const OPENERS =
  /^(?:the|this|that|these|those|it|they|he|she|we|you|in|on|at|for|from|by|with|to|as|if|when|while|since|because|although|though|after|before|during|and|but|so|or|yet|also|then|there|here|however|therefore|moreover|furthermore|many|some|most|all|another|one|two|each|every|their|his|her|our|its|my|people|students|nurses|children|research|studies|according|overall|finally|first|second|once|not|what|who|how|why|where|an)$/;

/** At the start of a paragraph other words may go on with a sentence that a formula or a list has cut. */
const PARAGRAPH_OPENER =
  /^(?:the|this|these|those|they|he|she|it|there|however|therefore|many|some|most|people|students|another)(?= [a-z]+\b)/;

/** A sentence that opens with a small letter after a clear end. */
export const sentenceCapital: GrammarCheck = {
  ...capitalization,
  severity: 'error',
  source: 'APA 7, 6.13',
  summary: 'A sentence begins with a capital letter.',
  *find(text) {
    const opening = PARAGRAPH_OPENER.exec(text)?.[0];
    if (opening !== undefined && /[.!?]["')]?\s*$/.test(text)) {
      yield {
        start: 0,
        end: opening.length,
        message: 'A sentence begins with a capital letter.',
        suggestions: [matchCase('A', opening)],
      };
    }
    for (const match of text.matchAll(/(?<=\b[a-z]{3,}[.?!] )[a-z]{2,}(?= [a-z]+\b)/g)) {
      const before = text.slice(Math.max(0, match.index - 12), match.index - 1);
      if (!OPENERS.test(match[0]) || ABBREVIATION.test(before) || before.endsWith('...')) continue;
      yield {
        start: match.index,
        end: match.index + match[0].length,
        message: 'A sentence begins with a capital letter.',
        suggestions: [matchCase('A', match[0])],
      };
    }
  },
};
