import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSecretFiles, withDatabase } from './read-secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenpen-secrets-'));
const file = join(folder, 'secret');
writeFileSync(file, 'from a file\n');
afterAll(() => rmSync(folder, { recursive: true }));

describe('readSecretFiles', () => {
  it('reads a secret from its file without the line end, and keeps other settings', () => {
    expect(readSecretFiles({ SMTP_URL_FILE: file, PORT: '80', SSL_CERT_FILE: '/none' })).toMatchObject({
      SMTP_URL: 'from a file',
      PORT: '80',
    });
  });

  it('treats an empty variable as absent', () => {
    expect(readSecretFiles({ SMTP_URL_FILE: '', SMTP_URL: 'smtp://a' })).toMatchObject({
      SMTP_URL: 'smtp://a',
    });
    expect(readSecretFiles({ SMTP_URL_FILE: file, SMTP_URL: '' })).toMatchObject({ SMTP_URL: 'from a file' });
  });

  it('refuses a secret that is set in both ways, a file that is not there, and an empty one', () => {
    expect(() => readSecretFiles({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://a' })).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set; set only one of them.',
    );
    expect(() => readSecretFiles({ GREENPEN_KEY_FILE: '/none' })).toThrow(
      'GREENPEN_KEY_FILE is /none, which cannot be read (ENOENT).',
    );
    writeFileSync(join(folder, 'empty'), '\n');
    expect(() => readSecretFiles({ GREENPEN_KEY_FILE: join(folder, 'empty') })).toThrow('which is empty');
  });

  it('passes a database address to a process without its file', () => {
    expect(withDatabase({ DATABASE_URL_FILE: file }, 'postgres://a')).toEqual({
      DATABASE_URL: 'postgres://a',
      DATABASE_URL_FILE: '',
    });
  });
});
