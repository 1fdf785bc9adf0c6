import type { Paragraph } from '../work/work.ts';
import type { Misplaced } from './misplaced.ts';
import { likenessToFrame } from './frame-signs.ts';
import type { Coherence } from './judge-coherence.ts';
import { orderWeights } from './order-weights.ts';
import { quoteOpening } from './quote-opening.ts';

/** How much likelier than others a paragraph has to be the opening or the close, as a logarithm. */
const LIKELIER = 0.7;

/** The paragraphs that read most like an opening or a close and stand elsewhere; `paragraphs` are those that were judged. */
export function listUnlikeTheirPlace(
  { signs: { frame } }: Pick<Coherence, 'signs'>,
  paragraphs: readonly Paragraph[],
  text: string,
): readonly Pick<Misplaced, 'span' | 'message'>[] {
  const frames = [
    { weights: orderWeights.first, place: 0 },
    { weights: orderWeights.last, place: frame.length - 1 },
  ];
  return frames.flatMap(({ weights, place }) => {
    const likeness = likenessToFrame(frame, weights);
    const most = likeness.indexOf(Math.max(...likeness));
    const paragraph = paragraphs[most];
    const [first] = paragraph?.sentences ?? [];
    if (most === place || first === undefined || (likeness[most] ?? 0) < LIKELIER) return [];
    const begins = quoteOpening(text.slice(first.span.start, first.span.end));
    const message = `Paragraph ${most + 1}, which begins ${begins}, seems to be out of place.`;
    return [{ span: first.span, message }];
  });
}
