import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, prepareGradebook, queuePaper } from '../testing/index.ts';
import { MOST_AN_HOUR } from './contact-messages.ts';
import { MOST_WAITING } from './demo-reviews.ts';

const test = prepareGradebook();

beforeEach(async () => {
  await test.gradebook.database.execute(
    sql`truncate queue.job, submissions, contact_messages, demo_reviews cascade`,
  );
});

const message = (requestKey: string) => ({
  requestKey,
  category: 'bug' as const,
  texts: Buffer.from('sealed words'),
});

describe('contact messages', () => {
  it('keeps one message for one key, however often and at once it is sent, with an audit row', async () => {
    const { gradebook } = test;
    const sent = await Promise.all(
      Array.from({ length: 8 }, () =>
        gradebook.transaction((on) => on.contactMessages.record(message('key-1'))),
      ),
    );
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent.filter(({ created }) => created)).toHaveLength(1);
    expect(await gradebook.contactMessages.list({ limit: 10 })).toMatchObject([
      { category: 'bug', status: 'new', statusChangedAt: null },
    ]);
    const { rows } = await gradebook.database.execute(
      sql`select actor, detail ->> 'message' as message from audit_events where action = 'contact-received'`,
    );
    expect(rows).toEqual([{ actor: 'visitor', message: sent[0]?.id }]);
  });

  it('lists the newest first, page by page and by status, and records who changed one', async () => {
    const { gradebook } = test;
    for (const key of ['a', 'b', 'c']) await gradebook.contactMessages.record(message(key));
    const [newest, middle, oldest] = await gradebook.contactMessages.list({ limit: 10 });
    const by = await addUser(gradebook);
    expect(
      await gradebook.contactMessages.setStatus({ id: middle?.id ?? '', status: 'answered', by }),
    ).toMatchObject({
      status: 'answered',
      statusChangedBy: by,
      statusChangedAt: expect.any(Date),
    });
    expect(await gradebook.contactMessages.list({ status: 'new', limit: 10 })).toEqual([newest, oldest]);
    expect(await gradebook.contactMessages.list({ before: middle?.id, limit: 10 })).toEqual([oldest]);
    const id = '01a1f8cd-c5f4-7aba-ad4b-74cfebbc4247';
    await expect(gradebook.contactMessages.setStatus({ id, status: 'closed', by })).rejects.toMatchObject({
      code: 'CONTACT_NOT_FOUND',
    });
  });

  it('are refused above the hourly limit, and deleted after a year', async () => {
    const { gradebook } = test;
    await gradebook.database.execute(sql`insert into contact_messages (id, request_key, category, texts)
      select gen_random_uuid(), n::text, 'general', '\\x00' from generate_series(1, ${MOST_AN_HOUR}::int) n`);
    await expect(gradebook.contactMessages.record(message('key-2'))).rejects.toMatchObject({
      code: 'CONTACT_RESTS',
    });
    await gradebook.database.execute(
      sql`update contact_messages set received_at = now() - interval '366 days'`,
    );
    expect((await gradebook.contactMessages.record(message('key-2'))).created).toBe(true);
    expect(await gradebook.contactMessages.sweep()).toBe(MOST_AN_HOUR);
    expect(await gradebook.contactMessages.list({ limit: 10 })).toHaveLength(1);
  });
});

const start = (text = 'sealed text') => test.gradebook.demoReviews.start({ text: Buffer.from(text) });

describe('demo reviews', () => {
  it('gives a text to one worker, in order, and its review to clients that know the id', async () => {
    const { gradebook } = test;
    const first = await start('first');
    // Times are kept to the millisecond.
    await delay(2);
    const second = await start('second');
    expect(await gradebook.demoReviews.find(second.id)).toMatchObject({ state: 'waiting', ahead: 1 });
    const claims = await Promise.all([gradebook.demoReviews.claim(), gradebook.demoReviews.claim()]);
    expect(new Set(claims.map((claim) => claim?.id))).toEqual(new Set([first.id, second.id]));
    expect(await gradebook.demoReviews.claim()).toBeUndefined();
    const review = Buffer.from('sealed review');
    expect(await gradebook.demoReviews.settle({ id: first.id, attempt: 1, review })).toBe('settled');
    expect(await gradebook.demoReviews.settle({ id: second.id, attempt: 1, review: null })).toBe('settled');
    expect(await gradebook.demoReviews.find(first.id)).toMatchObject({ state: 'done', review, ahead: 0 });
    expect(await gradebook.demoReviews.find(second.id)).toMatchObject({ state: 'failed', review: null });
  });

  it('waits while the paper of an instructor waits', async () => {
    const { gradebook } = test;
    await start();
    await queuePaper(gradebook, await addUser(gradebook));
    expect(await gradebook.demoReviews.claim()).toBeUndefined();
    await gradebook.database.execute(sql`truncate queue.job`);
    expect(await gradebook.demoReviews.claim()).toBeDefined();
  });

  it('gives the text of a lost worker to another one, and up after the second', async () => {
    const { gradebook } = test;
    const { id } = await start();
    const lose = () =>
      gradebook.database.execute(sql`update demo_reviews set claimed_at = now() - interval '1 minute'`);
    expect(await gradebook.demoReviews.claim()).toMatchObject({ attempt: 1 });
    await lose();
    expect(await gradebook.demoReviews.claim()).toMatchObject({ attempt: 2 });
    expect(await gradebook.demoReviews.settle({ id, attempt: 1, review: Buffer.from('late') })).toBe('gone');
    await lose();
    expect(await gradebook.demoReviews.claim()).toBeUndefined();
    expect(await gradebook.demoReviews.find(id)).toMatchObject({ state: 'failed', review: null });
  });

  it('takes no more than can wait', async () => {
    for (let index = 0; index < MOST_WAITING; index += 1) await start();
    await expect(start()).rejects.toMatchObject({ code: 'DEMO_BUSY' });
    await test.gradebook.demoReviews.claim();
    expect(await start()).toMatchObject({ id: expect.any(String) });
  });

  it('shows nothing after ten minutes, and leaves nothing behind', async () => {
    const { gradebook } = test;
    const { id, expiresAt } = await start('sealed canary');
    expect(Math.round((expiresAt.getTime() - Date.now()) / 60_000)).toBe(10);
    await gradebook.demoReviews.claim();
    await gradebook.demoReviews.settle({ id, attempt: 1, review: Buffer.from('sealed canary') });
    expect(await gradebook.demoReviews.sweep()).toBe(0);
    await gradebook.database.execute(sql`update demo_reviews set expires_at = now()`);
    expect(await gradebook.demoReviews.find(id)).toBeUndefined();
    expect(await gradebook.demoReviews.sweep()).toBe(1);
    const { rows } = await gradebook.database.execute(sql`select * from demo_reviews`);
    expect(rows).toEqual([]);
  });
});
