import { runningParagraphs } from '../content/running-paragraphs.ts';
import type { Answers } from '../requirements/judge-requirements.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';
import { judgeCoherence, type Coherence } from './judge-coherence.ts';

export type OrderedText = { readonly work: Work; readonly sound: SoundWork };

/** Judges the order of a paper's running text, with where it answers the parts of its assignment. */
export function judgeOrder(
  { work, sound }: OrderedText,
  meanings: WordMeanings,
  answers: Pick<Answers, 'evidence'> | null,
): Coherence | null {
  const paragraphs = runningParagraphs(sound.paragraphs);
  const placeOf = paragraphs.map((paragraph) => sound.paragraphs.indexOf(paragraph));
  const spreads = (answers?.evidence ?? []).map(({ spread }) => placeOf.map((at) => spread.get(at) ?? 0));
  return judgeCoherence(work, paragraphs, meanings, spreads);
}
