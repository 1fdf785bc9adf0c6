import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type Mailbox = {
  /** For SMTP_URL. */
  readonly address: string;
  /** The next message to arrive from now on, or the last one where one has arrived since it was asked. */
  readonly next: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** A mail server of this machine that keeps what it is sent. */
export async function openMailbox(): Promise<Mailbox> {
  const arrived: string[] = [];
  const waiting: ((message: string) => void)[] = [];
  const receive = async (...[stream, , done]: Parameters<NonNullable<SMTPServer['onData']>>) => {
    const message = await text(stream);
    const taker = waiting.shift();
    if (taker === undefined) arrived.push(message);
    else taker(message);
    done();
  };
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (...given) => void receive(...given),
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `smtp://127.0.0.1:${port}`,
    next: async () => arrived.shift() ?? new Promise((resolve) => void waiting.push(resolve)),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The link in a message. */
export function linkIn(message: string): string {
  const plain = message.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return /^https?:\/\/\S+#[\w-]+$/mu.exec(plain)?.[0] ?? '';
}
