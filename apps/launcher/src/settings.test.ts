import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

describe('readSettings', () => {
  it('has a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: null,
      databaseUrl: null,
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  it('names the variable, what it got and what it takes', () => {
    expect(() => readSettings({ PORT: 'http' })).toThrow(
      'PORT is "http"; it takes a port number from 0 to 65535.',
    );
  });

  it('wants the address that browsers use where other machines can reach it', () => {
    expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(
      'set PUBLIC_URL to the address that browsers use',
    );
    const given = { HOST: '0.0.0.0', PUBLIC_URL: 'https://grading.example.edu' };
    expect(readSettings(given)).toMatchObject({ host: '0.0.0.0', publicUrl: 'https://grading.example.edu' });
  });

  it('does not print a database address, which may hold a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@host/db' })).toThrow(
      /^(?!.*secret)DATABASE_URL is/u,
    );
  });
});
