import { count, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { ratioOfSigns, type SignScale } from './signs.ts';

/** Richness of language: how precise and how varied the words are. */
export function measureLanguage(input: MeasureInput, scale: SignScale): Measure {
  const { sound, signs } = input;
  const { precision, vocabulary } = signs;
  const precise = precision === null ? null : Math.round(precision * Math.sqrt(sound.words));
  const told = [
    ...(precise === null
      ? []
      : [`${count(precise, 'different word is', 'different words are')} beyond the 3,000 commonest`]),
    ...(vocabulary === null
      ? []
      : [`words repeat themselves after a run of ${Math.round(vocabulary)} on average`]),
  ];
  const reason = told.length === 0 ? 'Too short to tell.' : `${told.join('; ')}.`;
  return { ratio: sound.words === 0 ? 0 : ratioOfSigns('language', input, scale), reason };
}
