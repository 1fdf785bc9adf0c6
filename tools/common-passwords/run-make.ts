/* Makes packages/platform/identity/src/common-passwords.bin anew: `node tools/common-passwords/run-make.ts`. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HASH_BYTES, hashForList } from '../../packages/platform/identity/src/password-rules.ts';
import { readCommonPasswords } from './read-common-passwords.ts';

const target = new URL('../../packages/platform/identity/src/common-passwords.bin', import.meta.url);

const hashes = new Set(
  (await readCommonPasswords()).map((password) => hashForList(password).toString('hex')),
);
await writeFile(fileURLToPath(target), Buffer.from([...hashes].toSorted().join(''), 'hex'));
console.log(`${hashes.size} passwords, ${hashes.size * HASH_BYTES} bytes`);
