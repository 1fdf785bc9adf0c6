import type { Span } from '@greenpen/paper';
import type { ReadWork } from '../content/measure-input.ts';
import { runningParagraphs } from '../content/running-paragraphs.ts';

/** The writer, or the paper as one, takes a position. */
const TAKES_POSITION =
  /\b(?:I|we|(?:this|my|our|the present) (?:\p{L}+ )?(?:paper|essay|brief|memo|report|review|article|critique|proposal|analysis|response|post))\b(?: \p{L}+){0,2} (?:argue|contend|claim|propose|maintain|believe|hold|recommend|conclude|show)\p{Ll}*\b/iu;
const DEMANDS = /\b(?:should|must|ought to)\b(?! have\b)/iu;
/** "Although critics object, the policy works because …": a claim with its reason. */
const REASONED = /^(?:although|even though|while|despite)\b.*,|\bbecause\b/iu;
const COMPARES = /\b(?:more|less|better|worse|rather|not only|most)\b/iu;
/** Asked, reported of somebody else, or about the paper's plan. */
const NOT_OWN =
  /\?|\b(?:critics|opponents|some|many|others|whether)\b(?: \p{L}+){0,2} (?:argue|claim|say|believe|think|contend)|\b(?:will discuss|will talk about|will look at|will explore)\b/iu;

/** "One of the rules is …", "There are …", "According to …", "Lund (2019) found …": says what is so, or what others say. */
const REPORTS =
  /^(?:(?:one|two|three|four|some|several|many|most|another|each|both|all) of (?:the|these|those|its|their|his|her) |there (?:is|are|was|were) |according to |(?:the|this|that|these|those|its|their|a|an) (?:\p{L}+ ){1,3}(?:says?|states?|reads?|requires?|forbids?|allows?|was|were|is called|are called|found|reports?|reported)\b|\p{Lu}[\p{L}’'-]+ (?:et al\.? |and \p{Lu}\p{L}+ |& \p{Lu}\p{L}+ )?(?:\(\d{4}[a-z]?\) )?(?:found|finds|reports?|reported|says?|said|writes?|wrote|notes?|noted|describes?|described|showed)\b)/iu;

/** Whether a sentence only reports, with nothing in it by which its writer takes a position. */
export function isReport(sentence: string): boolean {
  const said = sentence.trim();
  return REPORTS.test(said) && !TAKES_POSITION.test(said) && !DEMANDS.test(said) && !REASONED.test(said);
}

const OPENING_PARAGRAPHS = 2;
const FEWEST_WORDS = 7;

/** The sentence of the opening that most looks like the claim of a paper; null where none does. */
export function findClaim({ work, sound }: Pick<ReadWork, 'work' | 'sound'>): Span | null {
  const paragraphs = runningParagraphs(sound.paragraphs).slice(0, OPENING_PARAGRAPHS);
  let best: Span | null = null;
  let most = 1;
  for (const [at, { sentences }] of paragraphs.entries()) {
    for (const [place, { span, words }] of sentences.entries()) {
      const said = work.text.slice(span.start, span.end).trim();
      if (words.length < FEWEST_WORDS || NOT_OWN.test(said)) continue;
      // A claim usually ends the opening paragraph.
      const isEndOfOpening = at === 0 && place === sentences.length - 1;
      const worth =
        (TAKES_POSITION.test(said) ? 4 : 0) +
        (DEMANDS.test(said) ? 2 : 0) +
        (REASONED.test(said) ? 1 : 0) +
        (COMPARES.test(said) ? 0.5 : 0) +
        (isEndOfOpening ? 1 : 0);
      if (worth <= most) continue;
      most = worth;
      best = span;
    }
  }
  return best;
}

/**
 * The sentence of the opening in which the writer takes a position in so many words, "I will argue that …", "the city
 * should …"; null where none does.
 */
export function findStatedPosition({ work, sound }: Pick<ReadWork, 'work' | 'sound'>): Span | null {
  const [opening] = runningParagraphs(sound.paragraphs);
  const stated = opening?.sentences.findLast(({ span, words }) => {
    const said = work.text.slice(span.start, span.end).trim();
    return words.length >= FEWEST_WORDS && !NOT_OWN.test(said) && TAKES_POSITION.test(said);
  });
  return stated?.span ?? null;
}
