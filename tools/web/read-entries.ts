import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

export type BuiltEntry = { readonly script: string; readonly styles: readonly string[] };

/** Where the build put the public pages' scripts and sheets; its own list of them is no business of visitors. */
export async function readEntries(dist: string): Promise<Readonly<Record<string, BuiltEntry>>> {
  const folder = join(dist, '.vite');
  const built = manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  await rm(folder, { recursive: true });
  const entryOf = (name: string): BuiltEntry => {
    const chunk = built[`src/site/scripts/${name}.ts`];
    if (chunk === undefined) throw new Error(`The build made no ${name}.`);
    return { script: `/${chunk.file}`, styles: chunk.css.map((file) => `/${file}`) };
  };
  const names = ['every-page', 'contact', 'demo', 'help'];
  return Object.fromEntries(names.map((name) => [name, entryOf(name)]));
}
