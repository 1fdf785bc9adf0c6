import { countWords } from './words.ts';

/** A passage of feedback; `isExtra` ones are there to be used when the rest is too short. */
export type Passage = { readonly paragraph: number; readonly text: string; readonly isExtra?: boolean };

export type LengthRange = { readonly least: number; readonly most: number };

/** Takes extra passages until the text is long enough, leaves the last ones out where it is too long. */
export function fitLength(passages: readonly Passage[], { least, most }: LengthRange): string {
  const chosen = new Set<Passage>();
  let words = 0;
  const take = (passage: Passage) => {
    const length = countWords(passage.text);
    if (length === 0 || words + length > most) return;
    chosen.add(passage);
    words += length;
  };
  for (const passage of passages) if (passage.isExtra !== true) take(passage);
  for (const passage of passages) if (passage.isExtra === true && words < least) take(passage);
  const paragraphs = Map.groupBy(
    passages.filter((passage) => chosen.has(passage)),
    ({ paragraph }) => paragraph,
  );
  return [...paragraphs.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([, texts]) => texts.map(({ text }) => text).join(' '))
    .join('\n\n');
}
