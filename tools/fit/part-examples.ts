import {
  requirementId,
  type AssignmentBrief,
  type Requirement,
  type RequirementKind,
  type Verdict,
} from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { readPlantedSets, type PlantedPaper } from '../measure/planted-papers.ts';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import {
  readAnswerSigns,
  type PartSigns,
} from '../../packages/engine/paper-scoring/src/requirements/answer-signs.ts';
import {
  readManner,
  type Manner,
} from '../../packages/engine/paper-scoring/src/requirements/manner.ts';
import type { Place } from '../../packages/engine/paper-scoring/src/requirements/part-likeness.ts';
import { listPlaces } from '../../packages/engine/paper-scoring/src/requirements/list-places.ts';
import {
  readThoroughness,
  type ThoroughnessSigns,
} from '../../packages/engine/paper-scoring/src/requirements/thoroughness.ts';
import { meanings } from './meanings.ts';
import { readTaughtSets, textOf, type TaughtPaper } from './taught-papers.ts';

/** A paper with a reader's verdicts on the parts of its assignment. */
export type PartsOfPaper = {
  readonly source: 'planted' | 'taught';
  readonly set: string;
  /** 'deleted': a part's answer was taken out of a paper that had it. */
  readonly kind: PlantedPaper['kind'] | 'deleted';
  readonly places: readonly Place[];
  /** By sentence. */
  readonly manners: readonly Manner[];
  readonly thoroughness: ThoroughnessSigns;
  readonly parts: readonly (PartSigns & {
    /** `null` where nobody said. */
    readonly truth: Verdict | null;
    /** Sentences that the reader quoted or labelled. */
    readonly quoted: ReadonlySet<number>;
  })[];
};

/** The papers of `readPlantedExamples` and `readTaughtExamples`. */
export async function readPartExamples(): Promise<readonly PartsOfPaper[]> {
  return [...(await readPlantedExamples()), ...(await readTaughtExamples())];
}

/** The planted papers, and each again without the answer to one of its parts. */
async function readPlantedExamples(): Promise<readonly PartsOfPaper[]> {
  const examples: PartsOfPaper[] = [];
  for (const { name, brief, requirements, papers } of readPlantedSets()) {
    const asked = requirements.map(({ words, kind, required }) => asRequirement(words, kind, required));
    for (const planted of papers) {
      const read = await readExample({ brief, asked, text: planted.text });
      if (read === null) continue;
      const { places, parts, exampleOf } = read;
      const { signs, ...whole } = exampleOf(places);
      const of = { source: 'planted', set: name } as const;
      const judged = parts.map(({ text }, at) => {
        const verdict = planted.verdicts.find(({ words }) => words === text);
        const truth = verdict?.verdict ?? null;
        return {
          ...(signs[at] ?? noSigns),
          truth: truth === 'cannot-tell' ? null : truth,
          quoted: findQuoted(verdict?.quote ?? '', places),
        };
      });
      examples.push({ ...whole, ...of, kind: planted.kind, parts: judged });
      if (!HAS_ANSWERS.has(planted.kind)) continue;
      for (const [at, { truth, quoted }] of judged.entries()) {
        if (truth !== 'met' || quoted.size === 0) continue;
        const others = new Set(judged.flatMap((other, index) => (index === at ? [] : [...other.quoted])));
        const kept = withoutAnswer(places, quoted, others);
        if (kept.length < Math.max(4, 0.4 * places.length)) continue;
        const { signs: signsLeft, ...left } = exampleOf(kept);
        const partsLeft = signsLeft.map((one, index) => ({
          ...one,
          truth: index === at ? ('not-found' as const) : null,
          quoted: new Set<number>(),
        }));
        examples.push({ ...left, ...of, kind: 'deleted', parts: partsLeft });
      }
    }
  }
  return examples;
}

/** The papers whose every sentence is labelled. */
async function readTaughtExamples(): Promise<readonly PartsOfPaper[]> {
  const examples: PartsOfPaper[] = [];
  for (const { name, brief, requirements, papers } of readTaughtSets()) {
    const asked = requirements.map((words) => asRequirement(words));
    for (const taught of papers) {
      const read = await readExample({ brief, asked, text: textOf(taught) });
      if (read === null) continue;
      const { signs, ...whole } = read.exampleOf(read.places);
      const answers = read.places.map(({ text }) => answersIn(text, taught));
      const parts = signs.map((one, part) => ({
        ...one,
        truth: taught.verdicts[part] ?? null,
        quoted: new Set(answers.flatMap((answered, at) => (answered.includes(part) ? [at] : []))),
      }));
      examples.push({ ...whole, source: 'taught', set: name, kind: taught.kind, parts });
    }
  }
  return examples;
}

const noSigns: PartSigns = { signs: [], names: 'nothing', kinds: [], unfit: new Set() };

function asRequirement(text: string, kind: RequirementKind = 'part', required = true): Requirement {
  return { id: requirementId({ kind, text }), text, kind, required, asWritten: text, terms: [] };
}

type Given = { readonly brief: AssignmentBrief; readonly asked: readonly Requirement[]; readonly text: string };

/** `null` where the paper cannot be read. */
async function readExample({ brief, asked, text }: Given) {
  const outcome = await readPaper({ bytes: new TextEncoder().encode(text), fileName: 'paper.txt' });
  if (outcome.status === 'refused') return null;
  const { input } = scoreContent(outcome.paper, brief, {
    judged: { meanings, classmates: [], requirements: [] },
  });
  const parts = asked.filter(({ kind }) => kind === 'part');
  const exampleOf = (kept: readonly Place[]) => ({
    places: kept,
    manners: kept.map(readManner),
    thoroughness: readThoroughness(kept, meanings),
    signs: readAnswerSigns(parts, kept, brief.title, meanings),
  });
  return { parts, places: listPlaces(asked, input, meanings), exampleOf };
}

/** The parts that the labelled sentence most like this one answers. */
function answersIn(text: string, { paragraphs }: TaughtPaper): readonly number[] {
  const words = new Set(wordsIn(text));
  const alike = paragraphs.flat().map(([labelled, ...answers]) => {
    const others = new Set(wordsIn(labelled));
    const shared = [...others].filter((word) => words.has(word)).length;
    return { answers, share: shared / Math.max(1, words.size, others.size) };
  });
  const best = alike.toSorted((a, b) => b.share - a.share)[0];
  return best !== undefined && best.share >= LEAST_ALIKE ? best.answers : [];
}

/** Two labelled sentences may be read as one. */
const LEAST_ALIKE = 0.4;

const HAS_ANSWERS: ReadonlySet<string> = new Set(['good', 'fair', 'missing-part']);

/** Leaves out what was quoted with what is around it in the paragraph, up to what was quoted for other parts. */
function withoutAnswer(
  places: readonly Place[],
  quoted: ReadonlySet<number>,
  others: ReadonlySet<number>,
): readonly Place[] {
  const left = new Set<number>();
  for (const start of quoted) {
    for (const step of [-1, 1]) {
      const paragraph = places[start]?.paragraph;
      const isAround = (at: number) =>
        places[at] !== undefined && places[at]?.paragraph === paragraph && (at === start || !others.has(at));
      for (let at = start; isAround(at); at += step) left.add(at);
    }
  }
  return places.filter((_, at) => !left.has(at));
}

const MOSTLY = 0.8;

/** The sentences that hold a quotation, whole or in part. */
function findQuoted(quote: string, places: readonly Pick<Place, 'text'>[]): ReadonlySet<number> {
  const quoted = wordsIn(quote);
  if (quoted.length === 0) return new Set();
  const holds = places.map(({ text }) => ` ${wordsIn(text).join(' ')} `.includes(` ${quoted.join(' ')} `));
  const whole = holds.flatMap((is, at) => (is ? [at] : []));
  if (whole.length > 0) return new Set(whole);
  const words = new Set(quoted);
  return new Set(
    places.flatMap(({ text }, at) => {
      const said = new Set(wordsIn(text));
      const shared = [...said].filter((word) => words.has(word)).length;
      const inQuote = said.size >= 5 && shared / said.size >= MOSTLY;
      return inQuote || shared / words.size >= MOSTLY ? [at] : [];
    }),
  );
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
