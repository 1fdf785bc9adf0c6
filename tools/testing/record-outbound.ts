// Loaded before a program (`node --import`): whatever it wants of another machine is written down and refused.
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { isIP, Socket } from 'node:net';

const record = process.env['OUTBOUND_RECORD'] ?? '';

function isThisMachine(host: string): boolean {
  const name = host.replace(/^::ffff:/u, '');
  if (isIP(name) === 4) return name.startsWith('127.') || name === '0.0.0.0';
  return name === 'localhost' || name === '::1' || name === '::';
}

/** Null for a socket of the file system. */
function hostOf([first, second]: readonly unknown[]): string | null {
  const target: unknown = Array.isArray(first) ? first[0] : first;
  if (typeof target === 'object' && target !== null) {
    if ('path' in target && typeof target.path === 'string') return null;
    return 'host' in target && typeof target.host === 'string' ? target.host : 'localhost';
  }
  if (typeof target === 'string' && Number.isNaN(Number(target))) return null;
  return typeof second === 'string' ? second : 'localhost';
}

function refuse(host: string | null): void {
  if (host === null || isThisMachine(host)) return;
  appendFileSync(record, `${process.argv[1] ?? 'node'} ${host}\n`);
  throw new Error(`${host} is another machine`);
}

/* oxlint-disable typescript/unbound-method -- each is called on what it was called on */
Socket.prototype.connect = new Proxy(Socket.prototype.connect, {
  apply: (connect, socket: unknown, given: readonly unknown[]): unknown => {
    refuse(hostOf(given));
    return Reflect.apply(connect, socket, given);
  },
});

dgram.Socket.prototype.send = new Proxy(dgram.Socket.prototype.send, {
  apply: (send, socket: unknown, given: readonly unknown[]): unknown => {
    refuse(given.findLast((value) => typeof value === 'string') ?? 'localhost');
    return Reflect.apply(send, socket, given);
  },
});

/* oxlint-enable typescript/unbound-method */

Object.assign(dns, {
  lookup: new Proxy(dns.lookup, {
    apply: (lookup, on: unknown, given: readonly unknown[]): unknown => {
      refuse(typeof given[0] === 'string' ? given[0] : 'localhost');
      return Reflect.apply(lookup, on, given);
    },
  }),
});
