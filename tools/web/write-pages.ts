import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { BuiltEntry } from './read-entries.ts';

const rendered = z.object({
  pages: z.array(z.object({ paths: z.array(z.string()), html: z.string() })),
  helpIndex: z.string(),
  forSearchEngines: z.record(z.string(), z.string()),
});

const renderer = z.object({ renderPages: z.function({ input: [z.unknown()], output: rendered }) });

type Request = {
  /** The module that draws them. */
  readonly renderer: string;
  readonly entries: Readonly<Record<string, BuiltEntry>>;
  readonly catalogue: readonly unknown[];
  readonly dist: string;
};

/** `pages/about.html` for "/about", `pages/index.html` for "/"; the catalogue and the search's list beside them. */
export async function writePages(request: Request): Promise<void> {
  const { entries, catalogue, dist } = request;
  const { renderPages } = renderer.parse(await import(pathToFileURL(request.renderer).href));
  const { pages, helpIndex, forSearchEngines } = renderPages({ entries, catalogue });
  for (const { paths, html } of pages) {
    for (const path of paths) {
      const file = join(dist, 'pages', path === '/' ? 'index.html' : `${path.slice(1)}.html`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  for (const [name, text] of Object.entries(forSearchEngines)) {
    await writeFile(join(dist, 'pages', name), text);
  }
  await writeCompressed(join(dist, 'check-catalogue.json'), JSON.stringify(catalogue));
  await writeCompressed(join(dist, 'help-index.json'), helpIndex);
}

async function writeCompressed(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}
