import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiClient } from './testing/api-client.ts';
import { filesWith } from './testing/files-with.ts';
import { startProduct } from './testing/start-product.ts';

const recorder = join(import.meta.dirname, 'testing', 'record-outbound.ts');

const password = 'a green pen on warm paper';
const inPaper = 'Marzipan lanterns remember sleepers';
const inComment = 'Your obsidian paragraph is the strongest';
const fileName = 'quuxzebulon_4711_8080_essay.txt';
const filler = 'Sleep helps students to remember what they learned before. '.repeat(12);
const essay = `On Sleep\n\n${inPaper}, as many people has said (Diaz and Lee, 2019).\n\n${filler}\n`;

let dataDir: string;
let recordFolder: string;
let record: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenpen-leaks-'));
  recordFolder = await mkdtemp(join(tmpdir(), 'greenpen-outbound-'));
  record = join(recordFolder, 'record');
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await rm(recordFolder, { recursive: true, force: true });
});

// ASVS-14.2.3
it('records a program’s outgoing connections', async () => {
  const wishes = [
    "fetch('http://192.0.2.1/')",
    "process.getBuiltinModule('dns').lookup('canary.invalid', () => 0)",
  ];
  for (const wish of wishes) {
    spawnSync(process.execPath, ['--import', recorder, '--eval', wish], {
      env: { ...process.env, OUTBOUND_RECORD: record },
    });
  }
  expect(await readFile(record, 'utf8')).toBe('node 192.0.2.1\nnode canary.invalid\n');
});

// ASVS-11.3.3, ASVS-14.2.3, ASVS-16.2.5
it(
  'keeps a whole job out of logs and off other machines, and what is written out of every file',
  { timeout: 180_000 },
  async () => {
    await writeFile(record, '');
    const product = await startProduct({
      dataDir,
      env: { LOG_LEVEL: 'trace', NODE_OPTIONS: `--import ${recorder}`, OUTBOUND_RECORD: record },
    });
    const client = new ApiClient(product.address);
    await client.signUp('ruth.canary@example.edu', password, 'Ruth Bergman');
    const file = { fileName, bytes: Buffer.from(essay) };
    const { assignments } = await client.upload([file], { key: 'leaks-upload' });
    const id = assignments[0]?.id ?? '';
    await client.grade([id], 'leaks-grade');
    while ((await client.get(id)).status === 'processing') await delay(250);
    await client.saveGrade(id, { version: 1, feedback: inComment });
    const made = await client.fetch('POST', '/api/auth/generate-api-key');
    const { apiKey } = z.object({ apiKey: z.string() }).parse(await made.json());
    await fetch(`${product.address}/api/assignments?search=Quux`, {
      headers: { authorization: `Bearer ${apiKey}` },
    });
    await client.approve(id, 'leaks-approve');
    await client.fetch('GET', '/api/account/export');
    const tokens = decodeURIComponent(client.cookie)
      .split(/[.=;]/u)
      .filter((part) => part.length > 20 && !part.includes('token'));
    await product.stop();

    const secrets = [password, apiKey, inPaper, inComment];
    const people = ['Quux', 'quuxzebulon', 'Bergman', 'ruth.canary'];
    expect(tokens.length).toBeGreaterThan(0);
    expect((await readdir(join(dataDir, 'logs'))).toSorted()).toEqual(['api.log', 'worker.log']);
    expect(await filesWith(join(dataDir, 'logs'), [...secrets, ...people, ...tokens])).toEqual([]);
    expect(await filesWith(dataDir, secrets)).toEqual([]);
    // Names are stored in plain text, so the database's files contain them: the search above would have found the rest too.
    expect((await filesWith(dataDir, ['quuxzebulon'])).length).toBeGreaterThan(0);
    expect(await readFile(record, 'utf8')).toBe('');
  },
);
