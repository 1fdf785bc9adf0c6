import { ofContent, type ContentCheck } from './content-check.ts';

/** A length is judged a little late: nobody counts the words of a title or a heading the same way. */
const TOLERANCE = 0.92;

export const contentTooShort: ContentCheck = {
  ...ofContent,
  id: 'content-too-short',
  severity: 'error',
  cost: 'measured',
  summary: 'The text is as long as the instructions require.',
  title: 'Shorter than asked',
  advice: {
    noun: 'the length',
    how: [
      'Add what a skeptical reader would ask for next: a reason, an example, a counterargument.',
      'Look for the claim you spent the least time on, and develop it.',
    ],
    against: 'development',
  },
  *run({ sound, work, asked: { leastWords, lengthAsWritten } }) {
    if (leastWords === null || sound.words >= leastWords * TOLERANCE) return;
    const missing = 1 - sound.words / leastWords;
    const counted =
      sound.words < work.words * 0.95
        ? `${work.words.toLocaleString('en-US')}, of which ${sound.words.toLocaleString('en-US')} say something new`
        : sound.words.toLocaleString('en-US');
    yield {
      span: null,
      message: `The instructions ask for ${lengthAsWritten}; this has ${counted}${inWords(lengthAsWritten)}.`,
      cost: Math.round(missing * 350) / 10,
    };
  },
};

export const contentTooLong: ContentCheck = {
  ...ofContent,
  id: 'content-too-long',
  severity: 'advice',
  cost: 'none',
  summary: 'The text is no longer than the instructions allow.',
  title: 'Longer than asked',
  advice: {
    noun: 'the length',
    how: [
      'First cut anything that repeats a point you have already made.',
      'Decide which point the paper could do without, and cut it.',
    ],
  },
  *run({ work, asked: { mostWords, lengthAsWritten } }) {
    if (mostWords === null || work.words <= mostWords * 1.15) return;
    yield {
      span: null,
      message: `The instructions ask for ${lengthAsWritten}; this has ${work.words.toLocaleString('en-US')}${inWords(lengthAsWritten)}.`,
    };
  },
};

function inWords(lengthAsWritten: string | null): string {
  return lengthAsWritten?.toLowerCase().includes('page') === true ? ' words, at 275 per page' : '';
}
