import table from './fitted-manner.json' with { type: 'json' };
import type { MannerTable } from './manner.ts';

/** Written by `npm run fit -- parts --write`, from the labelled papers in tools/fit/taught. */
export const fittedManner: MannerTable = table;
