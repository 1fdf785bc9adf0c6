import type { Feedback } from './review.ts';

/** The length of a grade's feedback, and how much of it the instructor typed. */
export type FeedbackWords = {
  readonly feedbackWords: number;
  /** Words that are not in the engine's draft, counted with repetitions. */
  readonly typedWords: number;
};

const parts = ['grammar', 'apa', 'content', 'overall'] as const;

/** Counts words separated by white space. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

/** The number of words in all four texts. */
export function countFeedback(feedback: Feedback): number {
  return parts.reduce((sum, part) => sum + countWords(feedback[part]), 0);
}

/** Compares the four texts with their draft, part by part; moved words do not count as typed. */
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
