import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPaper } from '@greenpen/paper-extraction';
import { z } from 'zod';
import { maskProse } from '../../packages/engine/paper-checks/src/grammar/mask-prose.ts';
import { proseOf } from '../../packages/engine/paper-checks/src/grammar/prose.ts';
import { paragraphsOf, type TextFormat } from './clean-text.ts';

const sources = z.array(
  z.object({
    repository: z.string(),
    commit: z.string(),
    licence: z.string(),
    folder: z.string(),
    format: z.enum(['cnxml', 'jats', 'markdown', 'xhtml']),
    use: z.enum(['marks and forms', 'forms']),
    /** True for textbooks and articles. */
    isAcademic: z.boolean(),
  }),
);

export type Source = z.infer<typeof sources>[number];

/** A file's paragraphs as the checks would see them: names and quotations masked. */
export type Document = {
  readonly repository: string;
  readonly use: Source['use'];
  readonly isAcademic: boolean;
  readonly paragraphs: readonly string[];
};

const EXTENSIONS: Readonly<Record<TextFormat, RegExp>> = {
  cnxml: /\.cnxml$/,
  jats: /\.xml$/,
  markdown: /\.md$/,
  xhtml: /\.xhtml$/,
};

export function listSources(): readonly Source[] {
  return sources.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'sources.json'), 'utf8')));
}

/** All texts of the listed sources below FOLDER/OWNER+NAME; a paragraph that was read before is left out. */
export async function readCorpus(folder: string): Promise<readonly Document[]> {
  const seen = new Set<string>();
  const documents: Document[] = [];
  for (const source of listSources()) {
    const root = join(folder, source.repository.replace('/', '+'), source.folder);
    if (!existsSync(root)) throw new Error(`${root} is missing: check out ${source.repository} there.`);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => EXTENSIONS[source.format].test(file))
      .toSorted();
    for (const file of files) {
      const paragraphs = paragraphsOf(readFileSync(join(root, file), 'utf8'), source.format).filter(
        (text) => {
          const isNew = !seen.has(text);
          seen.add(text);
          return isNew;
        },
      );
      if (paragraphs.length === 0) continue;
      const masked = await maskAll(paragraphs);
      const { repository, use, isAcademic } = source;
      documents.push({ repository, use, isAcademic, paragraphs: masked });
    }
  }
  return documents;
}

async function maskAll(paragraphs: readonly string[]): Promise<readonly string[]> {
  const bytes = new TextEncoder().encode(paragraphs.join('\n\n'));
  const outcome = await readPaper({ bytes, fileName: 'text.txt' });
  if (outcome.status === 'refused') return [];
  return proseOf(outcome.paper).map((prose) => maskProse(outcome.paper, prose).text);
}
