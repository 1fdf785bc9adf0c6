/**
 * Trains the models of grammar. Check out each repository of `sources.json` at its commit below FOLDER/OWNER+NAME, then
 * run `npm run train:grammar -- FOLDER STEP` with the steps `read`, `marks`, `forms`, `pack`, `thresholds` and
 * `figures` in turn.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTagger } from '../../packages/engine/paper-checks/src/grammar/language/tagger.ts';
import { createRandom, shuffled } from '../measure/random.ts';
import { packModels } from './pack-models.ts';
import { readCorpus, type Document } from './read-corpus.ts';
import { findThresholds, showFigures } from './find-thresholds.ts';
import { Trainer, type Subject } from './trainer.ts';

const SEED = 7;
/** Words that each model learns from, unless the command names another number. */
const WORDS = { marks: 2_000_000, forms: 1_313_000 } as const;
const SAVED_EVERY = 100_000;
/** Of twenty documents two are kept for the thresholds and one for the figures of the card. */
const PARTS = 20;

const [folder = '', step = '', words] = process.argv.slice(2);
const corpusFile = join(folder, 'corpus.json');
if (step === 'read') writeFileSync(corpusFile, JSON.stringify(await readCorpus(folder)));
else await runStep();

async function runStep(): Promise<void> {
  if (!existsSync(corpusFile)) throw new Error(`${corpusFile} is missing: run the step "read" first.`);
  if (step === 'pack') return packModels(folder);
  await loadTagger();
  if (step === 'marks' || step === 'forms') train(step, documentsOf('training'));
  else if (step === 'thresholds') findThresholds(documentsOf('thresholds'));
  else if (step === 'figures') showFigures(documentsOf('figures'));
  else throw new Error(`There is no step "${step}": use read, marks, forms, pack, thresholds or figures.`);
}

function documentsOf(part: 'training' | 'thresholds' | 'figures'): readonly Document[] {
  const all: readonly Document[] = JSON.parse(readFileSync(corpusFile, 'utf8'));
  return all.filter((_, index) => {
    const place = index % PARTS;
    return part === 'thresholds' ? place < 2 : part === 'figures' ? place === 2 : place > 2;
  });
}

function train(subject: Subject, documents: readonly Document[]): void {
  const random = createRandom(SEED);
  const usable = documents.filter(({ use }) => subject === 'forms' || use !== 'forms');
  // Textbooks and articles come first: they are nearest to students' papers.
  const ordered = shuffled(usable, random).toSorted((a, b) => Number(b.isAcademic) - Number(a.isAcademic));
  const trainer = new Trainer(subject, random);
  let [read, saved] = [0, 0];
  for (const { paragraphs } of ordered) {
    if (read > Number(words ?? WORDS[subject])) break;
    for (const paragraph of paragraphs) {
      trainer.learn(paragraph);
      read += paragraph.split(' ').length;
    }
    if (read - saved < SAVED_EVERY) continue;
    saved = read;
    save(subject, trainer, read);
  }
  save(subject, trainer, read);
}

function save(subject: Subject, { learner }: Trainer, read: number): void {
  writeFileSync(join(folder, `${subject}.weights`), new Uint8Array(learner.model.weights.buffer));
  console.log(`${subject}: ${read} words, ${Math.round(process.cpuUsage().user / 1e6)} s`);
}
