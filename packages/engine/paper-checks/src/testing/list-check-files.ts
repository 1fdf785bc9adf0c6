import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../check.ts';

type CheckFile = {
  readonly file: string;
  readonly name: string;
  readonly exportName: string;
  readonly check: Check;
  readonly hasTest: boolean;
};

const apaFolder = join(import.meta.dirname, '../apa');

/** Every file under `apa/` that exports a check; helpers of a check may be beside it. */
export async function listCheckFiles(): Promise<readonly CheckFile[]> {
  const files = (await readdir(apaFolder, { recursive: true })).map((file) => file.replaceAll('\\', '/'));
  const found: CheckFile[] = [];
  for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const exported: Record<string, unknown> = await import(join(apaFolder, file));
    for (const [exportName, check] of Object.entries(exported)) {
      if (!isCheck(check)) continue;
      const hasTest = files.includes(file.replace(/\.ts$/v, '.test.ts'));
      found.push({ file, name: file.replace(/^.*\/|\.ts$/gv, ''), exportName, check, hasTest });
    }
  }
  return found;
}

function isCheck(value: unknown): value is Check {
  return typeof value === 'object' && value !== null && 'id' in value && 'run' in value;
}
