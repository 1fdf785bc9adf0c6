import { batch } from './batch.bench.ts';
import { extension } from './extension.bench.ts';
import { flood } from './flood.bench.ts';
import { list } from './list.bench.ts';
import { machineFacts, type Bench } from './measure.ts';
import { pages } from './pages.bench.ts';
import { reading } from './reading.bench.ts';
import { restore } from './restore.bench.ts';
import { reviewCpu } from './review-cpu.bench.ts';
import { screens } from './screens.bench.ts';
import { start } from './start.bench.ts';

const benches: readonly Bench[] = [
  start,
  reviewCpu,
  reading,
  batch,
  list,
  pages,
  screens,
  extension,
  flood,
  restore,
];
const wanted = process.argv.slice(2);

console.log(machineFacts());
let missed = 0;
for (const { name, run } of benches) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const { what, value, unit, bound, detail } of await run()) {
    const isGood = bound === null || value <= bound;
    if (!isGood) missed += 1;
    const held = bound === null ? '' : ` (at most ${bound.toPrecision(2)} ${unit})`;
    const note = detail === undefined ? '' : `; ${detail}`;
    console.log(`${isGood ? 'ok  ' : 'MISS'} ${what}: ${value.toPrecision(3)} ${unit}${held}${note}`);
  }
}
process.exit(missed === 0 ? 0 : 1);
