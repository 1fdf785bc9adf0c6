import { readMail } from '@greenpen/gradebook';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';

let api: TestApi;
let contactEmail: string | null = 'help@example.edu';

beforeAll(async () => {
  api = await startTestApi({
    serverUrl: inject('databaseUrl'),
    changePorts: (ports) => ({
      ...ports,
      get contactEmail() {
        return contactEmail;
      },
    }),
  });
});

afterAll(() => api.stop());

beforeEach(async () => {
  contactEmail = 'help@example.edu';
  await api.gradebook.database.execute('truncate contact_messages, mail_outbox, demo_reviews');
});

const message = {
  name: 'Zebulon Quux',
  email: 'zebulon@example.edu',
  category: 'bug',
  subject: 'A canarysubject',
  message: 'A canaryword on two lines.\nThe second.',
};

/** Each from a separate address, so that their rate limits are independent. */
let sender = 0;
const send = (payload: object, headers: Readonly<Record<string, string>> = {}, address?: string) => {
  sender += 1;
  return api.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload,
    headers,
    remoteAddress: address ?? `10.0.${Math.floor(sender / 250)}.${sender % 250}`,
  });
};

const queuedMail = async () => {
  const { rows } = await api.gradebook.database.execute<{ message: Buffer }>(
    'select message from mail_outbox',
  );
  return rows.map((row) => readMail(api.open(row.message)));
};

describe('the contact form', () => {
  it('keeps a message sealed, and queues its mail with it', async () => {
    const answer = await send(message);
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    const [kept] = await api.gradebook.contactMessages.list({ limit: 10 });
    expect(kept).toMatchObject({ category: 'bug', status: 'new' });
    const { category: _, ...texts } = message;
    expect(JSON.parse(api.open(kept?.texts ?? new Uint8Array()))).toEqual(texts);
    const { rows } = await api.gradebook.database.execute<{ line: string }>(
      'select c::text as line from contact_messages c union all select m::text from mail_outbox m',
    );
    const stored = rows.map(({ line }) => line).join();
    for (const words of ['canary', 'Zebulon', 'zebulon@']) {
      expect(stored).not.toContain(words);
      expect(api.logged()).not.toContain(words);
    }
    expect(await queuedMail()).toMatchObject([
      {
        to: 'help@example.edu',
        replyTo: 'zebulon@example.edu',
        subject: expect.stringContaining('bug] A canarysubject'),
        text: expect.stringContaining('A canaryword on two lines.\nThe second.'),
      },
    ]);
  });

  it('keeps a message where no mail is sent', async () => {
    contactEmail = null;
    expect((await send(message)).statusCode).toBe(200);
    expect(await api.gradebook.contactMessages.list({ limit: 10 })).toHaveLength(1);
    expect(await queuedMail()).toEqual([]);
  });

  it('takes a message that is sent again for the same one', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-page' };
    const answers = await Promise.all([
      send(message, headers),
      send(message, headers),
      send(message, headers),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await api.gradebook.contactMessages.list({ limit: 10 })).toHaveLength(1);
    expect(await queuedMail()).toHaveLength(1);
  });

  it.each([
    [{ name: '' }, 'name', 'This is needed.'],
    [{ email: 'not an address' }, 'email', 'This is not an e-mail address.'],
    [{ category: 'complaint' }, 'category', 'Choose a category.'],
    [{ subject: 'Hi\r\nBcc: eve@example.com' }, 'subject', 'Please write this on one line.'],
    [{ name: 'Eve\nBcc: eve@example.com' }, 'name', 'Please write this on one line.'],
    [{ message: ' \n ' }, 'message', 'This is needed.'],
  ])('says what is wrong with %j', async (change, field, sentence) => {
    const answer = await send({ ...message, ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: Record<string, string> }>().fields).toEqual({ [field]: sentence });
    expect(await api.gradebook.contactMessages.list({ limit: 10 })).toEqual([]);
  });

  it.each([{ website: 'https://buy.example' }, { secondsOnPage: 0.4 }])(
    'refuses what a program sends: %j',
    async (change) => {
      const answer = await send({ ...message, ...change });
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'CONTACT_REFUSED']);
      expect(await api.gradebook.contactMessages.list({ limit: 10 })).toEqual([]);
    },
  );

  it('takes ten messages in ten minutes from one address, and those of others meanwhile', async () => {
    const answers = [];
    for (let index = 0; index < 12; index += 1) answers.push(await send(message, {}, '10.9.9.9'));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
      429,
    ]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(500);
    expect((await send(message)).statusCode).toBe(200);
  });
});

const start = (payload: object) => {
  sender += 1;
  const remoteAddress = `10.1.0.${sender % 250}`;
  return api.app.inject({ method: 'POST', url: '/api/demo/reviews', payload, remoteAddress });
};

describe('a text that a visitor tries', () => {
  const text = `Sleep helps the canaryword of students, as many people has said. ${'More words follow here. '.repeat(3)}`;
  it('is stored encrypted, is in no list, and is shown to visitors who know its id', async () => {
    const owner = await api.signUp();
    const answer = await start({ text });
    const { id } = answer.json<{ id: string }>();
    const url = `/api/demo/reviews/${id}`;
    expect((await api.app.inject(url)).json()).toEqual({ status: 'waiting', ahead: 0, review: null });
    const { rows } = await api.gradebook.database.execute<{ line: string }>(
      'select d::text as line from demo_reviews d',
    );
    expect(rows[0]?.line).not.toContain('canary');
    expect((await owner.call({ url: '/api/assignments' })).json()).toEqual([]);
    const claim = await api.gradebook.demoReviews.claim();
    expect(api.open(claim?.text ?? new Uint8Array())).toBe(text);
    await api.gradebook.demoReviews.settle({ id, attempt: 1, review: null });
    expect((await api.app.inject(url)).json()).toMatchObject({ status: 'failed', review: null });
    expect(api.logged()).not.toContain('canaryword');
    expect(api.logged()).not.toContain(id);
    await api.gradebook.database.execute('update demo_reviews set expires_at = now()');
    expect((await api.app.inject(url)).json()).toMatchObject({ code: 'DEMO_NOT_FOUND' });
  });

  it.each([
    [{ text: 'Too short.' }, 'Please paste at least a few sentences.'],
    [{ text: 'word '.repeat(5001) }, 'Please paste at most 5,000 words.'],
  ])('is refused with the reason', async (payload, sentence) => {
    const answer = await start(payload);
    expect([answer.statusCode, answer.json<{ fields: object }>().fields]).toEqual([400, { text: sentence }]);
  });

  it('waits with twenty others at most, and then is refused with what to do', async () => {
    for (let index = 0; index < 20; index += 1) expect((await start({ text })).statusCode).toBe(200);
    const answer = await start({ text });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([429, 'DEMO_BUSY']);
  });
});
