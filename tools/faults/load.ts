import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { makePaper } from '@greenpen/test-papers';
import { RequestFailed, type ApiClient, type UploadFile } from '../testing/api-client.ts';
import type { LedgerEntry } from './ledger.ts';

const formats = ['docx', 'pdf', 'txt'] as const;

/** A paper of its own for each number, under a name that occurs once. */
export async function makeUpload(seed: number): Promise<UploadFile> {
  const { fileName, bytes } = await makePaper({ seed, format: formats[seed % 3] ?? 'txt' });
  return { fileName: `${randomUUID().slice(0, 8)}-${seed}-${fileName}`, bytes };
}

export function newEntry(fileName: string): LedgerEntry {
  return {
    fileName,
    key: randomUUID(),
    id: null,
    isGradingAcknowledged: false,
    editAcknowledged: null,
    approvedAs: null,
  };
}

type LoadRequest = {
  readonly client: ApiClient;
  readonly papers: number;
  readonly firstSeed: number;
  readonly ledger: LedgerEntry[];
};

/** Four clients, each taking paper after paper through upload, grading, an edit and approval. */
export async function runLoad({ client, papers, firstSeed, ledger }: LoadRequest): Promise<void> {
  let next = firstSeed;
  const work = async (): Promise<void> => {
    while (next < firstSeed + papers) {
      const seed = next;
      next += 1;
      const file = await makeUpload(seed);
      const entry = newEntry(file.fileName);
      ledger.push(entry);
      await takeThrough({ client, file, entry });
    }
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** Uploads and asks for grading, again with the same keys until the server answers. */
export async function uploadAndGrade(
  client: ApiClient,
  file: UploadFile,
  entry: LedgerEntry,
): Promise<string> {
  const { assignments } = await untilAnswered(() => client.upload([file], { key: entry.key }));
  const id = assignments[0]?.id;
  if (id === undefined) throw new Error('The upload was answered without an assignment.');
  entry.id = id;
  await untilAnswered(() => client.grade([id], `grade-${entry.key}`));
  entry.isGradingAcknowledged = true;
  return id;
}

async function takeThrough(paper: {
  readonly client: ApiClient;
  readonly file: UploadFile;
  readonly entry: LedgerEntry;
}): Promise<void> {
  const { client, file, entry } = paper;
  const id = await uploadAndGrade(client, file, entry);
  const grade = await untilSettled(client, id);
  if (grade === null) return;
  const feedback = `Read on the ${id.slice(0, 8)}th.`;
  await untilAnswered(() => saveOnce(client, id, feedback));
  entry.editAcknowledged = feedback;
  entry.approvedAs = await untilAnswered(() => client.approve(id, `approve-${entry.key}`));
}

/**
 * A save whose answer was lost has happened all the same: then the retry finds its own text, with a newer version. A
 * language model's draft may have come between the look and the save: then the instructor looks again.
 */
async function saveOnce(client: ApiClient, id: string, feedback: string): Promise<void> {
  for (;;) {
    const { grade } = await client.get(id);
    if (grade?.feedback === feedback) return;
    try {
      await client.saveGrade(id, { version: grade?.version ?? 1, feedback });
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.status !== 409) throw error;
    }
  }
}

async function untilSettled(client: ApiClient, id: string): Promise<{ readonly version: number } | null> {
  const until = performance.now() + 180_000;
  while (performance.now() < until) {
    const { status, grade } = await untilAnswered(() => client.get(id));
    if (status === 'completed') return grade;
    if (status === 'error') return null;
    await delay(250);
  }
  return null;
}

/** Asks again after no answer, 503, 507 and 429; any other refusal is the caller's to hear. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const until = performance.now() + 120_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof RequestFailed && [0, 429, 503, 507].includes(error.status);
      if (!isPassing || performance.now() > until) throw error;
      await delay(200);
    }
  }
}
