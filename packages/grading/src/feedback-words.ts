import type { Feedback } from './review.ts';

/** How much feedback a grade holds, and how much of it the instructor wrote. */
export type FeedbackWords = {
  readonly feedbackWords: number;
  /** Words that the engine's draft does not have, each as often as it has them. */
  readonly typedWords: number;
};

const parts = ['grammar', 'apa', 'content', 'overall'] as const;

/** Words are what white space separates. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** The words of the four texts together. */
export function countFeedback(feedback: Feedback): number {
  return parts.reduce((sum, part) => sum + countWords(feedback[part]), 0);
}

/** Compares the four texts with those they were made from; moving words about counts as no typing. */
export function measureFeedback(feedback: Feedback, draft: Feedback): FeedbackWords {
  const typedWords = parts.reduce((sum, part) => sum + countNew(feedback[part], draft[part]), 0);
  return { feedbackWords: countFeedback(feedback), typedWords };
}

function countNew(text: string, draft: string): number {
  const left = new Map<string, number>();
  for (const word of wordsOf(draft)) left.set(word, (left.get(word) ?? 0) + 1);
  let count = 0;
  for (const word of wordsOf(text)) {
    const rest = left.get(word) ?? 0;
    if (rest === 0) count += 1;
    else left.set(word, rest - 1);
  }
  return count;
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\S+/gu) ?? [];
}
