import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { MannerTable } from '../../packages/engine/paper-scoring/src/requirements/manner.ts';
import type { PartFolds } from './fit-parts.ts';

const ENGINE = join(import.meta.dirname, '../../packages/engine/paper-scoring/src/requirements');
const FITTED = join(ENGINE, 'fitted-weights.ts');
const MANNER = join(ENGINE, 'fitted-manner.json');
const HELD_OUT = join(import.meta.dirname, 'held-out-weights.json');

const logit = z.object({ bias: z.number(), signs: z.array(z.number()) });
const partWeights = z.object({
  placing: logit,
  content: logit,
  presence: logit,
  full: logit,
  bounds: z.object({ met: z.number(), notMet: z.number(), missing: z.number(), sought: z.number() }),
});

export function writePartWeights({ all, heldOut }: PartFolds, manner: MannerTable): void {
  writeFileSync(
    FITTED,
    `import type { PartWeights } from './part-weights.ts';

/** Written by \`npm run fit -- --write\`, from the papers in tools/measure/planted and tools/fit/taught. */
export const fittedWeights: PartWeights = ${JSON.stringify(all, rounded, 2)};
`,
  );
  writeFileSync(MANNER, `${JSON.stringify(manner, rounded)}\n`);
  writeFileSync(HELD_OUT, `${JSON.stringify(heldOut, rounded, 2)}\n`);
}

/** By assignment: the weights that were fitted without it. */
export function readHeldOutWeights(): PartFolds['heldOut'] {
  return z.record(z.string(), partWeights).parse(JSON.parse(readFileSync(HELD_OUT, 'utf8')));
}

function rounded(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
}
