/**
 * Fits the weights by which the order of a text is judged, to texts of our own in their own order and out of order:
 * `npm run fit -- order`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { subjectPapers } from '@greenpen/test-papers';
import {
  bothOrders,
  type Coherence,
  type OrderSigns,
} from '../../packages/engine/paper-scoring/src/coherence/judge-coherence.ts';
import {
  frameSign,
  likenessToFrame,
  frameSignNames,
  type FrameSigns,
} from '../../packages/engine/paper-scoring/src/coherence/frame-signs.ts';
import { judgeOrder } from '../../packages/engine/paper-scoring/src/coherence/judge-order.ts';
import { findAnswers } from '../../packages/engine/paper-scoring/src/requirements/judge-requirements.ts';
import { findSoundWork } from '../../packages/engine/paper-scoring/src/work/sound-work.ts';
import { readWork } from '../../packages/engine/paper-scoring/src/work/read-work.ts';
import { plainEssay, soundEssay } from '../../packages/engine/paper-scoring/src/testing/essays.ts';
import { readPlantedSets } from '../measure/planted-papers.ts';
import { meanOf } from '../measure/statistics.ts';
import { createRandom, shuffled } from '../measure/random.ts';
import { fitLogistic, logitOf, type Example } from './fit-logistic.ts';
import { meanings } from './meanings.ts';
import { readHeldOutWeights } from './part-weights-files.ts';

type Kind = 'own' | 'paragraphs' | 'sentences' | 'mixed';
type Text = {
  readonly set: string;
  readonly kind: Kind;
  readonly text: string;
  /** `null` for a text of ours without an assignment. */
  readonly brief: AssignmentBrief | null;
};
type Judged = { readonly set: string; readonly kind: Kind; readonly signs: OrderSigns };

const SHUFFLES_OF_PARAGRAPHS = 4;

/** Every text in its own order, its paragraphs and its sentences shuffled, and sentences of five texts. */
function listTexts(): readonly Text[] {
  const own = [
    // Words of the assignment between empty sentences have no order to find.
    ...readPlantedSets().flatMap(({ name, papers, brief }) =>
      papers.filter(({ kind }) => kind !== 'stuffed').map(({ text }) => ({ set: name, text, brief })),
    ),
    ...subjectPapers.map(({ text, title }) => ({ set: title, text, brief: null })),
    ...[plainEssay, soundEssay].map((text, at) => ({ set: `essay ${at}`, text, brief: null })),
  ].map(({ set, text, brief }) => {
    const [body = '', list = ''] = text.split(/(?=\n(?:References|Sources|Works Cited)\n)/u);
    return { set, text, brief, list, paragraphs: body.split(/\n{2,}/u) };
  });
  const random = createRandom(20);
  return own.flatMap(({ set, text, brief, paragraphs, list }): readonly Text[] => {
    const moved = Array.from({ length: SHUFFLES_OF_PARAGRAPHS }, () =>
      shuffled(paragraphs, random).join('\n\n'),
    );
    const sentences = shuffled(paragraphs.flatMap(sentencesOf), random);
    const others = shuffled(
      own.filter((other) => other.set !== set),
      random,
    ).slice(0, 4);
    const mixed = shuffled(
      [paragraphs, ...others.map((other) => other.paragraphs)].flat().flatMap(sentencesOf),
      random,
    );
    return [
      { set, kind: 'own', text, brief },
      ...moved.map((body) => ({ set, kind: 'paragraphs' as const, text: body + list, brief })),
      { set, kind: 'sentences', text: inParagraphs(sentences), brief },
      { set, kind: 'mixed', text: inParagraphs(mixed.slice(0, 30)), brief: null },
    ];
  });
}

function sentencesOf(paragraph: string): readonly string[] {
  return paragraph.match(/[^.!?\n]{30,}[.!?]/gu)?.map((sentence) => sentence.trim()) ?? [];
}

function inParagraphs(sentences: readonly string[]): string {
  const at = Array.from({ length: Math.ceil(sentences.length / 5) }, (_, index) => index * 5);
  return at.map((from) => sentences.slice(from, from + 5).join(' ')).join('\n\n');
}

const heldOutParts = readHeldOutWeights();

async function judge({ set, kind, text, brief }: Text): Promise<readonly Judged[]> {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') return [];
  const work = readWork(outcome.paper);
  const read = { work, sound: findSoundWork(work, ''), brief };
  const answers =
    brief === null ? null : findAnswers(readRequirements(brief), read, meanings, heldOutParts[set]);
  const found = judgeOrder(read, meanings, answers);
  return found === null ? [] : [{ set, kind, signs: found.signs }];
}

type Weights = {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly sentences: readonly number[];
  readonly paragraphs: readonly number[];
  readonly oneText: readonly number[];
};

function fit(texts: readonly Judged[]): Weights {
  const own = texts.filter(({ kind, signs }) => kind === 'own' && signs.paragraphs !== null);
  const frames = own.map(({ signs }) => signs.frame);
  const first = fitFrame(frames.map((rows) => ({ rows, at: 0 })));
  const last = fitFrame(frames.map((rows) => ({ rows, at: rows.length - 1 })));
  const weights = { first, last, sentences: [], paragraphs: [], oneText: [] };
  const against = (kind: Kind, signsOf: (one: Judged) => readonly number[] | null) =>
    fitStandardized(
      texts
        .filter((one) => one.kind === 'own' || one.kind === kind)
        .flatMap((one): readonly Example[] => {
          const signs = signsOf(one);
          return signs === null ? [] : [{ signs, isTrue: one.kind === 'own' }];
        }),
    );
  return {
    ...weights,
    sentences: against('sentences', ({ signs }) => signs.sentences),
    paragraphs: against('paragraphs', (one) => signsOfParagraphs(one, weights)),
    oneText: against('mixed', ({ signs }) => signs.oneText),
  };
}

/** Signs are fitted on one scale, since shares of words are small numbers beside deviations. */
function fitStandardized(examples: readonly Example[]): readonly number[] {
  const columns = (examples[0]?.signs ?? []).map((_, at) => examples.map(({ signs }) => signs[at] ?? 0));
  const means = columns.map(meanOf);
  const spreads = columns.map((values, at) =>
    Math.sqrt(meanOf(values.map((value) => (value - (means[at] ?? 0)) ** 2))),
  );
  const [bias = 0, ...weights] = fitLogistic(
    examples.map(({ signs, isTrue }) => ({
      signs: signs.map((sign, at) => (sign - (means[at] ?? 0)) / (spreads[at] ?? 1)),
      isTrue,
    })),
    { steps: 3000, ridge: 0.03 },
  );
  const scaled = weights.map((weight, at) => weight / (spreads[at] ?? 1));
  return [scaled.reduce((sum, weight, at) => sum - weight * (means[at] ?? 0), bias), ...scaled];
}

function signsOfParagraphs({ signs }: Judged, { first, last }: Weights): readonly number[] | null {
  if (signs.paragraphs === null) return null;
  const [, , ...others] = signs.paragraphs;
  return [
    frameSign(likenessToFrame(signs.frame, first)[0] ?? 0),
    frameSign(likenessToFrame(signs.frame, last).at(-1) ?? 0),
    ...others,
  ];
}

type Framed = { readonly rows: readonly FrameSigns[]; readonly at: number };

/** Which of its paragraphs opens or closes a text, by a conditional logistic regression with a ridge. */
function fitFrame(texts: readonly Framed[]): readonly number[] {
  let weights: readonly number[] = frameSignNames.map(() => 0);
  for (let step = 0; step < 400; step += 1) {
    const slope = weights.map((weight) => -0.15 * weight);
    for (const { rows, at } of texts) {
      const shares = likenessToFrame(rows, weights).map((one) => Math.exp(one) / rows.length);
      for (const index of weights.keys()) {
        const expected = rows.reduce((sum, row, place) => sum + (shares[place] ?? 0) * (row[index] ?? 0), 0);
        slope[index] = (slope[index] ?? 0) + ((rows[at]?.[index] ?? 0) - expected) / texts.length;
      }
    }
    weights = weights.map((weight, index) => weight + 0.5 * (slope[index] ?? 0));
  }
  return weights;
}

type Logits = Pick<Coherence, 'sentenceOrder' | 'paragraphOrder' | 'oneText'> & { readonly both: number };

function logitsOf(one: Judged, weights: Weights): Logits {
  const paragraphs = signsOfParagraphs(one, weights);
  const logits = {
    sentenceOrder: logitOf(weights.sentences, one.signs.sentences),
    paragraphOrder: paragraphs === null ? 2 : logitOf(weights.paragraphs, paragraphs),
    oneText: logitOf(weights.oneText, one.signs.oneText),
  };
  return { ...logits, both: bothOrders(logits) };
}

/** [rule, its logit, what it is to find, share of the texts in their own order that it may doubt]. */
const RULES = [
  ['sentences', 'sentenceOrder', 'sentences', 0.01],
  ['paragraphs', 'paragraphOrder', 'paragraphs', 0.02],
  ['both', 'both', 'sentences', 0.01],
  ['oneText', 'oneText', 'mixed', 0.02],
] as const;
const FOLDS = 5;

const FILE = resolve(
  import.meta.dirname,
  '../../packages/engine/paper-scoring/src/coherence/order-weights.ts',
);

export async function fitOrder(isWritten: boolean): Promise<void> {
  const texts: Judged[] = [];
  for (const text of listTexts()) texts.push(...(await judge(text)));
  const sets = [...new Set(texts.map(({ set }) => set))];
  // Groups of assignments, each judged by the weights of the others.
  const heldOut = Array.from({ length: FOLDS }, (_, fold) => {
    const isOut = ({ set }: Judged) => sets.indexOf(set) % FOLDS === fold;
    const weights = fit(texts.filter((one) => !isOut(one)));
    return texts
      .filter(isOut)
      .map((one) => ({ kind: one.kind, set: one.set, logits: logitsOf(one, weights) }));
  }).flat();
  const doubted: Record<string, number> = {};
  for (const [rule, logit, against, share] of RULES) {
    const valuesOf = (kind: Kind) =>
      heldOut
        .filter((one) => one.kind === kind)
        .map(({ logits }) => logits[logit])
        .toSorted((a, b) => a - b);
    const own = valuesOf('own');
    const bound = (own[Math.floor(share * own.length)] ?? 0) - 0.05;
    doubted[rule] = bound;
    const found = valuesOf(against);
    console.log(
      `order, ${rule}: doubted below ${bound.toFixed(2)}; held out, of ${own.length} texts in their own order ` +
        `${own.filter((value) => value < bound).length}, of ${found.length} with ${against} out of order ` +
        `${found.filter((value) => value < bound).length}`,
    );
  }
  const isDoubted = ({ logits }: { readonly logits: Logits }) =>
    RULES.some(([rule, logit]) => logits[logit] < (doubted[rule] ?? 0));
  const own = heldOut.filter(({ kind }) => kind === 'own');
  console.log(
    `  by any rule, ${own.filter(isDoubted).length} of ${own.length} texts in their own order are doubted: ` +
      own
        .filter(isDoubted)
        .map(({ set }) => set)
        .join(', '),
  );
  const weights = fit(texts);
  if (isWritten) writeFileSync(FILE, fileOf(weights, doubted));
  else console.log(weights);
}

function fileOf(
  { first, last, sentences, paragraphs, oneText }: Weights,
  doubted: Readonly<Record<string, number>>,
): string {
  const bounds = Object.entries(doubted).map(([rule, bound]) => `${rule}: ${Number(bound.toFixed(2))}`);
  return `/** Written by \`npm run fit -- order --write\`, from texts of our own in and out of order; see docs/measurements.md. */
export const orderWeights = {
  /** By the names of the signs of a frame. */
  first: ${sayList(first)},
  last: ${sayList(last)},
  /** A bias, and the weights of flow and misplacement. */
  sentences: ${sayList(sentences)},
  /** A bias, and the weights of first, last, places, precedence and answers. */
  paragraphs: ${sayList(paragraphs)},
  /** A bias, and the weights of likeness to the whole, chains, shared words, flow and misplacement. */
  oneText: ${sayList(oneText)},
  /** Logits that next to no text in its own order falls below. */
  doubted: { ${bounds.join(', ')} },
} as const;
`;
}

function sayList(values: readonly number[]): string {
  return `[${values.map((value) => Number(value.toFixed(2))).join(', ')}]`;
}
