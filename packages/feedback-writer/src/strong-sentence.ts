import {
  citationsOf,
  sectionsOf,
  sentencesOf,
  spanContains,
  spansOverlap,
  spanText,
  wordSpansIn,
  type Finding,
  type Paper,
} from '@greenpen/paper';
import { beginningOf } from './quote.ts';

const REASONING =
  /\b(?:because|therefore|this suggests|these findings|which suggests|as a result|consequently|for example|in contrast|however|this means|which means|whereas|although)\b/iu;
/** Without a source only a reason that is given counts: "consequently" opens many a sentence that gives none. */
const REASON = /\b(?:because|(?:this|which) (?:suggests|means|shows|explains)|so that|for this reason)\b/iu;
/** What a paper announces, and what is said of any topic, is not yet an argument. */
const NO_ARGUMENT =
  /^(?:in )?(?:this|the|my) (?:paper|essay|report|post|study)\b|\b(?:cannot be overstated|it is (?:important|essential|crucial) to|plays? an? (?:\p{L}+ )?role|testament to|pave the way|ever-(?:evolving|changing)|fast-paced|in today['’]s|in conclusion)\b/iu;

/** Less than this is no essay out of which a sentence could stand. */
const LEAST_WORDS = 100;

/**
 * The opening words of a sentence worth praising: it reasons, it cites or follows evidence, and nothing was found
 * wrong with it. `null` where no sentence is like that.
 */
export function findStrongSentence(paper: Paper, findings: readonly Finding[]): string | null {
  const body = new Set(
    sectionsOf(paper)
      .filter(({ kind }) => kind === 'body')
      .flatMap(({ blocks }) => blocks),
  );
  const citations = citationsOf(paper);
  const words = [...body].reduce((sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length, 0);
  if (words < LEAST_WORDS) return null;
  let best: { readonly words: string; readonly worth: number } | null = null;
  for (const { span, block } of sentencesOf(paper)) {
    if (!body.has(block) || block.kind !== 'paragraph') continue;
    const sentence = spanText(paper.text, span);
    const length = wordSpansIn(sentence).length;
    if (length < 12 || length > 40 || !(REASONING.test(sentence) || REASON.test(sentence))) continue;
    const isCited = citations.some(({ group }) => spanContains(span, group));
    if (!isCited && !REASON.test(sentence)) continue;
    if (NO_ARGUMENT.test(sentence) || !/\p{Ll}/u.test(sentence)) continue;
    if (findings.some((finding) => finding.span !== null && spansOverlap(finding.span, span))) continue;
    const opening = beginningOf(sentence);
    if (opening === null || !/^\p{Lu}/u.test(opening)) continue;
    const worth = (isCited ? 2 : 0) + (length >= 16 && length <= 32 ? 1 : 0);
    if (best === null || worth > best.worth) best = { words: opening, worth };
  }
  return best?.words ?? null;
}
