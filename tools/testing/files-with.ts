import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder that contains one of the words, as UTF-8, UTF-16 or hexadecimal digits. */
export async function filesWith(folder: string, words: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = await readFile(path);
    for (const word of words) {
      const plain = Buffer.from(word);
      const forms = [plain, Buffer.from(word, 'utf16le'), Buffer.from(plain.toString('hex'))];
      if (forms.some((form) => bytes.includes(form))) found.push(`${path}: ${word}`);
    }
  }
  return found;
}
