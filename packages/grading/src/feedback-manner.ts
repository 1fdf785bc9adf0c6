export const tones = ['warmer', 'plainer'] as const;
export const feedbackLengths = ['shorter', 'longer'] as const;
export const judgements = ['stricter', 'milder'] as const;

/**
 * How a draft departs from its style, where the instructor asks for it. A judgement changes what is said and in which
 * order, and never a score.
 */
export type FeedbackManner = {
  readonly tone?: (typeof tones)[number] | undefined;
  readonly length?: (typeof feedbackLengths)[number] | undefined;
  readonly judgement?: (typeof judgements)[number] | undefined;
};
