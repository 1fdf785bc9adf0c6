import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { findKeyCheck } from '@greenpen/gradebook';
import {
  loadOrCreateKey,
  openPaperStore,
  opensKeyCheck,
  openText,
  parseStoreKey,
  sealStream,
} from '@greenpen/paper-store';
import { expect, it } from 'vitest';
import { killCommand } from '../testing/kill-command.ts';
import {
  addGradedPaper,
  prepareInstallation,
  valueOf,
  type TestInstallation,
} from '../testing/prepare-installation.ts';
import { rotateKey } from './rotate-key.ts';

const newValue = Buffer.alloc(32, 7).toString('base64');
const newKey = parseStoreKey(newValue);

type Paper = Awaited<ReturnType<typeof addGradedPaper>>;

/** Everything opens with the key that the product would start with. */
async function expectReadable(
  at: TestInstallation,
  papers: readonly Paper[],
  value: string | null,
): Promise<void> {
  const key = await loadOrCreateKey({ dataDir: at.dataDir, value, mayCreate: false });
  const store = await openPaperStore({ folder: join(at.dataDir, 'files'), key });
  for (const [index, paper] of papers.entries()) {
    expect(Buffer.from(await store.get(paper.fileId)).toString()).toBe(`paper ${index}`);
    const { grade } = await at.gradebook.submissions.get(paper);
    expect(openText(key, grade?.feedback ?? Buffer.alloc(0))).toBe(`feedback on paper ${index}`);
  }
}

async function addPapers(at: TestInstallation, count: number): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (let index = 0; index < count; index += 1) papers.push(await addGradedPaper(at, `paper ${index}`));
  return papers;
}

/** Whether any encrypted value has the key's id in its header. */
async function isInUse(at: TestInstallation, keyId: string): Promise<boolean> {
  const id = Buffer.from(keyId, 'hex');
  for (const entry of await readdir(at.dataDir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && (await readFile(join(entry.parentPath, entry.name))).subarray(4, 12).equals(id))
      return true;
  }
  const { rows } = await at.gradebook.database.execute<{ used: boolean }>(
    `select exists (select from grades where substring(feedback from 5 for 8) = '\\x${keyId}') as used`,
  );
  return rows[0]?.used ?? false;
}

// ASVS-11.1.1
it('re-encrypts files and columns with a new key, and keeps the old one beside it', async () => {
  const at = await prepareInstallation();
  const papers = await addPapers(at, 2);
  await at.gradebook.database.execute(
    `insert into session (id, expires_at, token_hash, is_remembered, user_id) values ('s', now(), 't', true, '${papers[0]?.ownerId}')`,
  );
  const result = await rotateKey({ ...at, value: null, newValue: null });
  expect(result).toMatchObject({ files: 6, values: 3, damaged: [] });
  expect(await isInUse(at, at.key.id)).toBe(false);
  await expectReadable(at, papers, null);
  const { rows } = await at.gradebook.database.execute('select from session');
  expect(rows).toEqual([]);
  expect(await readFile(result.oldKeyFile ?? '', 'utf8')).toContain(valueOf(at.key));
  const names = await readdir(at.dataDir);
  expect(names.filter((name) => name.startsWith('.') || name === 'key-rotation')).toEqual([]);
});

it('re-encrypts texts in the format of files', async () => {
  const at = await prepareInstallation();
  const papers = await addPapers(at, 1);
  const sealed: Uint8Array[] = [];
  const source = Readable.from([Buffer.from('feedback on paper 0')]);
  for await (const piece of sealStream(at.key, 'text', source)) sealed.push(piece);
  const earlier = Buffer.concat(sealed).toString('hex');
  await at.gradebook.database.execute(`update grades set feedback = '\\x${earlier}'`);
  await expectReadable(at, papers, null);
  await rotateKey({ ...at, value: null, newValue: null });
  expect(await isInUse(at, at.key.id)).toBe(false);
  await expectReadable(at, papers, null);
});

it('keeps values that cannot be decrypted, and re-encrypts the others', async () => {
  const at = await prepareInstallation();
  const papers = await addPapers(at, 2);
  const [, damaged] = papers;
  await at.gradebook.database.execute(
    `update grades set feedback = substring(feedback from 1 for octet_length(feedback) - 1)
      where submission_id = '${damaged?.submissionId}'`,
  );
  const result = await rotateKey({ ...at, value: null, newValue: null });
  expect(result.values).toBe(2);
  await expectReadable(at, papers.slice(0, 1), null);
  const { rows } = await at.gradebook.database.execute<{ kept: boolean }>(
    `select octet_length(feedback) > 0 as kept from grades where submission_id = '${damaged?.submissionId}'`,
  );
  expect(rows).toEqual([{ kept: true }]);
});

// Three files, the key, its check, and the removal of the rotation record.
it.each([1, 2, 3, 4, 5, 6])(
  'killed at its step %i it starts, reads everything, and is brought to its end',
  async (killAt) => {
    const at = await prepareInstallation();
    const papers = await addPapers(at, 1);
    const request = { dataDir: at.dataDir, databaseUrl: at.databaseUrl, value: null, newValue: null };
    expect(await killCommand('rotate-key', request, killAt)).toBe(true);
    await expectReadable(at, papers, null);
    await rotateKey(request);
    await expectReadable(at, papers, null);
    expect(await isInUse(at, at.key.id)).toBe(false);
  },
);

it(
  'starts with either key of the environment until it is done, however often it is killed',
  { timeout: 180_000 },
  async () => {
    const at = await prepareInstallation(Buffer.alloc(32, 5).toString('base64'));
    const value = valueOf(at.key);
    const papers = await addPapers(at, 2);
    const request = { dataDir: at.dataDir, databaseUrl: at.databaseUrl, value, newValue };
    let kills = 0;
    while (await killCommand('rotate-key', request, kills + 1)) {
      kills += 1;
      await expectReadable(at, papers, value);
      await expectReadable(at, papers, newValue);
    }
    expect(kills).toBeGreaterThan(2);
    await expectReadable(at, papers, newValue);
    expect(await isInUse(at, at.key.id)).toBe(false);
    expect(opensKeyCheck([newKey], (await findKeyCheck(at)) ?? Buffer.alloc(0))).toBe(true);
    await expect(rotateKey(request)).rejects.toThrow('Set GREENPEN_KEY to it');
  },
);

it('says which key is missing, or that it is the same', async () => {
  const at = await prepareInstallation(newValue);
  const request = { ...at, value: newValue };
  await expect(rotateKey({ ...request, newValue: null })).rejects.toThrow('Set GREENPEN_NEW_KEY');
  await expect(rotateKey({ ...request, newValue })).rejects.toThrow('already the current key');
  await expect(rotateKey({ ...request, value: null, newValue })).rejects.toThrow('no key to change');
  expect(await readdir(at.dataDir)).toEqual(['files', 'key-check']);
});
