import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const MODELS = join(import.meta.dirname, '../../packages/engine/paper-checks/src/grammar/models');
const MOST = 127;

/** Classes of each model, and the least weight that is kept: smaller ones change next to nothing. */
const SHAPES = { marks: { width: 3, least: 0.06 }, forms: { width: 8, least: 0.08 } } as const;

/** Prunes the trained weights, rounds them to 8 bits and writes them where the checks read them. */
export function packModels(folder: string): void {
  const packed = Object.entries(SHAPES).map(([subject, { width, least }]) => {
    const bytes = readFileSync(join(folder, `${subject}.weights`));
    const weights = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
    const greatest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
    const scale = Math.min(greatest, 4) / MOST;
    const rounded = Int8Array.from(weights, (weight) =>
      Math.abs(weight) < least ? 0 : Math.max(-MOST, Math.min(MOST, Math.round(weight / scale))),
    );
    const kept = rounded.reduce((count, weight) => count + Number(weight !== 0), 0);
    const zipped = gzipSync(rounded, { level: 9 }).toString('base64');
    console.log(`${subject}: ${kept} of ${weights.length} weights, ${zipped.length} bytes`);
    return [subject, { width, scale, packed: zipped }] as const;
  });
  writeFileSync(join(MODELS, 'weights.json'), `${JSON.stringify(Object.fromEntries(packed), null, 2)}\n`);
}
