/**
 * Measures how well the engine judges content: `npm run measure -- DATA_FOLDER`. Without a folder, only the planted
 * papers are measured. `--calibration` also measures the fit to graded examples, which takes minutes; `--write` writes the table into
 * docs/measurements.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureCalibration } from './calibration.ts';
import { measureCopies } from './copies.ts';
import { measureCpu } from './cpu.ts';
import { type Figure, say } from './figure.ts';
import { measureMarks } from './marks.ts';
import { measureNonsense } from './nonsense.ts';
import { reviewPlanted } from './planted-papers.ts';
import { measureRequirements } from './requirements.ts';
import { measureTopic } from './topic.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/measurements.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--')) ?? null;
const dataFolder = folder === null ? null : resolve(folder);
if (dataFolder !== null && !existsSync(dataFolder)) {
  console.error('There is no such folder.');
  process.exit(1);
}

const reviewed = await reviewPlanted();
const parts: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  () => measureTopic(reviewed),
  () => measureRequirements(reviewed),
  () => measureNonsense(reviewed),
  () => measureMarks(reviewed),
  () => measureCopies(dataFolder),
  () => measureCpu(),
];
const figures: Figure[] = [];
for (const measure of parts) {
  for (const figure of await measure()) {
    figures.push(figure);
    const { what, value, unit, bound, isReached, detail } = figure;
    const note = detail === undefined ? '' : `; ${detail}`;
    console.log(`${isReached ? 'ok  ' : 'MISS'} ${what}: ${say(value, unit)} (${bound})${note}`);
  }
}
if (dataFolder !== null && words.includes('--calibration')) await measureCalibration(dataFolder);
if (words.includes('--write')) {
  const page = readFileSync(PAGE, 'utf8');
  const [before = ''] = page.split(BEGIN);
  const [, after = ''] = page.split(END);
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${tableOf(figures)}\n\n${END}${after}`);
}

function tableOf(rows: readonly Figure[]): string {
  const lines = rows.map(
    ({ what, value, unit, bound, isReached, detail = '' }) =>
      `| ${what} | ${say(value, unit)} | ${bound} | ${isReached ? 'ok' : 'MISS'} | ${detail} |`,
  );
  return ['| figure | measured | reach | | measured on |', '|---|---|---|---|---|', ...lines].join('\n');
}
