import { describe, expect, it } from 'vitest';
import {
  weighManner,
  type Manner,
} from '../../packages/engine/paper-scoring/src/requirements/manner.ts';
import { fitManner, type MannerCase } from './fit-manner.ts';

const limitation = [{ name: 'limitation' }];
const cause = [{ name: 'cause' }];
const manners: readonly Manner[] = [[[3, 1]], [[7, 1]]];

/** Sentences with mark 3 answer limitations, those with mark 7 causes. */
const cases: readonly MannerCase[] = Array.from({ length: 400 }, (_, at) => {
  const [manner, kinds] = [manners[at % 2] ?? [], at % 4 < 2 ? limitation : cause];
  return { manner, kinds, signs: [at % 3], isAnswer: (at % 2 === 0) === (kinds === limitation) };
});

describe('fitManner', () => {
  it('learns which marks answer which kind of part', () => {
    const table = fitManner(cases);
    const weigh = (manner: number, kinds: typeof limitation) => weighManner(manners[manner] ?? [], kinds, table);
    expect(weigh(0, limitation)).toBeGreaterThan(weigh(1, limitation));
    expect(weigh(1, cause)).toBeGreaterThan(weigh(0, cause));
  });

  it('gives the same table twice', () => {
    expect(fitManner(cases)).toEqual(fitManner(cases));
  });
});
