/**
 * Simulates a separate API on this installation: for each "store" it encrypts a file, and for each "record" it records
 * the files that it stored. REQUEST holds data folder, database and account, in JSON.
 */
import { join } from 'node:path';
import { openGradebook } from '@greenpen/gradebook';
import { sampleSubmission } from '@greenpen/gradebook/testing';
import { openPaperStore } from '@greenpen/paper-store';
import { z } from 'zod';
import { describeProcess, holdLease } from '../keys/hold-lease.ts';
import { openInstallation } from '../open-installation.ts';

const request = z
  .object({ dataDir: z.string(), databaseUrl: z.string(), value: z.string().nullable(), ownerId: z.string() })
  .parse(JSON.parse(process.env['REQUEST'] ?? ''));
const { dataDir, databaseUrl, ownerId } = request;
const say = (message: object): void => void process.send?.(message);

const key = await openInstallation({ ...request, mayCreate: false });
const holder = describeProcess('greenpen-api');
// A different application name, so that its connections alone block no command.
const gradebook = openGradebook({ databaseUrl, applicationName: 'uploader', leaseId: holder.id });
await holdLease({ gradebook, holder, key, dataDir, onEnded: (sentence) => say({ ended: sentence }) });
const store = await openPaperStore({ folder: join(dataDir, 'files'), key });
const stored: string[] = [];

process.on('message', (message) => {
  if (message === 'store') void storeOne();
  if (message === 'record') void recordAll();
});
process.on('disconnect', () => process.exit(0));
say({ leaseId: holder.id });

async function storeOne(): Promise<void> {
  const { fileId } = await store.put(Buffer.from('a paper'), { maxBytes: 100 });
  stored.push(fileId);
  say({ stored: fileId });
}

async function recordAll(): Promise<void> {
  try {
    for (const fileId of stored) await gradebook.submissions.create(sampleSubmission(ownerId, { fileId }));
    say({ recorded: stored.length });
  } catch (error) {
    say({ refused: error instanceof Error && 'code' in error ? error.code : String(error) });
  }
}
