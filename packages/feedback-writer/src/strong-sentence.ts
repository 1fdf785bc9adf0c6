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
  let best: { readonly words: string; readonly worth: number } | null = null;
  for (const { span, block } of sentencesOf(paper)) {
    if (!body.has(block) || block.kind !== 'paragraph') continue;
    const sentence = spanText(paper.text, span);
    const length = wordSpansIn(sentence).length;
    if (length < 12 || length > 40 || !REASONING.test(sentence)) continue;
    if (findings.some((finding) => finding.span !== null && spansOverlap(finding.span, span))) continue;
    const words = beginningOf(sentence);
    if (words === null || !/^\p{Lu}/u.test(words)) continue;
    const isCited = citations.some(({ group }) => spanContains(span, group));
    const worth = (isCited ? 2 : 0) + (length >= 16 && length <= 32 ? 1 : 0);
    if (best === null || worth > best.worth) best = { words, worth };
  }
  return best?.words ?? null;
}
