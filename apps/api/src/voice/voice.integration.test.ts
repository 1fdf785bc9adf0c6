import type { VoiceProfileAnswer } from '@greenpen/api-contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ReviewedPapers } from '../testing/reviewed-papers.ts';
import { sampleReview } from '../testing/sample-review.ts';
import { startTestApi, type TestAccount, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({ serverUrl: inject('databaseUrl') });
});

afterAll(() => api.stop());

const url = '/api/voice';

const read = async ({ call }: TestAccount) => (await call({ url })).json<VoiceProfileAnswer>();

const traitOf = ({ traits }: VoiceProfileAnswer, id: string) => traits.find((trait) => trait.id === id);

async function addExamples({
  call,
}: TestAccount): Promise<{ readonly path: string; readonly ids: string[] }> {
  const course = await call({
    method: 'POST',
    url: '/api/courses',
    payload: { code: 'H1', name: 'History', description: '', rubric: '' },
  });
  const path = `/api/courses/${course.json<{ id: string }>().id}/graded-examples`;
  const ids: string[] = [];
  for (const name of ['Ana', 'Bo', 'Cleo']) {
    const payload = {
      title: `${name}’s essay`,
      studentWork: `${name} Vega. The canal made the towns rich.`,
      professorFeedback: `Dear ${name}, well ${name.length}. Show me who would disagree. Onward.`,
    };
    ids.push((await call({ method: 'POST', url: path, payload })).json<{ id: string }>().id);
  }
  return { path, ids };
}

describe('the voice of an instructor', () => {
  it('is learned from nothing that a new account holds', async () => {
    const account = await api.signUp();
    expect(await read(account)).toEqual({
      sources: { templates: 0, gradedExamples: 0, discussionExamples: 0, edits: 0 },
      traits: [],
      corrections: {},
    });
  });

  it('is learned from examples, with the words that show it, and unlearned when they are deleted', async () => {
    const account = await api.signUp();
    const { path, ids } = await addExamples(account);
    const learned = await read(account);
    expect(traitOf(learned, 'greeting')).toMatchObject({
      says: 'You begin with “Dear [name],”',
      value: 'Dear {name},',
      isOff: false,
      isCorrected: false,
      learnedFrom: expect.arrayContaining([{ label: 'Ana’s essay', text: 'Dear Ana,' }]),
    });
    expect(traitOf(learned, 'closing')?.value).toBe('Onward.');
    for (const id of ids) await account.call({ method: 'DELETE', url: `${path}/${id}` });
    expect((await read(account)).traits).toEqual([]);
  });

  it('can be corrected, switched off by trait, and reset', async () => {
    const account = await api.signUp();
    await addExamples(account);
    const payload = { greeting: 'Hello {name}!', off: ['closing'] };
    const corrected = (await account.call({ method: 'PUT', url, payload })).json<VoiceProfileAnswer>();
    expect(traitOf(corrected, 'greeting')).toMatchObject({ value: 'Hello {name}!', isCorrected: true });
    expect(traitOf(corrected, 'closing')).toMatchObject({ value: 'Onward.', isOff: true });
    expect(await read(account)).toEqual(corrected);
    const reset = (await account.call({ method: 'DELETE', url })).json<VoiceProfileAnswer>();
    expect(traitOf(reset, 'greeting')).toMatchObject({ value: 'Dear {name},', isCorrected: false });
    expect(reset.corrections).toEqual({});
  });

  it('is learned from drafts that were changed before they were approved, and from no others', async () => {
    const account = await api.signUp();
    const papers = new ReviewedPapers(api, account);
    for (const [at, approves] of [true, true, false].entries()) {
      const id = await papers.add(sampleReview);
      const feedback = `Bottom line up front: part ${'abc'[at]} drifts. Mend it.`;
      expect((await papers.save(id, { version: 1, feedback })).statusCode).toBe(200);
      if (approves)
        await account.call({
          method: 'POST',
          url: '/api/assignments/approve',
          payload: { ids: [id] },
        });
    }
    const learned = await read(account);
    expect(learned.sources.edits).toBe(2);
    expect(traitOf(learned, 'greeting')?.value).toBe('Bottom line up front:');
  });

  it('refuses a correction that is none', async () => {
    const { call } = await api.signUp();
    const wrong = await call({ method: 'PUT', url, payload: { length: -4 } });
    expect(wrong.statusCode).toBe(400);
  });

  it('is nobody else’s', async () => {
    const owner = await api.signUp();
    await addExamples(owner);
    await owner.call({ method: 'PUT', url, payload: { greeting: 'Hello {name}!' } });
    expect((await read(await api.signUp())).traits).toEqual([]);
  });
});
