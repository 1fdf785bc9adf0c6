import { setTimeout as delay } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import { hiddenInstructionPaper, listBadFiles, makePaper } from '@greenpen/test-papers';
import { ApiClient } from '../tools/testing/api-client.ts';

async function untilSettled(client: ApiClient) {
  let all = await client.listAll();
  while (all.some(({ status }) => status === 'processing')) {
    await delay(250);
    all = await client.listAll();
  }
  return all;
}

// ASVS-5.2.2
it('refuses every bad file by name with the reason, while the good ones of the batch go on', async () => {
  const client = new ApiClient(inject('productAddress'));
  await client.signUp('bad-papers@example.edu');
  const bad = (await listBadFiles()).map(({ bytes, fileName }, at) => ({
    bytes,
    fileName: `${at}-${fileName}`,
  }));
  const good = await Promise.all(
    (['docx', 'pdf', 'txt'] as const).map((format) => makePaper({ seed: 5, format })),
  );
  const { assignments, refused } = await client.upload([...bad, ...good], { key: 'bad-and-good' });
  await client.grade(
    assignments.map(({ id }) => id),
    'grade-bad-and-good',
  );
  const settled = await untilSettled(client);

  const toldOf = new Map([
    ...refused.map(({ name, message }) => [name, message] as const),
    ...settled
      .filter(({ status }) => status === 'error')
      .map(({ originalName, statusDetail }) => [originalName, statusDetail ?? ''] as const),
  ]);
  const untold = bad.filter(({ fileName }) => (toldOf.get(fileName)?.length ?? 0) < 20);
  expect(untold.map(({ fileName }) => `${fileName}: ${toldOf.get(fileName)}`)).toEqual([]);
  expect(toldOf.size).toBe(bad.length);
  const completed = settled
    .filter(({ status }) => status === 'completed')
    .map(({ originalName }) => originalName);
  expect(completed.toSorted()).toEqual(good.map(({ fileName }) => fileName).toSorted());
});

it('shows a file name for what it is, without its path and marks that turn the reading direction', async () => {
  const client = new ApiClient(inject('productAddress'));
  await client.signUp('file-names@example.edu');
  const { bytes } = await makePaper({ seed: 6, format: 'txt' });
  const names = [
    '../../etc/passwd.txt',
    'C:\\papers\\essay.txt',
    'essay\u202Etxt.exe.txt',
    `${'long'.repeat(90)}.txt`,
  ];
  const { assignments } = await client.upload(
    names.map((fileName) => ({ fileName, bytes })),
    { key: 'strange-names' },
  );
  const shown = assignments.map(({ originalName }) => originalName);
  expect(shown.slice(0, 3)).toEqual(['passwd.txt', 'essay.txt', 'essaytxt.exe.txt']);
  expect(shown[3]?.length).toBeLessThanOrEqual(255);
});

// LLM01
it('gives a paper with hidden instructions the score of the same paper without, and shows them', async () => {
  const client = new ApiClient(inject('productAddress'));
  await client.signUp('hidden@example.edu');
  const [plain, steering] = await Promise.all([hiddenInstructionPaper([]), hiddenInstructionPaper()]);
  const { assignments } = await client.upload(
    [
      { bytes: plain.bytes, fileName: 'plain.docx' },
      { bytes: steering.bytes, fileName: 'steering.docx' },
    ],
    { key: 'hidden-upload' },
  );
  await client.grade(
    assignments.map(({ id }) => id),
    'hidden-grade',
  );
  await untilSettled(client);
  const [first, second] = await Promise.all(assignments.map(({ id }) => client.get(id)));
  expect(second?.grade?.totalGrade).toBe(first?.grade?.totalGrade);
  expect(second?.review?.hidden.length).toBeGreaterThan(0);
});
