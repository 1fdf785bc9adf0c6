import { Account } from '../testing/account.ts';
import { inject } from 'vitest';

export async function newAccount(): Promise<Account> {
  const account = new Account(inject('productAddress'));
  await account.signUp(`ext-${crypto.randomUUID()}@example.edu`);
  return account;
}
