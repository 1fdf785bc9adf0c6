import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPaper } from '@greenpen/paper-extraction';
import { makePaper } from '@greenpen/test-papers';
import { medianOf, timeOf, type Bench, type Figure } from './measure.ts';

type Rival = {
  readonly format: 'docx' | 'pdf';
  readonly command: string;
  readonly args: readonly string[];
  readonly bound: number;
};

/** Time of ours over time of theirs, at most. */
const rivals: readonly Rival[] = [
  { format: 'docx', command: 'pandoc', args: ['-t', 'plain', '-o', '/dev/null'], bound: 1 / 5 },
  { format: 'pdf', command: 'pdftotext', args: [], bound: 3 },
];

/** Reading in this process, warm, beside the program that people would use, on the same files. */
export const reading: Bench = {
  name: 'reading',
  async run() {
    const figures: Figure[] = [];
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-bench-'));
    try {
      for (const rival of rivals) {
        const figure = await race(rival, folder);
        if (figure !== null) figures.push(figure);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
    return figures;
  },
};

async function race({ format, command, args, bound }: Rival, folder: string): Promise<Figure | null> {
  if (spawnSync(command, ['--version']).error !== undefined) {
    console.log(`     ${command} is not installed, so reading ${format} is not compared.`);
    return null;
  }
  const files = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => {
      const paper = await makePaper({ seed, format, words: 3000 });
      const path = join(folder, `${seed}.${format}`);
      await writeFile(path, paper.bytes);
      return { ...paper, path };
    }),
  );
  const readAll = async (): Promise<void> => {
    for (const file of files) await readPaper(file);
  };
  const theirs = async (): Promise<void> => {
    for (const { path } of files)
      spawnSync(command, [...args, path, ...(format === 'pdf' ? ['/dev/null'] : [])]);
  };
  await readAll();
  const [ourTime, theirTime] = [await medianOf(() => timeOf(readAll)), await medianOf(() => timeOf(theirs))];
  const detail = `${(ourTime / files.length).toFixed(0)} ms against ${(theirTime / files.length).toFixed(0)} ms a file`;
  return {
    what: `reading ${format} against ${command}`,
    value: ourTime / theirTime,
    unit: '×',
    bound,
    detail,
  };
}
