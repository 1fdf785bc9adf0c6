import type { GrammarCheck } from '../grammar-check.ts';
import { agreementKind } from '../kinds.ts';
import { clauseStarts } from '../language/subjects.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { verbReadings } from '../language/inflections.ts';

const PLURAL_OF: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** In APA style "data" is a plural, which much good English has given up. */
export const pluralData: GrammarCheck = {
  ...agreementKind,
  id: 'grammar-plural-data',
  severity: 'advice',
  source: 'APA 7, 6.11',
  title: '“data” as a singular',
  summary: 'In APA style “data” is the plural of “datum.”',
  advice: {
    noun: 'the plural “data”',
    how: ['Search the text for “data,” and put the verb behind it in the plural.'],
  },
  register: 'academic',
  oncePerPaper: true,
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const start of clauseStarts(tokens)) {
        const at = /^(?:the|these|this|our|their|such|most|all)$/.test(tokens[start]?.word ?? '')
          ? start + 1
          : start;
        const verb = tokens[at + 1];
        if (tokens[at]?.word !== 'data' || verb === undefined) continue;
        const right = pluralOf(verb);
        if (right === null) continue;
        yield {
          start: verb.start,
          end: verb.end,
          message: `In APA style “data” is a plural: “data ${right}.”`,
          suggestions: [right],
        };
      }
    }
  },
};

function pluralOf({ word, tag }: Token): string | null {
  if (tag !== 'VERB' && tag !== 'AUX') return null;
  return PLURAL_OF[word] ?? verbReadings(word).find(({ form }) => form === 's')?.lemma ?? null;
}
