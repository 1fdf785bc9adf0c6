/** Runs one command of this package in its own process: COMMAND names it, REQUEST is its input as JSON. */
import { findKey } from '@greenpen/paper-store';
import { z } from 'zod';
import { restoreBackup, rotateKey } from '../index.ts';

const place = z.object({ dataDir: z.string(), databaseUrl: z.string() });
const request: unknown = JSON.parse(process.env['REQUEST'] ?? '');

if (process.env['COMMAND'] === 'rotate-key') {
  const values = z.object({ value: z.string().nullable(), newValue: z.string().nullable() });
  await rotateKey(place.extend(values.shape).parse(request));
} else {
  const given = place.extend({ path: z.string(), backupDir: z.string(), value: z.string() }).parse(request);
  const key = await findKey(given);
  if (key === null) throw new Error('no key');
  await restoreBackup({ ...given, key, say: () => undefined });
}
process.exit(0);
