import type { GrammarCheck } from '../grammar-check.ts';
import { wordForm } from '../kinds.ts';
import { presentOf, verbReadings, inflect } from '../language/inflections.ts';
import { taggedSentencesOf } from '../language/tagged-sentence.ts';

/** Verbs of knowing, owning and being, which name no action that goes on. */
const STATIVE =
  /^(?:know|believe|understand|belong|own|prefer|seem|contain|consist|deserve|resemble|possess|disagree|lack|depend|exist|matter|mean)$/;

/** "I am knowing the answer," "it is belonging to him": these verbs have no progressive form. */
export const stativeVerb: GrammarCheck = {
  ...wordForm,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Verbs of knowing, owning and being are not used in the progressive.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, be] of tokens.entries()) {
        if (!/^(?:am|is|are|was|were)$/.test(be.word)) continue;
        const [subject, verb, next] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
        // "The key is knowing how": the gerund is what the subject is.
        if (!/^(?:i|he|she|we|they|you)$/.test(subject?.word ?? '') || verb?.tag !== 'VERB') continue;
        const lemma = verbReadings(verb.word).find(({ form }) => form === 'ing')?.lemma ?? '';
        // "They are owning up to it", "we are lacking in that": expressions of their own.
        if (!STATIVE.test(lemma) || /^(?:up|in|out|less|more)$/.test(next?.word ?? '')) continue;
        const isPast = /^(?:was|were)$/.test(be.word);
        const right = isPast
          ? inflect(lemma, 'past')
          : presentOf(lemma, /^(?:he|she)$/.test(subject?.word ?? '') ? 'singular' : 'plural');
        yield {
          start: be.start,
          end: verb.end,
          message: `“${lemma}” names no action that goes on, so write “${right}”.`,
          suggestions: [right],
        };
      }
    }
  },
};
