import { count, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { runningParagraphs } from './running-paragraphs.ts';
import { ratioOfSigns, type SignScale } from './signs.ts';

/** How far the ideas are worked out: how much new text there is, how many details, and how few empty words. */
export function measureDevelopment(input: MeasureInput, scale: SignScale): Measure {
  const { sound, signs } = input;
  const { amount, specific, details, density } = signs;
  const reason =
    `${count(sound.words, 'word')} of new text in ${count(runningParagraphs(sound.paragraphs).length, 'paragraph')}, ` +
    `${percent(amount)} of the length that is wanted; ${sayGeneral(specific)}${percent(details)} of the sentences add a detail (a name, a ` +
    `number, words quoted); ${percent(density)} of the words carry the subject.`;
  return { ratio: sound.words === 0 ? 0 : ratioOfSigns('development', input, scale), reason };
}

function sayGeneral(specific: number | null): string {
  return specific === null
    ? ''
    : `${percent(1 - specific)} of the sentences are general (no name, number or quotation, hardly a precise word); `;
}

function percent(share: number | null): string {
  return `${Math.round((share ?? 0) * 100)}%`;
}
