import { ofContent, type ContentCheck } from './content-check.ts';

/** Share of the words from which on leaving out the rest is not worth mentioning. */
const NEARLY_ALL = 0.95;

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
  *run({ sound, work, asked: { leastWords, lengthAsWritten, acceptedLength }, requirements }) {
    if (leastWords === null || sound.words >= (acceptedLength.least ?? 0)) return;
    const isMet = requirements.some(
      ({ requirement, verdict }) => requirement.kind === 'length' && verdict === 'met',
    );
    // The words of tables count as well, but what was said before does not.
    if (isMet && sound.words >= work.words * NEARLY_ALL) return;
    const missing = 1 - sound.words / leastWords;
    const counted =
      sound.words < work.words * NEARLY_ALL
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
  *run({ work, asked: { lengthAsWritten, acceptedLength } }) {
    if (acceptedLength.most === null || work.words <= acceptedLength.most) return;
    yield {
      span: null,
      message: `The instructions ask for ${lengthAsWritten}; this has ${work.words.toLocaleString('en-US')}${inWords(lengthAsWritten)}.`,
    };
  },
};

function inWords(lengthAsWritten: string | null): string {
  return lengthAsWritten?.toLowerCase().includes('page') === true ? ' words, at 275 per page' : '';
}
