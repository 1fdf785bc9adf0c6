import { atLeast, atMost, type Figure } from './figure.ts';
import { reviewText, type ReviewedPaper } from './planted-papers.ts';
import { createRandom, shuffled } from './random.ts';
import { meanOf } from './statistics.ts';

/** Papers whose order makes no sense: of words, of sentences from five papers, of paragraphs. */
export async function measureNonsense(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const good = reviewed.filter(({ paper }) => paper.kind === 'good');
  const vocabulary = good.flatMap(({ paper }) => paper.text.match(/[\p{L}’'-]+/gu) ?? []);
  const words: number[] = [];
  const sentences: number[] = [];
  const drops: number[] = [];
  for (const [seed, { set, paper, review }] of good.entries()) {
    const random = createRandom(seed + 1);
    const pick = <Item>(items: readonly Item[]): Item | undefined =>
      items[Math.floor(random() * items.length)];
    const randomWords = Array.from(
      { length: 500 },
      (_, at) => `${pick(vocabulary)}${at % 14 === 13 ? '.' : ''}`,
    );
    words.push((await reviewText(randomWords.join(' '), set.brief)).scores.content);
    const five = shuffled(good, random)
      .slice(0, 5)
      .flatMap(({ paper: other }) => sentencesOf(other.text));
    const mixed = shuffled(five, random).slice(0, 30);
    const inParagraphs = Array.from({ length: 6 }, (_, at) => mixed.slice(at * 5, at * 5 + 5).join(' '));
    sentences.push((await reviewText(inParagraphs.join('\n\n'), set.brief)).scores.content);
    // A reference list that is no longer at the end would be another fault.
    const [body = '', references = ''] = paper.text.split(/(?=\n(?:References|Works Cited)\n)/u);
    const paragraphs = body.split(/\n{2,}/u);
    if (paragraphs.length < 5) continue;
    const inDisorder = await reviewText(shuffled(paragraphs, random).join('\n\n') + references, set.brief);
    drops.push(review.scores.content - inDisorder.scores.content);
  }
  return [
    atMost(15, { what: 'random words: content', value: meanOf(words), unit: 'points', detail: say(words) }),
    atMost(40, {
      what: 'random sentences of five papers: content',
      value: meanOf(sentences),
      unit: 'points',
      detail: say(sentences),
    }),
    atLeast(10, {
      what: 'shuffled paragraphs: content below the original',
      value: meanOf(drops),
      unit: 'points',
      detail: `${drops.length} papers, ${drops.filter((drop) => drop >= 10).length} of them by 10 or more`,
    }),
  ];
}

function sentencesOf(text: string): readonly string[] {
  const [body = ''] = text.split(/\nReferences\n/u);
  return body.match(/[^.!?\n]{30,}[.!?]/gu)?.map((sentence) => sentence.trim()) ?? [];
}

function say(values: readonly number[]): string {
  return `${values.length} papers, up to ${Math.max(...values)}`;
}
