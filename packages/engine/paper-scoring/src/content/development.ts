import type { AssignmentType } from '@greenpen/grading';
import { kindOfWork } from './kind-of-work.ts';
import { blend, count, perThousand, ramp, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';
import { runningParagraphs } from './running-paragraphs.ts';

/** Words with which a writer goes on from a claim to its reason, example or consequence. */
const ELABORATION =
  /\b(?:because|since|therefore|thus|hence|consequently|as a result|for example|for instance|such as|specifically|in particular|this means|which means|this shows|this suggests|in other words|due to|so that|if|although|though|whereas|(?<=, )so|for this reason|which (?:means|suggests|shows|explains|makes|made|allows)|owing to|even when|unless|by \p{L}+ing)\b/giu;

/** Words at which a piece of its kind counts as fully developed where the instructions name no length. */
const USUAL_WORDS: Readonly<Record<AssignmentType, number>> = {
  assignment: 750,
  discussion: 250,
  quiz: 60,
  exam: 250,
};

/** How far the ideas are worked out: amount of text that says something new, full paragraphs, reasons and examples. */
export function measureDevelopment(input: MeasureInput): Measure {
  const { work, sound, brief, asked } = input;
  // A short piece makes a point in two sentences and gives one reason where a paper gives several.
  const { fullFrom, reasons } =
    kindOfWork(input) === 'paper' ? { fullFrom: 3, reasons: 16 } : { fullFrom: 2, reasons: 8 };
  const usual = USUAL_WORDS[brief?.type ?? 'assignment'];
  const wanted = Math.min(usual, asked.leastWords ?? asked.mostWords ?? usual);
  const amount = Math.min(1, sound.words / wanted) ** 0.75;
  const paragraphs = runningParagraphs(sound.paragraphs);
  const full = paragraphs.filter(({ sentences }) => sentences.length >= fullFrom).length;
  const fullShare = paragraphs.length === 0 ? 0 : full / paragraphs.length;
  const elaboration = sound.sentences.reduce(
    (sum, { span }) => sum + (work.text.slice(span.start, span.end).match(ELABORATION)?.length ?? 0),
    0,
  );
  const rate = perThousand(elaboration, Math.max(sound.words, 150));
  const ratio = blend([6, amount], [2, ramp(fullShare, 0.1, 0.75)], [2, ramp(rate, reasons / 8, reasons)]);
  const reason =
    `${count(sound.words, 'word')} of new text in ${count(paragraphs.length, 'paragraph')}, ` +
    `${full} of them with at least ${fullFrom === 3 ? 'three' : 'two'} sentences; ${count(elaboration, 'reason or example', 'reasons and examples')} ` +
    `introduced by words such as "because" or "for example".`;
  return { ratio: sound.words === 0 ? 0 : ratio, reason };
}
