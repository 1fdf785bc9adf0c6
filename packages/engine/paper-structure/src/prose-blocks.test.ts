import { describe, expect, it } from 'vitest';
import { isProseBlock } from './prose-blocks.ts';
import { draftPaper } from './testing/draft-paper.ts';

const answer =
  'The harbor was closed for good in 1961. Two storms had filled the channel with sand, and the town had no money for a dredge.';

const isProse = (text: string, listLabel?: string) => {
  const paper = draftPaper([{ text, ...(listLabel === undefined ? {} : { kind: 'list-item', listLabel }) }]);
  return paper.blocks.map((block) => isProseBlock(paper, block));
};

describe('isProseBlock', () => {
  it.each([
    ['a paragraph', answer, undefined, true],
    ['a short paragraph', 'So it ended.', undefined, true],
    ['a numbered answer', answer, '2.', true],
    ['an item of one sentence', 'Two storms had filled the channel with sand.', '•', false],
    ['two short sentences', 'Sand. No money.', '1.', false],
  ])('takes %s for what it is', (_, text, label, expected) => {
    expect(isProse(text, label)).toEqual([expected]);
  });
});
