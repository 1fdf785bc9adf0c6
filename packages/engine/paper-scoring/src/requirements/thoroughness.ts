import type { WordMeanings } from './requirement-terms.ts';
import type { Place } from './part-likeness.ts';

/**
 * How closely a paper goes into its matter: [sentences with a number, rare words, sweeping words, different words].
 * Where it stays general, what a part asks for is touched on rather than answered.
 */
export type ThoroughnessSigns = readonly [numbers: number, rare: number, sweeping: number, different: number];

/** Words that fit any subject and say how much or how good without saying what. */
const sweepingWords: ReadonlySet<string> = new Set(
  `very really lot lots alot things thing stuff everyone everybody nobody always never good bad big important
  society people today world life everything something someone nice great interesting many kind sort basically
  just totally definitely`.split(/\s+/u),
);

/** Weight of a word from which on it is rare: not among the 2,000 most frequent. */
const RARE = 0.727;
/** Share of rare words in most papers, for where it is not known which words are rare. */
const USUALLY_RARE = 0.2;
const NUMBER = /\d|percent/u;

export function readThoroughness(
  places: readonly Place[],
  { weightOf }: Pick<WordMeanings, 'weightOf'>,
): ThoroughnessSigns {
  const words = places.flatMap(({ sentence }) => sentence.words);
  const share = (is: (word: string) => boolean) => words.filter(is).length / Math.max(1, words.length);
  const withNumber = places.filter(({ text }) => NUMBER.test(text)).length / Math.max(1, places.length);
  return [
    Math.log(0.2 + withNumber),
    weightOf('the') >= RARE ? USUALLY_RARE : share((word) => weightOf(word) >= RARE),
    100 * share((word) => sweepingWords.has(word)),
    // Longer texts repeat more words.
    new Set(words).size / Math.max(1, words.length) ** 0.8,
  ];
}
