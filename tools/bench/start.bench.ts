import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../testing/start-product.ts';
import { median, repetitions, type Bench } from './measure.ts';

/** From the launcher's start to its word that all is ready, on a data folder that is there. */
export const start: Bench = {
  name: 'start',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
    try {
      await (await startProduct({ dataDir })).stop();
      const seconds: number[] = [];
      for (let round = 0; round < repetitions; round += 1) {
        const product = await startProduct({ dataDir });
        seconds.push(product.readyAfterMs / 1000);
        await product.stop();
      }
      return [{ what: 'ready again', value: median(seconds), unit: 's', bound: 2 }];
    } finally {
      await rm(dataDir, { recursive: true });
    }
  },
};
