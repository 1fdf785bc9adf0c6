import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  forgetSentences,
  taggedSentencesOf,
} from '../../packages/engine/paper-checks/src/grammar/language/tagged-sentence.ts';
import { hitsIn } from '../../packages/engine/paper-checks/src/grammar/models/find-forms.ts';
import {
  findMarks,
  type MarkFind,
} from '../../packages/engine/paper-checks/src/grammar/models/find-marks.ts';
import { createRandom } from '../measure/random.ts';
import { formErrorIn } from './form-errors.ts';
import { COMMA, joined, STOP, withoutCommas, type MarkedText, type Random } from './mark-examples.ts';
import type { Document } from './read-corpus.ts';
import { labelOf, replaced, wholeSentencesIn } from './trainer.ts';

const FILE = join(
  import.meta.dirname,
  '../../packages/engine/paper-checks/src/grammar/models/thresholds.json',
);
const SEED = 11;
/** Alarms per 1,000 words of edited text that each kind of mark may give. */
const MARK_BUDGETS: Readonly<Record<string, number>> = {
  'comma-after-word': 0.004,
  'comma-after-phrase': 0.006,
  'comma-after-clause': 0.01,
  'comma-before-but': 0.005,
  'commas-around-however': 0.004,
  splice: 0.016,
  'run-on': 0.01,
};
/** Alarms per 1,000 words that all forms together may give. */
const FORM_BUDGET = 0.035;
/** Log odds below which nothing is reported, however few alarms were seen: 20 to 1. */
const LEAST_ODDS = 3;
/** Log odds above the last alarm at which a threshold is set. */
const MARGIN = 0.4;
/** Errors that a kind must find on the sample to be used. */
const FEWEST_FOUND = 4;

/** Directions that marked mostly right words on textbooks that the sample does not hold: they stay unused. */
const UNUSED: ReadonlySet<string> = new Set([
  'am>is',
  'article 0>1',
  'article 1>2',
  'be>is',
  'been>be',
  'been>is',
  'form 2>1',
  'those>that',
  'too>to',
]);

/** What each kind gave on the sample: the odds of alarms in right sentences and of finds in wrong ones. */
type Tally = { readonly alarms: number[]; readonly found: number[] };

type Sample = { readonly words: number; readonly kinds: ReadonlyMap<string, Tally> };

/** Finds the least thresholds that keep to the budgets on these documents, and writes them. */
export function findThresholds(documents: readonly Document[]): void {
  const sample = sampleOf(documents);
  const sorted = [...markThresholds(sample), ...formThresholds(sample)].toSorted(([a], [b]) =>
    a.localeCompare(b),
  );
  const rounded = Object.fromEntries(sorted.map(([kind, odds]) => [kind, Math.round(odds * 100) / 100]));
  writeFileSync(FILE, `${JSON.stringify(rounded, null, 2)}\n`);
  printFigures(sample, rounded);
}

/** Prints what the thresholds give on documents that took no part in finding them. */
export function showFigures(documents: readonly Document[]): void {
  const thresholds = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(FILE, 'utf8')));
  printFigures(sampleOf(documents), thresholds);
}

function sampleOf(documents: readonly Document[]): Sample {
  const random = createRandom(SEED);
  const kinds = new Map<string, Tally>();
  const tallyOf = (kind: string): Tally => {
    const tally = kinds.get(kind) ?? { alarms: [], found: [] };
    kinds.set(kind, tally);
    return tally;
  };
  let words = 0;
  for (const { paragraphs, isAcademic } of documents) {
    if (!isAcademic) continue;
    for (const paragraph of paragraphs) {
      const sentences = wholeSentencesIn(paragraph);
      words += sentences.reduce((sum, sentence) => sum + sentence.split(' ').length, 0);
      for (const [index, sentence] of sentences.entries()) {
        tallyClean(sentence, tallyOf);
        tallyMarks(withoutCommas(sentence, random), tallyOf);
        const pair = joined(sentence, sentences[index + 1] ?? '', random);
        if (pair !== null) tallyMarks(pair, tallyOf);
        tallyForms(sentence, random, tallyOf);
      }
      forgetSentences();
    }
  }
  return { words, kinds };
}

type TallyOf = (kind: string) => Tally;

function tallyClean(text: string, tallyOf: TallyOf): void {
  for (const sentence of taggedSentencesOf(text)) {
    for (const { kind, odds } of findMarks(sentence.tokens)) tallyOf(kind).alarms.push(odds);
    for (const { find } of hitsIn(text, sentence, ({ odds }) => odds > LEAST_ODDS))
      tallyOf(find.direction).alarms.push(find.odds);
  }
}

function tallyMarks({ text, marks }: MarkedText, tallyOf: TallyOf): void {
  const sentences = taggedSentencesOf(text);
  const [sentence] = sentences;
  if (sentence === undefined || sentences.length > 1) return;
  for (const find of findMarks(sentence.tokens)) {
    const label = marks.get(sentence.tokens[find.left]?.end ?? -1);
    if (label === undefined || label !== wantedBy(find)) continue;
    tallyOf(find.kind).found.push(find.odds);
  }
}

function wantedBy({ kind }: MarkFind): number {
  return kind === 'splice' || kind === 'run-on' ? STOP : COMMA;
}

function tallyForms(sentence: string, random: Random, tallyOf: TallyOf): void {
  const error = formErrorIn(sentence, random);
  if (error === null) return;
  const text = replaced(sentence, error);
  for (const tagged of taggedSentencesOf(text)) {
    for (const { find } of hitsIn(text, tagged, ({ odds }) => odds > LEAST_ODDS)) {
      if (labelOf(tagged.tokens, find.slot, error) === find.form)
        tallyOf(find.direction).found.push(find.odds);
    }
  }
}

function markThresholds({ words, kinds }: Sample): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(MARK_BUDGETS).map(([kind, budget]) => {
      const alarms = (kinds.get(kind)?.alarms ?? []).toSorted((a, b) => b - a);
      const allowed = Math.round((budget * words) / 1000);
      return [kind, Math.max(LEAST_ODDS - 1, (alarms[allowed] ?? 0) + MARGIN / 2)];
    }),
  );
}

/**
 * Thresholds of the forms: an alarm costs as much in each direction, and that cost is raised until all together keep
 * to the budget.
 */
function formThresholds({ words, kinds }: Sample): ReadonlyMap<string, number> {
  const allowed = (FORM_BUDGET * words) / 1000;
  for (let cost = 1; ; cost *= 1.5) {
    let alarms = 0;
    const thresholds = new Map<string, number>();
    for (const [kind, tally] of kinds) {
      if (kind in MARK_BUDGETS || UNUSED.has(kind)) continue;
      const best = bestThreshold(tally, cost);
      if (best === null) continue;
      alarms += countFrom(tally.alarms, best);
      thresholds.set(kind, best);
    }
    if (alarms <= allowed) return thresholds;
  }
}

function bestThreshold({ alarms, found }: Tally, cost: number): number | null {
  const steps = [LEAST_ODDS, ...alarms.map((odds) => odds + MARGIN)];
  let best: number | null = null;
  let most = 0;
  for (const step of steps) {
    const finds = countFrom(found, step);
    const gain = finds - cost * countFrom(alarms, step);
    if (finds < FEWEST_FOUND || gain < most) continue;
    most = gain;
    best = step;
  }
  return best;
}

function countFrom(odds: readonly number[], threshold: number): number {
  return odds.filter((one) => one >= threshold).length;
}

function printFigures({ words, kinds }: Sample, thresholds: Readonly<Record<string, number>>): void {
  console.log(`${words} words`);
  let all = 0;
  for (const [kind, threshold] of Object.entries(thresholds)) {
    const { alarms = [], found = [] } = kinds.get(kind) ?? {};
    all += countFrom(alarms, threshold);
    console.log(
      `  ${kind} ≥ ${threshold}: alarms ${countFrom(alarms, threshold)}, found ${countFrom(found, threshold)} of ${found.length}`,
    );
  }
  console.log(`  alarms per 1,000 words: ${((all * 1000) / words).toFixed(3)}`);
  for (const factor of [-1.5, -1, -0.5, 0, 0.5, 1, 2]) {
    const shifted = Object.entries(thresholds).map(
      ([kind, odds]) => [kinds.get(kind), odds + factor] as const,
    );
    const alarms = shifted.reduce((sum, [tally, odds]) => sum + countFrom(tally?.alarms ?? [], odds), 0);
    const found = shifted.reduce((sum, [tally, odds]) => sum + countFrom(tally?.found ?? [], odds), 0);
    console.log(`  thresholds ${factor}: ${((alarms * 1000) / words).toFixed(3)} alarms, ${found} found`);
  }
}
