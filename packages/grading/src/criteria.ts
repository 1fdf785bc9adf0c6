export const feedbackStyles = ['conversational', 'direct', 'detailed'] as const;

export type FeedbackStyle = (typeof feedbackStyles)[number];

/** Whole percentages that add up to 100. */
export type Weights = { readonly grammar: number; readonly apa: number; readonly content: number };

export type Criteria = { readonly weights: Weights; readonly feedbackStyle: FeedbackStyle };

export const defaultCriteria: Criteria = {
  weights: { grammar: 30, apa: 25, content: 45 },
  feedbackStyle: 'conversational',
};
