import { describe, expect, it } from 'vitest';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { paperFromText } from '../paper-from-text.ts';
import { readWork } from '../work/read-work.ts';
import { findDisorder, judgeCoherence } from './judge-coherence.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const disorderOf = (paragraphs: readonly string[]) => {
  const work = readWork(paperFromText(paragraphs.join('\n\n')));
  return findDisorder(judgeCoherence(work, work.paragraphs, meanings));
};

/** In the order in which it was written, with a turn from one paragraph to the next. */
const post = [
  'My grandfather kept the ferry bell on a hook in his kitchen. When I was six he let me ring it. Nobody in the house slept after that.',
  'A bell is a bad alarm. It cannot say where the trouble is or how far off. The harbor office bought sirens in 1974 and sold the bells for scrap.',
  'Sirens tell you to run. They do not tell you which way. In the flood of 1981 half of the lower town ran to the pier.',
  'The cards that came by mail last year show two roads in red. I put mine on the fridge. My neighbor threw hers out because it was in English.',
  'So I asked the board for three things. Print the card in four languages. Paint the roads on the asphalt. Ring something that people know.',
];

describe('the order of a text', () => {
  it('is not doubted in a post of a few sentences, in any order', () => {
    expect(disorderOf(post)).toBeNull();
    expect(disorderOf(post.toReversed())).toBeNull();
    const backwards = post.map((paragraph) =>
      paragraph
        .split(/(?<=\.) /u)
        .toReversed()
        .join(' '),
    );
    expect(disorderOf(backwards)).toBeNull();
  });
});
