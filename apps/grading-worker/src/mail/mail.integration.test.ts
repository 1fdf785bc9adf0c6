import { writeMail } from '@greenpen/gradebook';
import { prepareGradebook } from '@greenpen/gradebook/testing';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openMailer, sendQueuedMail } from './send-mail.ts';

const test = prepareGradebook();

type Received = { readonly to: readonly string[]; readonly message: string };

let server: SMTPServer;
let received: Received[] = [];
let refuse: (attempt: number) => number | null = () => null;
let attempts = 0;
let logged = '';

const log = pino({ level: 'trace' }, { write: (line: string) => void (logged += line) });

type OnData = NonNullable<SMTPServerOptions['onData']>;

async function receive(...[stream, session, done]: Parameters<OnData>): Promise<void> {
  const message = await text(stream);
  attempts += 1;
  const code = refuse(attempts);
  if (code !== null) {
    done(Object.assign(new Error('no, ana@example.edu'), { responseCode: code }));
    return;
  }
  received.push({ to: session.envelope.rcptTo.map(({ address }) => address), message });
  done();
}

beforeEach(async () => {
  [received, attempts, logged, refuse] = [[], 0, '', () => null];
  await test.gradebook.database.execute(`delete from mail_outbox`);
  server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (...given) => void receive(...given),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const seal = (written: string) => Buffer.from(written).toReversed();
const open = (sealed: Uint8Array) => Buffer.from(sealed.toReversed()).toString();

const queue = (subject = 'Hello', body = 'A line\n.\nanother') =>
  test.gradebook.mail.queue({
    kind: 'test',
    message: seal(writeMail({ to: 'ana@example.edu', replyTo: null, subject, text: body })),
  });

const rows = async () => {
  const found = await test.gradebook.database.execute<{
    state: string;
    attempts: number;
    message: Buffer | null;
    last_error: string | null;
  }>(`select state, attempts, message, last_error from mail_outbox order by id`);
  return found.rows;
};

const address = (): string => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.server.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
};

/** Works until no mail is queued, with all pauses skipped. */
async function work(send = openMailer({ smtpUrl: address(), from: 'Greenpen <pen@example.edu>' })) {
  const stop = new AbortController();
  const claim = async () => {
    for (;;) {
      const mail = await test.gradebook.mail.claim();
      if (mail !== undefined) return mail;
      // Another worker may have held the rows for a moment, so finding none due does not mean that none is left.
      if (!(await rows()).some(({ state }) => state === 'queued')) break;
      await test.gradebook.database.execute(
        `update mail_outbox set next_attempt_at = now() where state = 'queued' and next_attempt_at > now()`,
      );
    }
    stop.abort();
    return undefined;
  };
  const gradebook = { mail: { ...test.gradebook.mail, claim } };
  await sendQueuedMail({ gradebook, open, send, log, signal: stop.signal });
}

describe('mail', () => {
  it('is sent once, as written, and nothing of it is kept', async () => {
    await queue('Ünï 🦉', 'A line\n.\nlink: https://x.example/reset-password#token=abc');
    expect((await rows())[0]?.message?.toString()).not.toContain('ana@example.edu');
    await work();
    await work();
    expect(received.map(({ to }) => to)).toEqual([['ana@example.edu']]);
    const [{ message } = { message: '' }] = received;
    expect(message).toContain('From: Greenpen <pen@example.edu>');
    expect(message).toContain('https://x.example/reset-password#token=abc');
    expect(message).toMatch(/Message-ID: <[\da-f-]{36}@example\.edu>/u);
    expect(await rows()).toEqual([{ state: 'sent', attempts: 1, message: null, last_error: null }]);
  });

  it('is tried again until the server takes it, and keeps its Message-ID', async () => {
    refuse = (attempt) => (attempt < 4 ? 451 : null);
    await queue();
    await work();
    expect([received.length, attempts]).toEqual([1, 4]);
    expect((await rows())[0]).toMatchObject({ state: 'sent', attempts: 4 });
  });

  // ASVS-16.5.2
  it('waits while there is no server', async () => {
    await queue();
    const send = openMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: 'pen@example.edu' });
    const mail = await test.gradebook.mail.claim();
    if (mail === undefined) throw new Error('nothing was due');
    await test.gradebook.mail.recordFailed(mail, { code: 'ECONNREFUSED', seconds: 0 });
    await expect(
      send(
        { to: 'ana@example.edu', replyTo: null, subject: '', text: '' },
        { id: 'a', signal: new AbortController().signal },
      ),
    ).rejects.toMatchObject({ code: 'ESOCKET' });
    await work();
    expect(received).toHaveLength(1);
  });

  it('ends with a permanent rejection, without its text in log or table', async () => {
    refuse = () => 550;
    await queue();
    await work();
    expect(await rows()).toEqual([{ state: 'failed', attempts: 1, message: null, last_error: '550' }]);
    expect(logged).not.toContain('ana@example.edu');
    expect(logged).toContain('"code":"550"');
  });

  it('is sent by one of two workers', async () => {
    await Promise.all(Array.from({ length: 10 }, () => queue()));
    await Promise.all([work(), work(), work()]);
    expect(received).toHaveLength(10);
  });

  it('is taken over from a lost worker, whose late result is ignored', async () => {
    await queue();
    const lost = await test.gradebook.mail.claim();
    if (lost === undefined) throw new Error('nothing was due');
    expect(await test.gradebook.mail.claim()).toBeUndefined();
    await test.gradebook.database.execute(
      `update mail_outbox set next_attempt_at = now() - interval '1 second'`,
    );
    await work();
    await test.gradebook.mail.recordFailed(lost, { code: 'late', seconds: 0 });
    expect([received.length, (await rows())[0]?.state]).toEqual([1, 'sent']);
  });

  it('exists only with its cause', async () => {
    const causing = test.gradebook.transaction(async (inside) => {
      await inside.mail.queue({ kind: 'test', message: seal('x') });
      throw new Error('it did not happen');
    });
    await expect(causing).rejects.toThrow('it did not happen');
    expect(await rows()).toEqual([]);
  });

  // ASVS-1.3.11
  it('cannot be sent to another recipient by its content', async () => {
    await queue('Hi\r\nBcc: eve@example.com', 'x\r\n.\r\nRCPT TO:<eve@example.com>\r\n');
    await work();
    expect(received.map(({ to }) => to)).toEqual([['ana@example.edu']]);
    expect(received[0]?.message).not.toMatch(/^Bcc:/mu);
  });
});

// ASVS-12.3.2
describe('openMailer', () => {
  it('sends nothing unencrypted to another machine', async () => {
    const send = openMailer({
      smtpUrl: address().replace('127.0.0.1', '127.0.0.2'),
      from: 'pen@example.edu',
    });
    const mail = { to: 'ana@example.edu', replyTo: null, subject: '', text: '' };
    await expect(send(mail, { id: 'a', signal: new AbortController().signal })).rejects.toBeInstanceOf(Error);
    expect(received).toEqual([]);
  });

  it('sends nothing to a server whose certificate is not trusted', async () => {
    const folder = join(import.meta.dirname, '../../../../tools/testing/self-signed');
    const [key, cert] = await Promise.all(
      ['key.pem', 'certificate.pem'].map((name) => readFile(join(folder, name))),
    );
    const secure = new SMTPServer({ secure: true, key, cert, onData: (...given) => void receive(...given) });
    secure.on('error', () => undefined);
    await new Promise<void>((resolve) => secure.listen(0, 'localhost', resolve));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
    const { port } = secure.server.address() as AddressInfo;
    const send = openMailer({ smtpUrl: `smtps://localhost:${port}`, from: 'pen@example.edu' });
    const mail = { to: 'ana@example.edu', replyTo: null, subject: '', text: '' };
    await expect(send(mail, { id: 'a', signal: new AbortController().signal })).rejects.toThrow(
      /self-signed certificate/u,
    );
    expect(received).toEqual([]);
    await new Promise<void>((resolve) => secure.close(resolve));
  });
});
