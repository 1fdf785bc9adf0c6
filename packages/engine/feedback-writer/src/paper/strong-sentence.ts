import { type Finding, type Paper, spanContains, spansOverlap, spanText } from '@greenpen/paper';
import { citationsOf, sectionsOf, sentencesOf, wordSpansIn } from '@greenpen/paper-structure';
import { beginningOf } from './quote.ts';
import type { AssignmentBrief } from '@greenpen/grading';

const REASONING =
  /\b(?:because|therefore|this suggests|these findings|which suggests|as a result|consequently|for example|in contrast|however|this means|which means|whereas|although)\b/iu;
/** Without a source only a reason that is given counts: "consequently" opens many a sentence that gives none. */
const REASON = /\b(?:because|(?:this|which) (?:suggests|means|shows|explains)|so that|for this reason)\b/iu;
/** What a paper announces, and what is said of any topic, is not yet an argument. */
const NO_ARGUMENT =
  /^(?:in )?(?:this|the|my) (?:paper|essay|report|post|study)\b|\b(?:cannot be overstated|it is (?:important|essential|crucial) to|plays? an? (?:\p{L}+ )?role|testament to|pave the way|ever-(?:evolving|changing)|fast-paced|in today['’]s|in conclusion)\b/iu;

/** "The data did not support the idea that it works because …": a reason that is denied or only reported. */
const NOT_GIVEN =
  /\b(?:not|never|neither|nor|no|whether|if|ask(?:s|ed)?|doubt\p{Ll}*|(?:idea|belief|claim|assumption|hypothesis|notion|view|suggestion) that)\b|n['’]t\b/iu;

/** A shorter text is no essay, so no sentence of it is praised. */
const LEAST_WORDS = 100;

type Evidence = {
  readonly findings: readonly Finding[];
  /** What was asked; null where it is not known. */
  readonly brief: AssignmentBrief | null;
};

/** Of five points: two for a source, two for a reason given in so many words, one for a readable length. */
const LEAST_WORTH = 3;

/** Longer words after "because" that make it a reason. */
const FEWEST_REASON_WORDS = 2;

/** Different content words that a paragraph has to share with what was asked. */
const LEAST_SHARED = 2;

/**
 * The opening words of a sentence worth praising: it reasons, it cites or follows evidence, and nothing was found
 * wrong in its paragraph, which takes up what was asked. `null` where no sentence is like that.
 */
export function findStrongSentence(paper: Paper, { findings, brief }: Evidence): string | null {
  const body = new Set(
    sectionsOf(paper)
      .filter(({ kind }) => kind === 'body')
      .flatMap(({ blocks }) => blocks),
  );
  const citations = citationsOf(paper);
  const takesUp = sharesWords(brief);
  const words = [...body].reduce((sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length, 0);
  if (words < LEAST_WORDS) return null;
  let best: { readonly words: string; readonly worth: number } | null = null;
  for (const { span, block } of sentencesOf(paper)) {
    if (!body.has(block) || block.kind !== 'paragraph') continue;
    const sentence = spanText(paper.text, span);
    const length = wordSpansIn(sentence).length;
    if (length < 12 || length > 40 || !(REASONING.test(sentence) || REASON.test(sentence))) continue;
    const isCited = citations.some(({ group }) => spanContains(span, group));
    if (!isCited && !givesReason(sentence)) continue;
    if (NO_ARGUMENT.test(sentence) || !/\p{Ll}/u.test(sentence)) continue;
    if (findings.some(({ span: found }) => found !== null && spansOverlap(found, span))) continue;
    const inParagraph = findings.filter(
      ({ span: found }) => found !== null && spansOverlap(found, block.span),
    );
    if (inParagraph.some(({ severity, area }) => severity === 'error' || area === 'content')) continue;
    if (!takesUp(spanText(paper.text, block.span))) continue;
    const opening = beginningOf(sentence);
    if (opening === null || !/^\p{Lu}/u.test(opening)) continue;
    const worth =
      (isCited ? 2 : 0) +
      (givesReason(sentence) ? 2 : 1) +
      (length >= 16 && length <= 32 ? 1 : 0) -
      (inParagraph.length > 0 ? 1 : 0);
    if (worth < LEAST_WORTH) continue;
    if (best === null || worth > best.worth) best = { words: opening, worth };
  }
  return best?.words ?? null;
}

/** Whether a sentence names a reason with some content, and not just "because they are there". */
function givesReason(sentence: string): boolean {
  const match = REASON.exec(sentence);
  if (match === null) return false;
  if (NOT_GIVEN.test(sentence.slice(0, match.index))) return false;
  const reason = sentence.slice(match.index + match[0].length);
  return (reason.match(/\p{L}{5,}/gu)?.length ?? 0) >= FEWEST_REASON_WORDS;
}

/** Whether a paragraph speaks of what was asked; where that is not known, every paragraph may. */
function sharesWords(brief: AssignmentBrief | null): (paragraph: string) => boolean {
  const asked =
    brief === null
      ? new Set<string>()
      : contentStems(`${brief.title} ${brief.description} ${brief.instructions}`);
  if (asked.size < LEAST_SHARED) return () => true;
  return (paragraph) => [...contentStems(paragraph)].filter((stem) => asked.has(stem)).length >= LEAST_SHARED;
}

/** What assignments of every subject say, and so nothing about this one's. */
const OF_ANY_ASSIGNMENT =
  /^(?:write|paper|essay|discuss|describ|explai|assign|cours|sourc|apa|pages?|words?|least|should|about|their|there|which|these|those|would|could|using|includ|suppor|refere|studen|questi|answer|exampl|chang|differ|import)/u;

/** The first six letters of the longer words: enough to meet "memory" and "memories". */
function contentStems(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
  return new Set(words.filter((word) => !OF_ANY_ASSIGNMENT.test(word)).map((word) => word.slice(0, 6)));
}
