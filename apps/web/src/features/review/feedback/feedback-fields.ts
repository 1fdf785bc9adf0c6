import type { ReviewOnWire } from '@greenpen/api-contract';
import type { FeedbackField } from '../saving/grade-fields.ts';

type FeedbackSection = {
  readonly field: FeedbackField;
  readonly draft: keyof ReviewOnWire['draft']['feedback'];
  readonly label: string;
};

/** The four texts in the order of the screen; their keys are 1 to 4. */
export const feedbackSections: readonly FeedbackSection[] = [
  { field: 'feedback', draft: 'overall', label: 'Overall' },
  { field: 'contentFeedback', draft: 'content', label: 'Content' },
  { field: 'grammarFeedback', draft: 'grammar', label: 'Grammar' },
  { field: 'apaFeedback', draft: 'apa', label: 'APA' },
];
