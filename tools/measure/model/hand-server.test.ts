import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startHandServer } from './hand-server.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'by-hand-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const reply = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]) });

async function ask(baseUrl: string, prompt: string): Promise<string> {
  const response = await fetch(`${baseUrl}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ messages: [{ role: 'user', content: prompt }] }),
  });
  return reply.parse(await response.json()).choices[0].message.content;
}

const promptFile = (number: number) => join(folder, `${number}-prompt.txt`);
const answerFile = (number: number) => join(folder, `${number}-answer.txt`);

it('answers each prompt by what is written beside it, whenever it is', async () => {
  const { baseUrl } = await startHandServer(folder);
  const first = ask(baseUrl, 'What is a tower?');
  await expect.poll(() => existsSync(promptFile(1))).toBe(true);
  const second = ask(baseUrl, 'What is a clock?');
  await expect.poll(() => existsSync(promptFile(2))).toBe(true);
  writeFileSync(answerFile(2), 'A clock.');
  expect(await second).toBe('A clock.');
  writeFileSync(answerFile(1), 'A tower.');
  expect(await first).toBe('A tower.');
  expect(readFileSync(promptFile(1), 'utf8')).toContain('What is a tower?');
});

it('knows what was asked before it was started again, and asks nothing twice', async () => {
  writeFileSync(promptFile(1), '[user]\nWhat is a tower?');
  writeFileSync(answerFile(1), 'A tower.');
  const { baseUrl } = await startHandServer(folder);
  expect(await ask(baseUrl, 'What is a tower?')).toBe('A tower.');
  expect(readdirSync(folder)).toHaveLength(2);
});

it('says when nothing more will be asked, and takes it back when it is started again', async () => {
  const { finish } = await startHandServer(folder);
  expect(existsSync(join(folder, 'DONE'))).toBe(false);
  finish();
  expect(existsSync(join(folder, 'DONE'))).toBe(true);
  await startHandServer(folder);
  expect(existsSync(join(folder, 'DONE'))).toBe(false);
});
