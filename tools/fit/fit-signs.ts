/**
 * Fits the scale by which the signs of substance are weighed, to papers of our own with a reader's marks: `npm run
 * fit -- content`. Papers that miss the subject say nothing about it, since their score is limited anyway.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRequirements, type ScorePart } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import {
  comparable,
  signsOfPart,
  type SignId,
  type SignScale,
  type Signs,
} from '../../packages/engine/paper-scoring/src/content/signs.ts';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import { readPlantedSets, type PlantedPaper, type PlantedSet } from '../measure/planted-papers.ts';
import { meanOf, spearman } from '../measure/statistics.ts';
import { fitRidge } from './fit-ridge.ts';
import { meanings } from './meanings.ts';

export type MarkedPaper = {
  readonly set: PlantedSet;
  readonly paper: PlantedPaper;
  readonly signs: Signs;
  /** What the signs would have to say, 0 to 1, for the content score that the mark calls for. */
  readonly wanted: number;
};

/** The papers whose signs say how good they are. In one with a part left out, they say it of the other parts. */
export async function readMarked(): Promise<readonly MarkedPaper[]> {
  const marked: MarkedPaper[] = [];
  for (const set of readPlantedSets()) {
    for (const paper of set.papers) {
      if (paper.onTopic && paper.kind !== 'missing-part')
        marked.push({ set, paper, ...(await measure(set, paper)) });
    }
  }
  return marked;
}

async function measure({ brief }: PlantedSet, { text, mark }: PlantedPaper) {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  const judged = { meanings, classmates: [], requirements: readRequirements(brief) };
  const { basis, input } = scoreContent(outcome.paper, brief, { judged });
  const costs = Object.values(basis.costs).reduce((sum, cost) => sum + cost, 0);
  const verdicts = input.requirements
    .filter(({ requirement }) => requirement.required)
    .map(({ verdict }) => verdict);
  const wanted = wantedOfSigns((contentForMark(mark) + costs) / 100, basis.parts, verdicts);
  return { signs: input.signs, wanted };
}

/**
 * A mark is of the whole paper. The papers have next to no errors of grammar and form, which make up half of the
 * total, so that nearly all that a mark takes off was taken off for the content. Content loses half as much again.
 */
const STEEPNESS = 1.4;

function contentForMark(mark: number): number {
  return Math.max(0, 100 - STEEPNESS * (100 - mark));
}

const ofSigns: ReadonlySet<string> = new Set(Object.keys(signsOfPart));

/** What the parts of signs have to earn for a score, where the other parts earn what they do. */
function wantedOfSigns(score: number, parts: readonly ScorePart[], verdicts: readonly string[]): number {
  const share = (verdict: string) =>
    verdicts.length === 0 ? 0 : verdicts.filter((one) => one === verdict).length / verdicts.length;
  const coverage = (parts.find(({ id }) => id === 'coverage')?.maxPoints ?? 0) / 100;
  const fixed = parts.filter(({ id }) => id !== 'coverage' && !ofSigns.has(id));
  const signs =
    parts.filter(({ id }) => ofSigns.has(id)).reduce((sum, { maxPoints }) => sum + maxPoints, 0) / 100;
  // What could not be judged earns what the writing earns.
  const writing =
    (score - coverage * (share('met') + share('partly') / 2)) /
    (1 - coverage + coverage * share('cannot-tell'));
  const earned = fixed.reduce((sum, { points }) => sum + points, 0) / 100;
  return Math.min(1, Math.max(0, (writing * (1 - coverage) - earned) / signs));
}

const signIds: readonly SignId[] = Object.values(signsOfPart).flat();
/** What the signs count for together, beside structure, sources and what was asked. */
const TOGETHER = 65;
const STRENGTH = 20;
/** More text is better only up to what is wanted, which no fit should say otherwise. */
const AMOUNT = { none: 0.2, full: 0.95 };
const ROUNDS = 2;

export function fitSigns(papers: readonly MarkedPaper[]): SignScale {
  let scale = firstScale(papers);
  for (let round = 0; round < ROUNDS; round += 1) scale = refine(scale, papers);
  return scale;
}

/** From the tenth to the ninetieth paper of a hundred. */
function firstScale(papers: readonly MarkedPaper[]): SignScale {
  return scaleOf((id) => {
    const values = valuesOf(id, papers).toSorted((a, b) => a - b);
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
    const ends = id === 'amount' ? AMOUNT : { none: at(0.1), full: at(0.9) };
    return { ...ends, weight: TOGETHER / signIds.length };
  });
}

/** Fits the weights, and moves the ends so that all signs at nothing make 0 and all at full make 1. */
function refine(scale: SignScale, papers: readonly MarkedPaper[]): SignScale {
  const rows = papers.map(({ signs, wanted }) => ({
    values: signIds.map((id) => ratioOf(id, signs, scale)),
    target: wanted,
  }));
  const even = signIds.map(() => 1 / signIds.length);
  const { bias, weights } = fitRidge(rows, { prior: even, strength: STRENGTH });
  const fitted = Object.fromEntries(signIds.map((id, at) => [id, weights[at] ?? 0]));
  const fixed = fitted['amount'] ?? 0;
  const moved = weights.reduce((all, weight) => all + weight, -fixed);
  const low = -bias / moved;
  const high = (1 - bias - fixed) / moved;
  const together = fixed + moved * (high - low);
  return scaleOf((id) => {
    const { none, full } = scale[id];
    const weight = fitted[id] ?? 0;
    if (id === 'amount') return { ...AMOUNT, weight: (TOGETHER * weight) / together };
    return {
      none: none + (full - none) * low,
      full: none + (full - none) * high,
      weight: (TOGETHER * weight * (high - low)) / together,
    };
  });
}

function valuesOf(id: SignId, papers: readonly MarkedPaper[]): readonly number[] {
  return papers.flatMap(({ signs }) => {
    const value = signs[id];
    return value === null ? [] : [comparable(id, value)];
  });
}

function ratioOf(id: SignId, signs: Signs, scale: SignScale): number {
  const { none, full } = scale[id];
  const value = signs[id];
  return value === null ? 0.5 : Math.min(1, Math.max(0, (comparable(id, value) - none) / (full - none)));
}

/** How much of the signs a paper reaches by a scale, 0 to 1. */
function reachedBy(scale: SignScale, signs: Signs): number {
  return signIds.reduce((sum, id) => sum + (scale[id].weight / TOGETHER) * ratioOf(id, signs, scale), 0);
}

function scaleOf(of: (id: SignId) => SignScale[SignId]): SignScale {
  return {
    amount: of('amount'),
    details: of('details'),
    density: of('density'),
    precision: of('precision'),
    vocabulary: of('vocabulary'),
  };
}

/** The scale as fitted to the papers of all other assignments, by assignment. */
export function heldOutScales(papers: readonly MarkedPaper[]): ReadonlyMap<string, SignScale> {
  const names = [...new Set(papers.map(({ set }) => set.name))];
  return new Map(names.map((name) => [name, fitSigns(papers.filter(({ set }) => set.name !== name))]));
}

const FILE = resolve(import.meta.dirname, '../../packages/engine/paper-scoring/src/content/sign-scale.ts');

/** Prints the scale, and how the signs of papers do by scales that were fitted without their assignment. */
export async function printSigns(isWritten: boolean): Promise<void> {
  const papers = await readMarked();
  const scale = fitSigns(papers);
  const lines = signIds.map((id) => {
    const { none, full, weight } = scale[id];
    return `  ${id}: { none: ${round(none, 3)}, full: ${round(full, 3)}, weight: ${round(weight, 1)} },`;
  });
  console.log(`signs of substance, ${papers.length} papers:\n${lines.join('\n')}`);
  const scales = heldOutScales(papers);
  const pairs = papers.map(({ set, signs, wanted, paper }) => ({
    reached: reachedBy(scales.get(set.name) ?? scale, signs),
    wanted,
    mark: paper.mark,
    set: set.name,
  }));
  const order = (some: typeof pairs) => spearman(some.map(({ reached, mark }) => [reached, mark]));
  const within = [...scales.keys()].map((name) => order(pairs.filter(({ set }) => set === name)));
  const errors = pairs.map(({ reached, wanted }) => reached - wanted);
  console.log(
    `  held out by assignment: Spearman ${order(pairs).toFixed(2)}, within an assignment ${meanOf(within).toFixed(2)}; ` +
      `of 1, ${meanOf(errors).toFixed(2)} too high and ${meanOf(errors.map(Math.abs)).toFixed(2)} off`,
  );
  if (isWritten) writeFileSync(FILE, fileOf(lines));
}

function fileOf(lines: readonly string[]): string {
  return `import type { SignScale } from './signs.ts';

/** Written by \`npm run fit -- content --write\`, from papers of our own with a reader's marks; see docs/measurements.md. */
export const signScale: SignScale = {
${lines.join('\n')}
};
`;
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
