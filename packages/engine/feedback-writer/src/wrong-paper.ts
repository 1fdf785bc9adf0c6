import type { AssignmentBrief } from '@greenpen/grading';
import type { Finding, Paper } from '@greenpen/paper';
import { spanText } from '@greenpen/paper';
import { sentencesOf } from '@greenpen/paper-structure';
import { questionOf } from './asked/assignment-question.ts';
import { withoutMarks } from './asked/name-part.ts';
import type { ContentGap } from './paper/ground.ts';
import { beginningOf } from './paper/quote.ts';

/** A file that is no answer to its assignment, whatever it is. */
export type WrongPaper = {
  readonly is: 'off-topic' | 'unreadable' | 'several-texts';
  /** “Plastic in the Sea”; `null` without a title. */
  readonly title: string | null;
  /** How its text begins; `null` where that cannot be quoted. */
  readonly begins: string | null;
  /** 'asks “Should the buses be free?”'; `null` where nobody said what was asked. */
  readonly asked: string | null;
  /** ' for “Essay 2: Owls”': the assignment by its title; empty without one, or where its question is the title. */
  readonly forWork: string;
  /** The findings that say so. */
  readonly ids: readonly string[];
};

type Known = {
  readonly findings: readonly Finding[];
  readonly brief: AssignmentBrief | null;
  readonly title: string | null;
  readonly gap: ContentGap | null;
};

const FEWEST_SENTENCE_WORDS = 5;

/** Why a file does not look like an answer; `null` where it does. */
export function findWrongPaper(paper: Paper, { findings, brief, title, gap }: Known): WrongPaper | null {
  const of = (check: string) => findings.filter((finding) => finding.check === check);
  const offTopic = of('content-off-topic');
  const unreadable = of('content-unreadable-text');
  const several = of('content-disorder').filter(({ message }) => /\bone text\b|several texts/u.test(message));
  const [is, causes] =
    gap === 'repeated' && unreadable.length > 0
      ? (['unreadable', unreadable] as const)
      : offTopic.length > 0
        ? (['off-topic', offTopic] as const)
        : (['several-texts', several] as const);
  if (causes.length === 0) return null;
  const asked = brief === null ? null : questionOf(brief);
  const named = withoutMarks(brief?.title ?? '');
  return {
    is,
    title: title === null ? null : `“${title}”`,
    begins: openingOf(paper),
    asked,
    forWork: named === '' || asked?.includes(named) === true ? '' : ` for “${named}”`,
    ids: causes.map(({ id }) => id),
  };
}

/** How the first whole sentence begins; `null` where it cannot be quoted. */
export function openingOf(paper: Paper): string | null {
  for (const { span, block } of sentencesOf(paper)) {
    if (block.kind !== 'paragraph') continue;
    const sentence = spanText(paper.text, span).trim();
    const words = beginningOf(sentence);
    if (words !== null && words.split(' ').length >= FEWEST_SENTENCE_WORDS && /^\p{Lu}/u.test(words))
      return words;
  }
  return null;
}
