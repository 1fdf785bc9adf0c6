import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const source = import.meta.resolve('@zxcvbn-ts/language-common/src/passwords.json');

/** The passwords of leaks that are used most, longest used first, without those that are too short to be taken. */
export async function readCommonPasswords(): Promise<readonly string[]> {
  const all = z.array(z.string()).parse(JSON.parse(await readFile(new URL(source), 'utf8')));
  return all.filter((password) => password.length >= 8);
}
