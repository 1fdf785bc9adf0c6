import type { Grade } from '@greenpen/api-contract';
import type { Area } from '@greenpen/paper';
import { formatScore } from '../format.ts';

export type FeedbackPart = {
  readonly id: 'grammar' | 'apa' | 'content' | 'overall';
  readonly label: string;
  /** Percent; null for the overall feedback and for an area that was not judged. */
  readonly score: number | null;
  readonly isJudged: boolean;
  readonly text: string;
};

type Marks = Pick<
  Grade,
  | 'totalGrade'
  | 'letter'
  | 'grammarScore'
  | 'apaScore'
  | 'contentScore'
  | 'grammarFeedback'
  | 'apaFeedback'
  | 'contentFeedback'
  | 'feedback'
> & { readonly notJudged: readonly Area[] };

/** The four texts of a grade in the order in which lists show them. */
export function feedbackParts(marks: Marks): readonly FeedbackPart[] {
  const parts = [
    { id: 'grammar', label: 'Grammar', score: marks.grammarScore, text: marks.grammarFeedback },
    { id: 'apa', label: 'APA Format', score: marks.apaScore, text: marks.apaFeedback },
    { id: 'content', label: 'Content', score: marks.contentScore, text: marks.contentFeedback },
    { id: 'overall', label: 'Overall Feedback', score: null, text: marks.feedback },
  ] as const;
  return parts.map((part) => {
    const isJudged = part.id === 'overall' || !marks.notJudged.includes(part.id);
    return { ...part, isJudged, score: isJudged ? part.score : null };
  });
}

/** Everything as plain text, to be pasted into a learning management system. */
export function feedbackAsText(marks: Marks): string {
  const parts = feedbackParts(marks).filter(({ text }) => text.trim() !== '');
  const overall = parts.find(({ id }) => id === 'overall');
  const lines = [`Grade: ${formatScore(marks.totalGrade)}/100 (${marks.letter})`];
  if (overall !== undefined) lines.push(overall.text);
  for (const { label, score, isJudged, text } of parts) {
    if (!isJudged) lines.push(`${label}: not judged`);
    if (score !== null) lines.push(`${label}: ${formatScore(score)}/100\n${text}`);
  }
  return lines.join('\n\n');
}
