import { expect, it } from 'vitest';
import { listEngineChecks } from './review-paper.ts';

const join = (texts: readonly string[]) => [...new Set(texts)].join(' | ');

it('keeps what the checks are about, as sentences are compared with it, in step with the checks', async () => {
  const byNoun = Map.groupBy(listEngineChecks(), ({ advice }) => advice.noun);
  const topics = [...byNoun]
    .map(([noun, checks]) => {
      const about = {
        area: checks[0]?.area,
        checks: join(checks.map(({ id }) => id)),
        titles: join(checks.map(({ title }) => title)),
        summaries: join(checks.map(({ summary }) => summary)),
      };
      return [noun, about] as const;
    })
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  // After a change run this test with `--update`.
  await expect(`${JSON.stringify(Object.fromEntries(topics), null, 2)}\n`).toMatchFileSnapshot(
    '../../voice/src/check-topics.json',
  );
});
