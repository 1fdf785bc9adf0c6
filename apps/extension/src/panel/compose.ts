import type { DraftEvents } from '@greenpen/api-contract';

export type Texts = {
  readonly feedback: string;
  readonly contentFeedback: string;
  readonly grammarFeedback: string;
  readonly apaFeedback: string;
};

export const sections = [
  { id: 'feedback', title: 'Overall' },
  { id: 'contentFeedback', title: 'Content' },
  { id: 'grammarFeedback', title: 'Grammar' },
  { id: 'apaFeedback', title: 'APA' },
] as const satisfies readonly { readonly id: keyof Texts; readonly title: string }[];

/** The whole comment: the overall text, then each area under its name; a reply to a post is the overall text. */
export function composeComment(texts: Texts, isReply: boolean): string {
  if (isReply) return texts.feedback.trim();
  return sections
    .filter(({ id }) => texts[id].trim() !== '')
    .map(({ id, title }) => (id === 'feedback' ? texts[id].trim() : `${title}\n${texts[id].trim()}`))
    .join('\n\n');
}

/** A grade of 0 to 100 on the scale of the page, with at most one decimal. */
export function gradeOn(total: number, maxPoints: number | null): string {
  return String(Math.round((total * (maxPoints ?? 100)) / 10) / 10);
}

type Scores = DraftEvents['scores'];

/**
 * The proposed points of each criterion, or those that the instructor set. The reason is for her alone; a remark to the
 * student is what she wrote.
 */
export function rubricRows(
  { judgedRubric, rubricPoints }: Scores,
  remarks: Readonly<Record<string, string>> = {},
) {
  return judgedRubric.rubric.map(({ criterion, points, reason }) => ({
    id: criterion.id,
    name: criterion.name,
    maxPoints: criterion.maxPoints,
    points: rubricPoints[criterion.id] ?? points,
    remark: remarks[criterion.id] ?? '',
    reason,
  }));
}
