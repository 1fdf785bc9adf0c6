import { signAt } from '../../packages/engine/paper-scoring/src/requirements/answer-signs.ts';
import {
  weighManner,
  type MannerTable,
} from '../../packages/engine/paper-scoring/src/requirements/manner.ts';
import { withoutOrder } from '../../packages/engine/paper-scoring/src/requirements/part-evidence.ts';
import { fitManner, type MannerCase } from './fit-manner.ts';
import { groupSets } from './fit-parts.ts';
import type { PartsOfPaper } from './part-examples.ts';

const GROUPS = 5;

/**
 * Fits the table of manner to the labelled papers, and gives each paper its sign of manner from a table that was fitted
 * without its assignment. No planted paper takes part in the fit.
 */
export function fitManners(papers: readonly PartsOfPaper[]): {
  readonly table: MannerTable;
  readonly papers: readonly PartsOfPaper[];
} {
  const taught = papers.filter(({ source }) => source === 'taught');
  const groupOf = groupSets(papers, GROUPS);
  const without = Array.from({ length: GROUPS }, (_, group) =>
    fitManner(taught.filter(({ set }) => groupOf.get(set) !== group).flatMap(casesOf)),
  );
  const table = fitManner(taught.flatMap(casesOf));
  return {
    table,
    papers: papers.map((paper) => {
      const own = paper.source === 'taught' ? without[groupOf.get(paper.set) ?? 0] : table;
      return own === undefined ? paper : withManner(paper, own);
    }),
  };
}

function casesOf({ parts, manners }: PartsOfPaper): readonly MannerCase[] {
  return parts.flatMap(({ signs, kinds, quoted }) =>
    signs.map((one, at) => ({
      manner: manners[at] ?? [],
      kinds,
      signs: withoutOrder(one.toSpliced(signAt.manner, 1)),
      isAnswer: quoted.has(at),
    })),
  );
}

function withManner(paper: PartsOfPaper, table: MannerTable): PartsOfPaper {
  const parts = paper.parts.map((part) => ({
    ...part,
    signs: part.signs.map((one, at) =>
      one.with(signAt.manner, weighManner(paper.manners[at] ?? [], part.kinds, table)),
    ),
  }));
  return { ...paper, parts };
}
