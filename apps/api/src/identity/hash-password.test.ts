import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './hash-password.ts';

describe('hashPassword', () => {
  // ASVS-6.2.1
  it('counts every character, also beyond 72 bytes', async () => {
    const password = 'a long sentence with spaces and ünïcödé 🦉 '.repeat(3).slice(0, 100);
    const hash = await hashPassword(password);
    expect(hash).toMatch(/^scrypt\$15\$8\$3\$/u);
    expect(await verifyPassword({ hash, password })).toBe(true);
    expect(await verifyPassword({ hash, password: password.slice(0, 72) })).toBe(false);
    expect(await verifyPassword({ hash, password: password.toUpperCase() })).toBe(false);
  });

  // ASVS-11.4.2
  it('takes no hash that it did not make', async () => {
    expect(await verifyPassword({ hash: 'plain', password: 'plain' })).toBe(false);
  });
});
