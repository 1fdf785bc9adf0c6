/**
 * Fits the scale by which the signs of substance are weighed, to papers of our own with a reader's marks: `npm run
 * fit -- content`. Papers that miss the subject say nothing about it, since their score is limited anyway.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  defaultCriteria,
  readRequirements,
  shareWeights,
  type RequirementResult,
  type Review,
  type ScorePart,
  type Verdict,
} from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import {
  comparable,
  signsOfPart,
  type SignId,
  type SignScale,
  type Signs,
} from '../../packages/engine/paper-scoring/src/content/signs.ts';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import {
  readPlantedSets,
  reviewText,
  type PlantedPaper,
  type PlantedSet,
} from '../measure/planted-papers.ts';
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

/**
 * The papers on topic. One with a part left out is as well written as a good one: with them, the signs learn how little
 * good writing says of the mark.
 */
export async function readMarked(): Promise<readonly MarkedPaper[]> {
  const marked: MarkedPaper[] = [];
  for (const set of readPlantedSets()) {
    for (const paper of set.papers) {
      if (paper.onTopic && paper.kind !== 'stuffed')
        marked.push({ set, paper, ...(await measure(set, paper)) });
    }
  }
  return marked;
}

async function measure({ brief }: PlantedSet, { text, mark }: PlantedPaper) {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') throw new Error(outcome.refusal.message);
  const review = await reviewText(text, brief);
  const judged = { meanings, classmates: [], requirements: readRequirements(brief) };
  const { basis, input } = scoreContent(outcome.paper, brief, { judged });
  const costs = Object.values(basis.costs).reduce((sum, cost) => sum + cost, 0);
  const required = input.requirements.filter(({ requirement }) => requirement.required);
  const wanted = wantedOfSigns((contentForMark(mark, review) + costs) / 100, basis.parts, required);
  return { signs: input.signs, wanted };
}

/** A mark is of the whole paper: the content that, with grammar and APA style as they were scored, makes it. */
function contentForMark(mark: number, { scores, judgement }: Review): number {
  const share = shareWeights(defaultCriteria.weights, judgement.notJudged).content / 100;
  return Math.min(100, Math.max(0, scores.content + (mark - scores.total) / share));
}

const ofSigns: ReadonlySet<string> = new Set(Object.keys(signsOfPart));

/** What the parts of signs have to earn for a score, where the other parts earn what they do. */
function wantedOfSigns(
  score: number,
  parts: readonly ScorePart[],
  required: readonly RequirementResult[],
): number {
  const ofParts = required.filter(({ requirement }) => requirement.kind === 'part');
  const share = (verdict: Verdict) => shareIn(required, verdict);
  const coverage = (parts.find(({ id }) => id === 'coverage')?.maxPoints ?? 0) / 100;
  const fixed = parts.filter(({ id }) => id !== 'coverage' && !ofSigns.has(id));
  const signs =
    parts.filter(({ id }) => ofSigns.has(id)).reduce((sum, { maxPoints }) => sum + maxPoints, 0) / 100;
  // What could not be judged earns what the writing earns, and a missing part takes its share of that.
  const writing =
    (score - coverage * (share('met') + share('partly') / 2)) /
    ((1 - coverage) * (1 - shareIn(ofParts, 'not-found')) + coverage * share('cannot-tell'));
  const earned = fixed.reduce((sum, { points }) => sum + points, 0) / 100;
  return Math.min(1, Math.max(0, (writing * (1 - coverage) - earned) / signs));
}

function shareIn(results: readonly RequirementResult[], verdict: Verdict): number {
  return results.length === 0 ? 0 : results.filter((one) => one.verdict === verdict).length / results.length;
}

const signIds: readonly SignId[] = Object.values(signsOfPart).flat();
/** What the signs count for together, beside structure, sources and what was asked. */
const TOGETHER = 65;
const STRENGTH = 100;
/** Of twenty papers of a class on the subject, roughly; the planted ones hold as many weak as good ones. */
const IN_A_CLASS: Partial<Record<PlantedPaper['kind'], number>> = {
  good: 7,
  fair: 7,
  'missing-part': 4,
  weak: 2,
};
/** Words of many kinds are a taste; that a text is as long as was asked, and says something in its sentences, is not. */
const PRIOR: Readonly<Record<SignId, number>> = {
  amount: 0.3,
  specific: 0.25,
  details: 0.15,
  density: 0.1,
  precision: 0.1,
  vocabulary: 0.1,
};
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
    return { ...ends, weight: TOGETHER * PRIOR[id] };
  });
}

/** Fits the weights, and moves the ends so that all signs at nothing make 0 and all at full make 1. */
function refine(scale: SignScale, papers: readonly MarkedPaper[]): SignScale {
  const rows = papers.flatMap(({ paper, signs, wanted }) => {
    const row = { values: signIds.map((id) => ratioOf(id, signs, scale)), target: wanted };
    return Array.from({ length: IN_A_CLASS[paper.kind] ?? 0 }, () => row);
  });
  const prior = signIds.map((id) => PRIOR[id]);
  const { bias, weights } = fitRidge(rows, { prior, strength: STRENGTH });
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
    specific: of('specific'),
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
