import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

const dailyTokens = 80_000;
const ownPapers = 12;

const row = z.object({ state: z.string(), reason: z.string().nullable() });

export const modelBudget: Scenario = {
  number: 12,
  name: 'the day’s tokens of the language model are spent, with a kill -9 on the way',
  needs: { model: { dailyTokens } },
  async run({ installation, client, ledger, round, nextSeed, note }) {
    const { model } = installation;
    const began = model.received.length;
    const files = await Promise.all(Array.from({ length: ownPapers }, () => makeUpload(nextSeed())));
    const grading = files.map((file) => {
      const entry = newEntry(file.fileName);
      ledger.push(entry);
      return uploadAndGrade(client, file, entry);
    });
    const ids = await Promise.all(grading);
    const until = performance.now() + 60_000;
    // In later rounds the day's tokens are spent, and nobody asks any more.
    const wanted = round === 0 ? began + 3 : began;
    while (model.received.length < wanted && performance.now() < until) await delay(20);
    await installation.signal('worker', 'SIGKILL');
    for (;;) {
      const drafts = await installation.query(
        row,
        'select state, reason from model_drafts where submission_id = any($1)',
        [ids],
      );
      const settled = drafts.filter(
        ({ state, reason }) => state === 'drafted' || (state === 'waiting' && reason === 'daily-tokens'),
      );
      expectThat(model.charged <= dailyTokens, `${model.charged} of ${dailyTokens} tokens were spent.`);
      if (settled.length === ids.length && settled.some(({ state }) => state === 'waiting')) {
        const drafted = settled.filter(({ state }) => state === 'drafted').length;
        note(`${model.charged} of ${dailyTokens} tokens, ${drafted} of ${ownPapers} drafted`);
        return;
      }
      if (performance.now() > until + 120_000) throw new Error(`Not settled: ${JSON.stringify(drafts)}`);
      await delay(500);
    }
  },
};
