import { fastifyCookie } from '@fastify/cookie';
import * as contract from '@greenpen/api-contract';
import {
  KnownDevices,
  addressGroup,
  assertGoodPassword,
  deviceName,
  hashRecoveryCode,
  readApiKey,
  readEmail,
  splitName,
} from '@greenpen/identity';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cleanFileName } from '../assignments/receive-upload.ts';
import { contentDisposition } from '../assignments/send-download.ts';
import { judgeFile } from '../assignments/judge-file.ts';
import { fileNameInArchive, giveNamesOnce } from '../exports/archive/file-name-in-archive.ts';
import { csvRow } from '../exports/csv-row.ts';
import { readLmsFileName } from '@greenpen/grading';
import { safeReturnPath } from '../identity/safe-return-path.ts';
import { readIdempotencyKey } from './idempotency-key.ts';

const patterns: readonly (readonly [start: string, repeated: string, end: string])[] = [
  ['', 'a', '!'],
  ['', ' ', 'x'],
  ['', '.', 'x'],
  ['a', '.a', '!'],
  ['a@', 'a-', '!'],
  ['a@', 'a.', '!'],
  ['', 'a@', ''],
  ['', '"', ''],
  ['', '\n', 'x'],
  ['', '\n ', 'x'],
  ['', '%', ''],
  ['/', '%2f', ''],
  ['', '/', 'x'],
  ['', '\\', 'x'],
  ['', '_1', 'x'],
  ['a_1_assignsubmission_', 'a', '\n'],
  ['', 'a_1_', '\n'],
  ['Bearer ', 'a', '!'],
  ['greenpen.device=', 'a.', ''],
  ['', 'c=1; ', ''],
  ['', '; ', '='],
  ['', '1', 'x'],
  ['', ':', ''],
  ['', 'Chrome/', ''],
  ['', '\u0301', 'x'],
  // Combining marks that a normal form has to put into another order.
  ['a', '\u0315\u0323', ''],
  ['', '<!', ''],
  ['', ',', ''],
  ['', '(', ''],
];

const devices = new KnownDevices('secret');
const person = (text: string) => ({ email: `${text}@example.edu`, firstName: text, lastName: text });

/** All functions of the API that parse request text. */
const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  'a file name': cleanFileName,
  'a download’s name': contentDisposition,
  'a name in an archive': (text) => giveNamesOnce()(fileNameInArchive(text, 'paper')),
  'a name by a learning management system': readLmsFileName,
  'the beginning of a file': (text) => judgeFile(Buffer.from(text), text.length),
  'a cell of a CSV file': (text) => csvRow([text]),
  'an e-mail address': readEmail,
  'an address of the network': addressGroup,
  cookies: (text) => fastifyCookie.parse(`greenpen.session_token=${text}; ${text}`),
  'a known device': (text) => devices.find(text, { ownerId: 'a', passwordHash: 'b' }),
  'an API key': (text) => readApiKey({ authorization: text }),
  'an idempotency key': (text) => readIdempotencyKey({ headers: { 'idempotency-key': text } }),
  'a browser’s name': deviceName,
  'a way back': safeReturnPath,
  'a person’s name': splitName,
  'a recovery code': (text) => hashRecoveryCode('owner', text),
  'a password': (text) => assertGoodPassword(text, person('ana')),
  'a password beside a long name': (text) => assertGoodPassword('quite a long password', person(text)),
};

const length = 100_000;
const texts = patterns.map(
  ([start, repeated, end]) => start + repeated.repeat(length / repeated.length) + end,
);

const calls = Object.values(contract).flatMap((exported) =>
  typeof exported === 'object' && 'method' in exported && 'path' in exported ? [exported] : [],
);

const schemas = calls.flatMap(({ method, path, ...call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = part in call ? (call as Record<string, unknown>)[part] : undefined;
    return schema instanceof z.ZodObject ? [{ name: `${part} of ${method} ${path}`, schema }] : [];
  }),
);

/** The longest time in milliseconds that this thread spent on one text. */
function longestWork(read: (text: string) => unknown): number {
  return Math.max(
    ...texts.map((text) => {
      const before = process.threadCpuUsage();
      try {
        read(text);
      } catch {
        // A refusal is fine too; only its time counts.
      }
      const { user, system } = process.threadCpuUsage(before);
      return (user + system) / 1000;
    }),
  );
}

/** Quadratic work would take several seconds; all of this takes a few milliseconds. */
const BOUND_MS = 1000;

// ASVS-1.2.9
describe('a text of 100 kB', () => {
  it.each(Object.entries(parsers))('costs little where it is read as %s', (_, read) => {
    expect(longestWork(read)).toBeLessThan(BOUND_MS);
  });

  it.each(schemas)('costs little in the fields of the $name', ({ schema }) => {
    const read = (text: string) =>
      schema.safeParse(Object.fromEntries(Object.keys(schema.shape).map((name) => [name, text])));
    expect(longestWork(read)).toBeLessThan(BOUND_MS);
  });
});
