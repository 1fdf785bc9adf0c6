import { describe, expect, it } from 'vitest';
import { isEmbeddedDatabase, isLoopbackOnly, readSettings } from './settings.ts';

const DATABASE_URL = 'postgresql://greenpen@localhost/greenpen?host=%2Frun%2Fgreenpen';

describe('readSettings', () => {
  it('has a default for everything but the database', () => {
    expect(readSettings({ DATABASE_URL, PORT: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      greenpenKey: null,
      publicUrl: null,
      signUp: { kind: 'open' },
      retentionDays: 30,
      bytesPerUser: 5000 * 1024 * 1024,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('has payments where all three settings of them are there, and refuses some of them', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk_test_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
      STRIPE_PRICE_ID: 'price_abc',
    };
    expect(readSettings({ DATABASE_URL }).billing).toBeNull();
    expect(readSettings({ DATABASE_URL, ...stripe }).billing).toEqual({
      secretKey: 'sk_test_abc',
      webhookSecret: 'whsec_abc',
      priceId: 'price_abc',
    });
    for (const name of Object.keys(stripe)) {
      expect(() => readSettings({ DATABASE_URL, ...stripe, [name]: '' })).toThrow(
        `${name} is not set; payments need all STRIPE settings.`,
      );
    }
    expect(() => readSettings({ DATABASE_URL, STRIPE_SECRET_KEY: 'hunter2!' })).toThrow(
      'STRIPE_SECRET_KEY has an invalid value; it takes a secret key of Stripe',
    );
  });

  it('reads lists and addresses', () => {
    expect(
      readSettings({
        DATABASE_URL,
        PUBLIC_URL: 'https://Grading.Example.edu/',
        SIGN_UP: 'uni.example, college.example',
        ADMIN_EMAILS: 'Dean@uni.example',
        TRUST_PROXY: '10.0.0.0/8,fd00::1',
      }),
    ).toMatchObject({
      publicUrl: 'https://grading.example.edu',
      signUp: { kind: 'domains', domains: ['uni.example', 'college.example'] },
      adminEmails: ['dean@uni.example'],
      trustProxy: ['10.0.0.0/8', 'fd00::1'],
    });
    expect(readSettings({ DATABASE_URL, TRUST_PROXY: 'true' }).trustProxy).toEqual(['loopback']);
    expect(readSettings({ DATABASE_URL, SIGN_UP: 'closed' }).signUp).toEqual({ kind: 'closed' });
  });

  it.each([
    [{ PORT: 'http' }, 'PORT is "http"; it takes a port number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000"; it takes a port number from 0 to 65535.'],
    [
      { SIGN_UP: 'sometimes' },
      'SIGN_UP is "sometimes"; it takes "open", "closed", or a list of e-mail domains',
    ],
    [{ SIGN_UP: 'open,closed' }, 'SIGN_UP is "open,closed"; it takes "open", "closed", or a list'],
    [{ PUBLIC_URL: 'grading.example.edu' }, 'PUBLIC_URL is "grading.example.edu"; it takes the address'],
    [{ PUBLIC_URL: 'https://example.edu/grading' }, 'PUBLIC_URL is "https://example.edu/grading"; it takes'],
    [{ RETENTION_DAYS: '31' }, 'RETENTION_DAYS is "31"; it takes a whole number of days from 1 to 30.'],
    [{ ADMIN_EMAILS: 'dean' }, 'ADMIN_EMAILS is "dean"; it takes e-mail addresses separated by commas.'],
    [{ TRUST_PROXY: 'abc' }, 'TRUST_PROXY is "abc"; it takes "false", "true"'],
    [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY is "10.0.0.0/33"; it takes "false", "true"'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes"; it takes "false", "true"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it takes one of trace'],
    [{ GREENPEN_KEY: 'secret' }, 'GREENPEN_KEY has an invalid value; it takes 32 bytes'],
    [
      { DATABASE_URL: 'postgres://u:p@db.example.edu/greenpen' },
      'on another machine with ?sslmode=verify-full',
    ],
    [{ DATABASE_URL: 'mysql://u:p@h' }, 'DATABASE_URL has an invalid value; it takes the address'],
  ])('refuses %j with one sentence', (variables, sentence) => {
    expect(() => readSettings({ DATABASE_URL, ...variables })).toThrow(sentence);
  });
});

describe('the server address', () => {
  it.each([
    [{ host: '127.0.0.1', publicUrl: null }, true],
    [{ host: '127.0.0.1', publicUrl: 'http://localhost:3000' }, true],
    [{ host: '127.0.0.1', publicUrl: 'https://grading.example.edu' }, false],
    [{ host: '0.0.0.0', publicUrl: null }, false],
  ])('knows whether %j is this machine alone', (place, expected) => {
    expect(isLoopbackOnly(place)).toBe(expected);
  });

  it('knows the database that lives in the data folder by its socket', () => {
    expect(isEmbeddedDatabase(DATABASE_URL)).toBe(true);
    expect(isEmbeddedDatabase('postgres://db.example.edu/greenpen')).toBe(false);
  });
});
