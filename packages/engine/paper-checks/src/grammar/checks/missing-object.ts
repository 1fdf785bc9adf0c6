import type { GrammarCheck } from '../grammar-check.ts';
import { verbReadings } from '../language/inflections.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

/** Verbs with a particle that say nothing without an object; "back" only where it is denied: people give back. */
const NEEDS_OBJECT = /^(?:carry out|bring about|put forward|hand over|set aside|put off|give back)$/;
const MAY_STAND_ALONE = /^give back$/;

/** "They took the deposit and are not giving back.": what is given back has to be said. */
export const missingObject: GrammarCheck = {
  id: 'grammar-missing-object',
  severity: 'error',
  cost: 'mistakes',
  isLearnedLate: true,
  title: 'Verbs without their object',
  source: 'APA 7, chapter 4',
  summary: 'A verb that needs an object has one.',
  advice: {
    noun: 'verbs without their object',
    how: ['Ask “what?” after each of these verbs, and write the answer, if only as “it” or “them.”'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const [verb, particle, next] = tokens.slice(index, index + 3);
        if (verb?.tag !== 'VERB' || particle === undefined || next === undefined) continue;
        const lemma = verbReadings(verb.word)[0]?.lemma ?? '';
        const name = `${lemma} ${particle.word}`;
        if (!NEEDS_OBJECT.test(name) || !/^[.;,]$/.test(next.word)) continue;
        if (hasObjectElsewhere(tokens, index)) continue;
        const isDenied = tokens
          .slice(Math.max(0, index - 3), index)
          .some(({ word }) => /^(?:not|n't|never|without|refuse[sd]?)$/.test(word));
        if (MAY_STAND_ALONE.test(name) && !isDenied) continue;
        yield {
          start: verb.start,
          end: particle.end,
          message: `“${text.slice(verb.start, particle.end)}” needs an object: say what, if only with “it” or “them.”`,
        };
      }
    }
  },
};

/** A passive, a relative clause, a question or an infinitive has its object before the verb. */
function hasObjectElsewhere(tokens: readonly Token[], verb: number): boolean {
  if (tokens.at(-1)?.word === '?') return true;
  const readings = verbReadings(tokens[verb]?.word ?? '');
  const canBePassive = readings.some(({ form }) => form === 'participle');
  return tokens
    .slice(0, verb)
    .some(
      ({ word }, index) =>
        /^(?:which|that|who|whom|what|whatever|whose|how|as|than|to)$/.test(word) ||
        (canBePassive && /^(?:be|been|being|is|are|was|were|get|got|gets)$/.test(word)) ||
        (canBePassive && tokens[index]?.tag === 'NOUN' && index === verb - 1),
    );
}
