import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openGradebook, recordKeyCheck, type Gradebook } from '@greenpen/gradebook';
import { addUser, createTestDatabase, gradePaper } from '@greenpen/gradebook/testing';
import {
  createKeyCheck,
  loadOrCreateKey,
  openPaperStore,
  recordKey,
  sealText,
  type PaperStore,
  type StoreKey,
} from '@greenpen/paper-store';
import { inject, onTestFinished } from 'vitest';

export type TestInstallation = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly backupDir: string;
  readonly key: StoreKey;
  readonly store: PaperStore;
  readonly gradebook: Gradebook;
};

/** Creates a separate database and data folder with a key; removed after the test. */
export async function prepareInstallation(value: string | null = null): Promise<TestInstallation> {
  const database = await createTestDatabase(inject('databaseUrl'));
  const { databaseUrl } = database;
  const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-installation-'));
  const key = await loadOrCreateKey({ dataDir, value, mayCreate: true });
  await recordKey({ dataDir, key });
  await recordKeyCheck({ databaseUrl, keyCheck: createKeyCheck(key) });
  const gradebook = openGradebook({ databaseUrl, applicationName: 'greenpen-test' });
  const store = await openPaperStore({ folder: join(dataDir, 'files'), key });
  onTestFinished(async () => {
    await gradebook.close();
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { databaseUrl, dataDir, backupDir: join(dataDir, 'backups'), key, store, gradebook };
}

/** The key in the format of GREENPEN_KEY. */
export function valueOf(key: StoreKey): string {
  return Buffer.from(key.bytes).toString('base64');
}

/** A graded paper with its file, its review's document and sealed feedback; returns the submission and file ids. */
export async function addGradedPaper(
  { gradebook, store, key }: TestInstallation,
  text: string,
): Promise<{ readonly ownerId: string; readonly submissionId: string; readonly fileId: string }> {
  const ownerId = await addUser(gradebook);
  const submissionId = await gradePaper({ gradebook }, ownerId);
  const { fileId, sha256 } = await store.put(Buffer.from(text), { maxBytes: 100_000 });
  const documentName = `reviews/${submissionId}/1`;
  await store.putAt(documentName, Buffer.from(`review of ${text}`));
  await store.putAt(`${documentName}-paper`, Buffer.from(`paper of ${text}`));
  const feedback = Buffer.from(sealText(key, `feedback on ${text}`)).toString('hex');
  await gradebook.database.execute(
    `update submissions set file_id = '${fileId}', sha256 = '${sha256}' where id = '${submissionId}';
     update reviews set document_name = '${documentName}' where submission_id = '${submissionId}';
     update grades set feedback = '\\x${feedback}' where submission_id = '${submissionId}'`,
  );
  return { ownerId, submissionId, fileId };
}
