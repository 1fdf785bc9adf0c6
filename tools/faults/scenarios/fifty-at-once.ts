import { setTimeout as delay } from 'node:timers/promises';
import { makeUpload, newEntry, untilAnswered } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const times = Array.from({ length: 50 }, (_, index) => index);

export const fiftyAtOnce: Scenario = {
  number: 14,
  name: '50 identical uploads, gradings and approvals at once',
  async run({ client, ledger, nextSeed }) {
    const file = await makeUpload(nextSeed());
    const entry = newEntry(file.fileName);
    ledger.push(entry);
    const uploads = await Promise.all(
      times.map(() => untilAnswered(() => client.upload([file], { key: entry.key }))),
    );
    const ids = new Set(uploads.map(({ assignments }) => assignments[0]?.id));
    const [id] = ids;
    expectThat(ids.size === 1 && id !== undefined, 'The uploads were answered with different ids.');
    if (id === undefined) return;
    entry.id = id;
    const counts = await Promise.all(
      times.map(() => untilAnswered(() => client.grade([id], `grade-${entry.key}`))),
    );
    expectThat(
      new Set(counts.map(({ count }) => count)).size === 1,
      'The gradings were answered differently.',
    );
    entry.isGradingAcknowledged = true;
    while ((await untilAnswered(() => client.get(id))).status === 'processing') await delay(250);
    const grades = await Promise.all(
      times.map(() => untilAnswered(() => client.approve(id, `approve-${entry.key}`))),
    );
    expectThat(
      new Set(grades.map((grade) => JSON.stringify(grade))).size === 1,
      'The approvals were answered differently.',
    );
    entry.approvedAs = grades[0] ?? null;
  },
};
