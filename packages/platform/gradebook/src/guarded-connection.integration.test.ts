import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { openPool } from './database.ts';

const folder = join(import.meta.dirname, '../../../../tools/testing/self-signed');
const ca = join(folder, 'certificate.pem');
const [key, cert] = await Promise.all([readFile(join(folder, 'key.pem')), readFile(ca)]);

let server: Server;
/** Everything the server receives after answering the SSLRequest: nothing unless its identity is verified. */
let heard = '';
let isTlsUp = false;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Answers PostgreSQL's SSLRequest with yes ("S") or no ("N"). */
async function listen(answer: 'S' | 'N'): Promise<number> {
  [heard, isTlsUp] = ['', false];
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(answer);
      if (answer === 'N') socket.on('data', (bytes) => (heard += bytes.toString('latin1')));
      else {
        const secured = new TLSSocket(socket, { isServer: true, key, cert });
        secured.on('error', () => undefined);
        secured.on('data', (bytes) => {
          isTlsUp = true;
          heard += bytes.toString('latin1');
          secured.destroy();
        });
      }
    });
  }).listen(0);
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  return (server.address() as AddressInfo).port;
}

async function connect(address: string): Promise<string> {
  const pool = openPool({ databaseUrl: address, applicationName: 'greenpen-test' });
  try {
    await pool.query('select 1');
    return 'connected';
  } catch (error) {
    return error instanceof Error ? `${String(Reflect.get(error, 'code'))} ${error.message}` : '';
  } finally {
    await pool.end();
  }
}

const named = (host: string, port: number, more = '') =>
  `postgres://greenpen:hunter2@${host}:${port}/greenpen?sslmode=verify-full${more}`;

// ASVS-12.3.2
describe('a database with sslmode=verify-full', () => {
  it('receives nothing without TLS', async () => {
    const port = await listen('N');
    expect(await connect(named('localhost', port))).toContain('does not support SSL');
    expect(heard).toBe('');
  });

  it('receives nothing if its certificate is not trusted', async () => {
    const port = await listen('S');
    expect(await connect(named('localhost', port))).toMatch(/SELF_SIGNED/u);
    expect(heard).toBe('');
  });

  it('receives nothing if its certificate is for another name', async () => {
    const port = await listen('S');
    expect(await connect(named('127.0.0.1', port, `&sslrootcert=${ca}`))).toMatch(/ALTNAME|altnames/u);
    expect(heard).toBe('');
  });

  it('is used if its certificate is from the operator’s own authority', async () => {
    const port = await listen('S');
    await connect(named('localhost', port, `&sslrootcert=${ca}`));
    expect([isTlsUp, heard.includes('greenpen')]).toEqual([true, true]);
  });
});
