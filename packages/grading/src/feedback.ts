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

type Described = {
  readonly originalName: string;
  readonly studentName: string | null;
  readonly course: { readonly code: string; readonly name: string } | null;
  readonly courseAssignment: { readonly week: number; readonly title: string } | null;
};

export type FeedbackHeading = {
  readonly title: string;
  /** [label, value], only those that are known. */
  readonly facts: readonly (readonly [label: string, value: string])[];
};

/** The title of a feedback document and what it says of the paper, in every format. */
export function feedbackHeading({
  originalName,
  studentName,
  course,
  courseAssignment,
}: Described): FeedbackHeading {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Student', studentName],
    ['Course', course === null ? null : `${course.code} - ${course.name}`],
    [
      'Assignment',
      courseAssignment === null ? null : `Week ${courseAssignment.week} - ${courseAssignment.title}`,
    ],
    ['File', originalName],
  ];
  return {
    title: `Feedback: ${courseAssignment?.title ?? originalName}`,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
  };
}
