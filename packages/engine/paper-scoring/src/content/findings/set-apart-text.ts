import { isAddressedToGrader } from '../../work/is-addressed-to-grader.ts';
import type { ContentCheck } from './content-check.ts';

/** One finding for each run of neighbouring sentences would bury the paper: the first few places are enough. */
const MOST = 5;

/** A sentence or two that return may be a summary; from here on it is text pasted twice. Words. */
const PASTED = 60;

export const contentRepeatedText: ContentCheck = {
  id: 'content-repeated-text',
  cap: 15,
  *run({ sound }) {
    const repeated = sound.repeated.filter(
      (sentence) => sentence.words.length >= 8 && !sound.restated.has(sentence),
    );
    const isPasted = repeated.reduce((sum, { words }) => sum + words.length, 0) >= PASTED;
    for (const { span } of repeated.slice(0, MOST)) {
      const message = 'These words stand earlier in the paper already and were counted once.';
      yield isPasted ? { span, message, cost: 3 } : { span, message };
    }
  },
};

/** Program code and formulas are no prose and need not be. */
const CODE = /[<>={}_~@#\\|]|\w\(/u;

export const contentUnreadableText: ContentCheck = {
  id: 'content-unreadable-text',
  needsEnglish: true,
  cap: 20,
  *run({ sound, work }) {
    const prose = sound.unreadable.filter(({ span }) => !CODE.test(work.text.slice(span.start, span.end)));
    for (const { span } of prose.slice(0, MOST)) {
      yield { span, message: 'This does not read as English prose and was not counted.', cost: 4 };
    }
  },
};

export const contentCopiedInstructions: ContentCheck = {
  id: 'content-copied-instructions',
  *run({ sound }) {
    for (const { span } of sound.copiedFromBrief.filter(({ words }) => words.length >= 8).slice(0, MOST)) {
      yield { span, message: 'These words are the assignment’s own and were not counted as the student’s.' };
    }
  },
};

export const contentAddressedToGrader: ContentCheck = {
  id: 'content-addressed-to-grader',
  *run({ sound, work }) {
    const inText = sound.addressedToGrader.map(({ span }) => span);
    const aside = work.asides.filter(({ start, end }) => isAddressedToGrader(work.text.slice(start, end)));
    for (const span of [...inText, ...aside].slice(0, MOST)) {
      yield {
        span,
        message: 'This speaks to whoever grades the paper and tries to steer the mark; it was not counted.',
      };
    }
  },
};
