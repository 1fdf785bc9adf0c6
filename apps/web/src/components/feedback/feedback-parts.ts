import type { Grade } from '@greenpen/api-contract';
import { formatScore } from '../format.ts';

export type FeedbackPart = {
  readonly id: 'grammar' | 'apa' | 'content' | 'overall';
  readonly label: string;
  /** Percent; null for the overall feedback. */
  readonly score: number | null;
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
>;

/** The four texts of a grade in the order in which lists show them. */
export function feedbackParts(marks: Marks): readonly FeedbackPart[] {
  return [
    { id: 'grammar', label: 'Grammar', score: marks.grammarScore, text: marks.grammarFeedback },
    { id: 'apa', label: 'APA Format', score: marks.apaScore, text: marks.apaFeedback },
    { id: 'content', label: 'Content', score: marks.contentScore, text: marks.contentFeedback },
    { id: 'overall', label: 'Overall Feedback', score: null, text: marks.feedback },
  ];
}

/** Everything as plain text, to be pasted into a learning management system. */
export function feedbackAsText(marks: Marks): string {
  const parts = feedbackParts(marks).filter(({ text }) => text.trim() !== '');
  const overall = parts.find(({ id }) => id === 'overall');
  const lines = [`Grade: ${formatScore(marks.totalGrade)}/100 (${marks.letter})`];
  if (overall !== undefined) lines.push(overall.text);
  for (const { label, score, text } of parts) {
    if (score !== null) lines.push(`${label}: ${formatScore(score)}/100\n${text}`);
  }
  return lines.join('\n\n');
}
