import { sentenceSpansIn } from '@greenpen/paper-structure';
import type { GrammarCheck } from '../grammar-check.ts';

const VERB =
  'is|are|was|were|has|have|had|can|could|will|would|do|does|did|may|might|should|must|makes?|shows?|showed|found|seems?|needs?|became|becomes?|leads?|led';
const SUBJECT = '(?:it|they|he|she|we|I|this|these|there|many|some|most|the \\w+|\\w+s)';
const SUBORDINATE =
  /\b(?:although|though|if|when|while|because|since|as|after|before|unless|until|once|whereas|which|who|that|whether|where|even|despite|given|to|for|in|by|with|without)\b/i;
const ADVERB_SPLICE = new RegExp(
  `^(?<first>[^,;:()]{12,}), (?<adverb>however|therefore|moreover|furthermore|consequently|nevertheless|thus|hence),? (?<second>${SUBJECT} (?:${VERB})\\b)`,
  'd',
);
const PRONOUN_SPLICE = new RegExp(
  `^(?<first>(?:it|they|he|she|we|I|this|these|there|the \\w+) (?:${VERB})\\b[^,;:()]{6,}), (?<second>(?:it|they|he|she|we|this|these|there) (?:${VERB})\\b)[^,]*[.]$`,
  'di',
);

/** Two sentences joined by a comma alone: "It was late, however, they stayed." Only clear frames are marked. */
export const commaSplice: GrammarCheck = {
  id: 'grammar-comma-splice',
  severity: 'error',
  cost: 'habit',
  title: 'Comma splices',
  source: 'APA 7, 6.4',
  summary: 'Two complete sentences are not joined by a comma alone.',
  advice: {
    noun: 'sentences that run together',
    how: ['Put a period or a semicolon where the second complete sentence begins.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { start, end } of sentenceSpansIn(text)) {
      const sentence = text.slice(start, end);
      const match = ADVERB_SPLICE.exec(sentence) ?? PRONOUN_SPLICE.exec(sentence);
      const first = match?.groups?.['first'] ?? '';
      const firstEnd = match?.indices?.groups?.['first']?.[1];
      const secondEnd = match?.indices?.groups?.['second']?.[1];
      if (firstEnd === undefined || secondEnd === undefined) continue;
      if (!new RegExp(`\\b(?:${VERB})\\b|ed\\b`).test(first) || isDependent(first, match?.groups?.['adverb']))
        continue;
      const from = start + first.lastIndexOf(' ') + 1;
      yield {
        start: from,
        end: start + secondEnd,
        message: 'A comma alone joins two sentences. Use a semicolon or a period.',
        suggestions: [`${text.slice(from, start + firstEnd)};${sentence.slice(firstEnd + 1, secondEnd)}`],
      };
    }
  },
};

/** Before an adverb a clause may hold a subordinate one; before a bare pronoun any such word makes it unsure. */
function isDependent(clause: string, adverb: string | undefined): boolean {
  return adverb === undefined ? SUBORDINATE.test(clause) : SUBORDINATE.test(clause.split(' ')[0] ?? '');
}
