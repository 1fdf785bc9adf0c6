import { blend, ramp, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';

const WINDOW = 80;

/** Richness of language: how varied words and sentence lengths are, whatever the length of the text. */
export function measureLanguage({ sound }: MeasureInput): Measure {
  const words = sound.sentences.flatMap((sentence) => sentence.words);
  const variety = movingVariety(words);
  const long = words.length === 0 ? 0 : words.filter((word) => word.length >= 7).length / words.length;
  const lengths = sound.sentences.map((sentence) => sentence.words.length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  );
  const enough = Math.min(1, words.length / 120);
  const ratio =
    enough *
    blend(
      [4, ramp(variety, 0.45, 0.7)],
      [3, ramp(long, 0.1, 0.28)],
      [1.5, ramp(mean, 7, 15) * (1 - ramp(mean, 32, 50))],
      [1.5, ramp(spread / Math.max(1, mean), 0.15, 0.4)],
    );
  const reason =
    `${Math.round(variety * 100)} of every 100 consecutive words are different, ${Math.round(long * 100)}% have seven ` +
    `letters or more; sentences average ${mean.toFixed(0)} words, give or take ${spread.toFixed(0)}.`;
  return { ratio, reason };
}

/** Mean share of different words in a window of 80, so that a long text is not punished for its length. */
function movingVariety(words: readonly string[]): number {
  if (words.length === 0) return 0;
  const counts = new Map<string, number>();
  let sum = 0;
  let windows = 0;
  for (const [index, word] of words.entries()) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    const gone = words[index - WINDOW];
    if (gone !== undefined) {
      const left = (counts.get(gone) ?? 1) - 1;
      if (left === 0) counts.delete(gone);
      else counts.set(gone, left);
    }
    if (index >= WINDOW - 1) {
      sum += counts.size / WINDOW;
      windows += 1;
    }
  }
  return windows === 0 ? (counts.size / words.length) * 0.85 : sum / windows;
}
