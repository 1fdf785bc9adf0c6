import { createServer, type Server } from 'node:net';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { openGradebook } from './gradebook.ts';
import { addUser, prepareGradebook, sampleSubmission, takeJobs } from './testing/index.ts';

const test = prepareGradebook();
const away = { code: 'DATABASE_UNAVAILABLE' };
let server: Server | undefined;

afterEach(() => server?.close());

describe('an outage', () => {
  it('is recognized when nothing listens', async () => {
    const gradebook = openGradebook({
      databaseUrl: 'postgresql://someone@127.0.0.1:1/none',
      applicationName: 'test',
    });
    await expect(gradebook.checkDatabase()).rejects.toMatchObject(away);
    await expect(gradebook.checkQueue()).rejects.toMatchObject(away);
    await expect(gradebook.courses.list({ ownerId: 'x' })).rejects.toMatchObject(away);
    await expect(
      gradebook.withIdempotency({ ownerId: 'x', key: 'k', action: 'a', requestHash: 'h' }, async () => ({
        count: 1,
      })),
    ).rejects.toMatchObject(away);
    await expect(gradebook.runs.heal()).rejects.toMatchObject(away);
    await gradebook.close();
  });

  it('is recognized within seconds when the server accepts the connection and does not answer', async () => {
    server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const gradebook = openGradebook({
      databaseUrl: `postgresql://someone@127.0.0.1:${port}/none`,
      applicationName: 'test',
    });
    await expect(gradebook.submissions.get({ ownerId: 'x', submissionId: 'y' })).rejects.toMatchObject(away);
  });

  // ASVS-16.5.2
  it('ends by itself: only the calls on broken connections fail', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const cutOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    const { submission } = await gradebook.submissions.create(sampleSubmission(ownerId));
    const interrupted = gradebook.transaction(async (inside) => {
      await inside.submissions.create(sampleSubmission(ownerId));
      const { queued } = await inside.runs.queue({ ownerId, submissionIds: [submission.id] });
      expect(queued).toEqual([submission.id]);
      await gradebook.database.execute(cutOthers);
      await inside.courses.list({ ownerId });
    });
    await expect(interrupted).rejects.toMatchObject(away);
    const { submissions } = await gradebook.submissions.list({
      ownerId,
      filter: {},
      cursor: null,
      limit: 10,
    });
    expect(submissions.map(({ id, state }) => ({ id, state }))).toEqual([
      { id: submission.id, state: 'uploaded' },
    ]);
    expect(await takeJobs(test.databaseUrl, 1)).toEqual([]);
  });
});

describe('an error of the database', () => {
  it('is not reported to a user whose account was deleted meanwhile', async () => {
    const failing = test.gradebook.submissions.create(sampleSubmission('nobody'));
    await expect(failing).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  // ASVS-2.2.1
  it('is blamed on the request if its values cannot be stored', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const invalid = { code: 'REQUEST_INVALID' };
    await expect(gradebook.submissions.get({ ownerId, submissionId: 'x' })).rejects.toMatchObject(invalid);
    const upload = sampleSubmission(ownerId, { originalName: 'a\u0000.docx' });
    await expect(gradebook.submissions.create(upload)).rejects.toMatchObject(invalid);
  });

  it('names the error and the place, never the user', async () => {
    const { gradebook } = test;
    const name = 'Canary Name';
    const ownerId = await addUser(gradebook);
    const upload = sampleSubmission(ownerId, { studentName: name, courseId: randomUUID() });
    const failing = gradebook.submissions.create(upload);
    const error: unknown = await failing.catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      message: 'the database refused with 23503 at submissions_course_id_courses_id_fk',
    });
    expect(error instanceof Error && `${error.message}${error.stack ?? ''}`).not.toContain(name);
    expect(error).not.toHaveProperty('cause');
  });
});
