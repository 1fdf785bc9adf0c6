import type { ContentCheck } from './content-check.ts';

/** One finding for each run of neighbouring sentences would bury the paper: the first few places are enough. */
const MOST = 5;

export const contentRepeatedText: ContentCheck = {
  id: 'content-repeated-text',
  severity: 'error',
  cap: 15,
  *run({ sound }) {
    for (const { span, words } of sound.repeated
      .filter((sentence) => sentence.words.length >= 6)
      .slice(0, MOST)) {
      yield {
        span,
        message: 'These words stand earlier in the paper already and were counted once.',
        cost: words.length >= 12 ? 3 : 1.5,
      };
    }
  },
};

export const contentUnreadableText: ContentCheck = {
  id: 'content-unreadable-text',
  severity: 'error',
  cap: 20,
  *run({ sound }) {
    for (const { span } of sound.unreadable.slice(0, MOST)) {
      yield { span, message: 'This does not read as English prose and was not counted.', cost: 4 };
    }
  },
};

export const contentCopiedInstructions: ContentCheck = {
  id: 'content-copied-instructions',
  severity: 'advice',
  *run({ sound }) {
    for (const { span } of sound.copiedFromBrief.filter(({ words }) => words.length >= 8).slice(0, MOST)) {
      yield { span, message: 'These words are the assignment’s own and were not counted as the student’s.' };
    }
  },
};
