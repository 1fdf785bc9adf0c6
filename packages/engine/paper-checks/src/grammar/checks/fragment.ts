import { sentenceSpansIn } from '@greenpen/paper-structure';
import type { GrammarCheck } from '../grammar-check.ts';

const FRAGMENTS: readonly RegExp[] = [
  /^Which (?:is|was|are|were|means|makes|shows|leads|causes|can|will|in turn)\b.*\.$/,
  /^(?:Although|Even though|Whereas) [^,]{8,90}\.$/,
  /^Because (?!of\b)[^,]{8,60}\.$/,
  /^(?:Such as|Especially|Including|For example,?) [^.]{3,60}(?<!\b(?:is|are|was|were|has|have|had|can|will|may)\b[^.]*)\.$/,
];
const VERB = /\b(?:is|are|was|were|has|have|had|can|could|will|would|may|might|should|do|does|did|\w+ed)\b/g;

export const fragment: GrammarCheck = {
  id: 'grammar-fragment',
  severity: 'advice',
  cost: 'habit',
  title: 'Sentence fragments',
  source: 'APA 7, chapter 4',
  summary: 'A sentence has a main clause.',
  advice: {
    noun: 'incomplete sentences',
    how: ['Give each one a subject and a verb, or join it to the sentence next to it.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { start, end } of sentenceSpansIn(text)) {
      const sentence = text.slice(start, end);
      if (!FRAGMENTS.some((pattern) => pattern.test(sentence))) continue;
      if (/^(?:Although|Even|Whereas|Because)/.test(sentence) && (sentence.match(VERB)?.length ?? 0) > 1)
        continue;
      if (/^(?:Such|Especially|Including|For)/.test(sentence) && VERB_FORM.test(sentence)) continue;
      yield {
        start,
        end,
        message: 'This may be a fragment. Join it to the sentence before it, or give it a main clause.',
      };
    }
  },
};

/** An ending that a verb could have: enough doubt to stay silent. */
const VERB_FORM = /\b\w{3,}(?:s|ed)\b(?! (?:and|or)\b)(?=\s+\w)/;
