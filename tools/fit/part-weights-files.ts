import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { PartFolds } from './fit-parts.ts';

const FITTED = join(
  import.meta.dirname,
  '../../packages/engine/paper-scoring/src/requirements/fitted-weights.ts',
);
const HELD_OUT = join(import.meta.dirname, 'held-out-weights.json');

const logit = z.object({ bias: z.number(), signs: z.array(z.number()) });
const partWeights = z.object({
  placing: logit,
  content: logit,
  presence: logit,
  thoroughness: logit,
  bounds: z.object({ met: z.number(), missing: z.number(), sought: z.number() }),
});

export function writePartWeights({ all, heldOut }: PartFolds): void {
  writeFileSync(
    FITTED,
    `import type { PartWeights } from './part-weights.ts';

/** Written by \`npm run fit -- --write\`, from the planted papers in tools/measure. */
export const fittedWeights: PartWeights = ${JSON.stringify(all, rounded, 2)};
`,
  );
  writeFileSync(HELD_OUT, `${JSON.stringify(heldOut, rounded, 2)}\n`);
}

/** By assignment: the weights that were fitted without it. */
export function readHeldOutWeights(): PartFolds['heldOut'] {
  return z.record(z.string(), partWeights).parse(JSON.parse(readFileSync(HELD_OUT, 'utf8')));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}
