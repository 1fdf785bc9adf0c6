import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { makeUpload, newEntry, uploadAndGrade } from '../load.ts';
import { expectThat, type Scenario } from '../scenario.ts';

/** Enough for four requests that nobody hears the end of, and for some of the papers after them. */
const dailyTokens = 120_000;
const ownPapers = 12;
/** As many as a worker has under way. */
const hangingCalls = 4;

const row = z.object({ state: z.string(), reason: z.string().nullable() });

export const modelBudget: Scenario = {
  number: 12,
  name: 'the day’s tokens of the language model are spent, with a kill -9 while it is asked',
  needs: { model: { dailyTokens } },
  async run({ installation, client, ledger, round, nextSeed, note }) {
    const { model } = installation;
    if (round === 0) model.condition = { kind: 'silent' };
    const files = await Promise.all(Array.from({ length: ownPapers }, () => makeUpload(nextSeed())));
    const grading = files.map((file) => {
      const entry = newEntry(file.fileName);
      ledger.push(entry);
      return uploadAndGrade(client, file, entry);
    });
    const ids = await Promise.all(grading);
    const until = performance.now() + 180_000;
    // In later rounds the day's tokens are spent, and nobody asks any more.
    const wanted = round === 0 ? hangingCalls : 0;
    while (model.received.length < wanted) {
      expectThat(performance.now() < until, 'The model was not asked.');
      await delay(50);
    }
    await installation.signal('worker', 'SIGKILL');
    model.condition = { kind: 'well' };
    for (;;) {
      const drafts = await installation.query(
        row,
        'select state, reason from model_drafts where submission_id = any($1)',
        [ids],
      );
      expectThat(model.charged <= dailyTokens, `${model.charged} of ${dailyTokens} tokens were spent.`);
      const drafted = drafts.filter(({ state }) => state === 'drafted').length;
      const waiting = drafts.filter(
        ({ state, reason }) => state === 'waiting' && reason === 'daily-tokens',
      ).length;
      if (waiting > 0 && drafted + waiting === ids.length) {
        note(`${model.charged} tokens charged of ${dailyTokens}, ${drafted} drafted, ${waiting} wait`);
        return;
      }
      expectThat(performance.now() < until, `Not settled: ${JSON.stringify(drafts)}`);
      await delay(500);
    }
  },
};
