/**
 * Measures how well the engine judges content and grammar: `npm run measure -- DATA_FOLDER`. Without a folder, only
 * what the project holds is measured. `--grammar` measures grammar alone, and `--misses` lists what it did not find. `--model` measures a language model
 * alone. `--calibration` also measures the fit to graded examples, which takes minutes; `--write` writes the table into
 * docs/measurements.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { measureCalibration } from './calibration.ts';
import { measureCopies } from './copies.ts';
import { measureCpu } from './cpu.ts';
import { measureDrafts } from './drafts.ts';
import { type Figure, say } from './figure.ts';
import { measureGrammar } from './grammar.ts';
import { measureMarks } from './marks.ts';
import { measureModel } from './model/measure-model.ts';
import { measureNonsense } from './nonsense.ts';
import { readPlantedSets, readNaturalSets, readUnseenSets, reviewSets } from './planted-papers.ts';
import { measureRedrafts } from './redrafts.ts';
import { measureRequirements } from './requirements.ts';
import { measureTaught } from './taught.ts';
import { measureTopic } from './topic.ts';
import { measureNatural, measureUnseen } from './unseen.ts';
import { measureVoice } from './voice.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/measurements.md');
const [BEGIN, END] = ['<!-- figures -->', '<!-- end of figures -->'];

const words = process.argv.slice(2);
const folder = words.find((word) => !word.startsWith('--')) ?? null;
const dataFolder = folder === null ? null : resolve(folder);
if (dataFolder !== null && !existsSync(dataFolder)) {
  console.error('There is no such folder.');
  process.exit(1);
}

const isModelAlone = words.includes('--model');
const isGrammarAlone = words.includes('--grammar');
const readsContent = !isGrammarAlone && !isModelAlone;
const reviewed = readsContent ? await reviewSets(readPlantedSets()) : [];
const unseen = readsContent ? await reviewSets(readUnseenSets()) : [];
const natural = readsContent ? await reviewSets(readNaturalSets()) : [];
const content: readonly (() => Promise<readonly Figure[]> | readonly Figure[])[] = [
  () => measureTopic(reviewed),
  () => measureRequirements(reviewed),
  () => measureUnseen(unseen),
  () => measureNatural(natural),
  () => measureTaught(),
  () => measureNonsense(reviewed),
  () => measureMarks(reviewed),
  () => measureDrafts(reviewed),
  () => measureRedrafts(reviewed),
  () => measureVoice(),
  () => measureCopies(dataFolder),
  () => measureCpu(),
];
const parts = isModelAlone
  ? [() => measureModel(dataFolder)]
  : [...(isGrammarAlone ? [] : content), () => measureGrammar(dataFolder)];
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
