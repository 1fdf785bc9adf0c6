import type { Disorder } from '../coherence/judge-coherence.ts';
import { hasConclusion } from './has-conclusion.ts';
import { kindOfWork } from './kind-of-work.ts';
import { blend, count, perThousand, ramp, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { runningParagraphs } from './running-paragraphs.ts';

const TRANSITION =
  /\b(?:first|second|third|finally|next|then|in addition|additionally|furthermore|moreover|also|another|similarly|likewise|in contrast|on the other hand|by contrast|conversely|however|nevertheless|nonetheless|although|while|despite|instead|in conclusion|to conclude|overall|in summary|ultimately|even so|yet|indeed|in other words|contrary to|unlike|by then|afterward|as a result|therefore|consequently|for this reason|as noted|in turn|meanwhile|at the same time)\b/giu;

/** Order: an opening and a close, paragraphs of a readable size, transitions, sentences that hang together. */
export function measureStructure(input: MeasureInput): Measure {
  const { work, sound, disorder } = input;
  const { sentences, words } = sound;
  const paragraphs = runningParagraphs(sound.paragraphs);
  const expected = Math.min(6, Math.max(1, Math.round(words / 180)));
  const paragraphing = Math.min(1, paragraphs.length / expected);
  const readable = paragraphs.filter((paragraph) => paragraph.words >= 35 && paragraph.words <= 260).length;
  const readableShare = paragraphs.length === 0 ? 0 : readable / paragraphs.length;
  const transitions = sentences.reduce(
    (sum, { span }) => sum + (work.text.slice(span.start, span.end).match(TRANSITION)?.length ?? 0),
    0,
  );
  const rate = perThousand(transitions, Math.max(words, 150));
  const unity = measureUnity(paragraphs);
  const closed = hasConclusion(input);
  const headed = words < 900 || work.headings.length >= 2;
  if (kindOfWork(input) !== 'paper') return measureShortPiece(paragraphs, words);
  const ratio = blend(
    [2, paragraphing],
    [2, paragraphs.length > 1 ? ramp(readableShare, 0.2, 0.8) : 0.5],
    [2, ramp(rate, 2, 14)],
    [2, ramp(unity, 0.15, 0.5)],
    [1.5, closed ? 1 : 0],
    [0.5, headed ? 1 : 0],
  );
  const reason =
    `${count(paragraphs.length, 'paragraph')}, ${readable} of 35 to 260 words; ` +
    `${count(work.headings.length, 'heading')}; ${count(transitions, 'transition')}; ` +
    `${Math.round(unity * 100)}% of sentences pick up words from the sentence before; ` +
    `${closed ? 'a closing paragraph was found' : disorder === null ? 'no closing paragraph was found' : 'the last paragraph is no close'}.`;
  const order = disorder === null ? '' : ` ${sayDisorder(disorder)}`;
  return { ratio: words === 0 ? 0 : ratio * (1 - (disorder?.share ?? 0)), reason: `${reason}${order}` };
}

const DISORDER: Readonly<Record<Disorder['kind'], string>> = {
  sentences: 'The sentences follow from one another no better than in a random order.',
  paragraphs: 'The paragraphs do not seem to be in the order in which they build on one another.',
  'several-texts': 'The sentences do not seem to belong to one text.',
};

/** One sentence for the instructor, with up to two places that show it. */
export function sayDisorder({ kind, places }: Disorder): string {
  const shown = places.slice(0, MOST_SHOWN).map(({ message }) => message);
  return [DISORDER[kind], ...shown].join(' ');
}

const MOST_SHOWN = 2;

/** A post or an answer is divided where it is long, and is asked for no opening, close or transitions. */
function measureShortPiece(paragraphs: MeasureInput['sound']['paragraphs'], words: number): Measure {
  const expected = Math.max(1, Math.floor(words / 250));
  const tooLong = paragraphs.filter((paragraph) => paragraph.words > 300).length;
  const ratio = blend(
    [1, Math.min(1, paragraphs.length / expected)],
    [1, 1 - tooLong / Math.max(1, paragraphs.length)],
  );
  const reason =
    `${count(paragraphs.length, 'paragraph')}, ${tooLong} of more than 300 words; a short piece needs no ` +
    `introduction, conclusion or transitions.`;
  return { ratio: words === 0 ? 0 : ratio, reason };
}

const TAKES_UP = new Set([
  'this',
  'these',
  'that',
  'those',
  'they',
  'it',
  'he',
  'she',
  'such',
  'their',
  'its',
]);

/** Share of neighbouring sentences in a paragraph that share a subject word or take it up by a pronoun. */
function measureUnity(paragraphs: MeasureInput['sound']['paragraphs']): number {
  let pairs = 0;
  let joined = 0;
  for (const { sentences } of paragraphs) {
    for (const [index, sentence] of sentences.entries()) {
      const before = sentences[index - 1];
      if (before === undefined) continue;
      pairs += 1;
      const stems = new Set(before.stems);
      const takesUp = sentence.words.slice(0, 3).some((word) => TAKES_UP.has(word));
      if (takesUp || sentence.stems.some((stem) => stems.has(stem))) joined += 1;
    }
  }
  return pairs === 0 ? 0 : joined / pairs;
}
