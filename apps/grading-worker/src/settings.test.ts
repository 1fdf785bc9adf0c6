import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const DATABASE_URL = 'postgres://localhost/greenpen';

describe('readSettings', () => {
  it('has a default for everything but the database', () => {
    expect(readSettings({ DATABASE_URL, GREENPEN_KEY: '' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      greenpenKey: null,
      logLevel: 'info',
    });
  });

  it.each([
    [{ WORKER_THREADS: '0' }, 'WORKER_THREADS is "0"; it takes how many papers to grade at a time, 1 to 64.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud"; it takes one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [
      { GREENPEN_KEY: 'short' },
      'GREENPEN_KEY has an invalid value; it takes 32 bytes as 64 hexadecimal digits or as base64.',
    ],
    [
      { DATABASE_URL: '' },
      'DATABASE_URL is not set; it takes the address of a PostgreSQL database, starting with postgres://',
    ],
    [
      { DATABASE_URL: 'postgres://db.example.edu/greenpen' },
      'DATABASE_URL has an invalid value; it takes the address',
    ],
  ])('refuses %j with one sentence', (variables, sentence) => {
    expect(() => readSettings({ DATABASE_URL, ...variables })).toThrow(sentence);
  });
});
