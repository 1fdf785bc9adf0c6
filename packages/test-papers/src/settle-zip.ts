import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { Zippable } from 'fflate';

/** No test may depend on the day on which it runs. */
const fixedDate = new Date('2025-10-03T12:00:00Z');

/** The same package with every date in it fixed, so that one seed gives one file. */
export function settleZip(bytes: Uint8Array, creator: string): Uint8Array {
  const settled: Zippable = {};
  for (const [name, data] of Object.entries(unzipSync(bytes))) {
    settled[name] = [
      name === 'docProps/core.xml' ? settleCoreProperties(data, creator) : data,
      { mtime: fixedDate, level: 6 },
    ];
  }
  return zipSync(settled);
}

function settleCoreProperties(data: Uint8Array, creator: string): Uint8Array {
  const settled = strFromU8(data)
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, fixedDate.toISOString())
    .replaceAll(/>Un-named</g, `>${creator}<`);
  return strToU8(settled);
}
