import { expect, it } from 'vitest';
import { addUser, gradePaper, prepareGradebook, sampleReview } from '../testing/index.ts';

const test = prepareGradebook();

it('gives the likely total of a draft until the instructor changes it', async () => {
  const { gradebook } = test;
  const ownerId = await addUser(gradebook);
  const submissionId = await gradePaper(test, ownerId, { interval: [74, 82] });
  const unsupported = await gradePaper(test, ownerId);
  const likelyOf = async (id: string) =>
    (await gradebook.submissions.get({ ownerId, submissionId: id })).likely;
  expect([await likelyOf(submissionId), await likelyOf(unsupported)]).toEqual([[74, 82], null]);
  await gradebook.grades.save({
    ownerId,
    submissionId,
    version: 1,
    change: () => ({
      scores: { ...sampleReview().scores, total: 88.8 },
      overrides: { grammar: null, apa: null, content: null },
      dismissed: [],
      feedback: Buffer.from('sealed'),
    }),
  });
  expect(await likelyOf(submissionId)).toBeNull();
});
