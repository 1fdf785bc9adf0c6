import { requirementId, type Requirement, type Verdict } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { readPlantedSets, type PlantedPaper } from '../measure/planted-papers.ts';
import { scoreContent } from '../../packages/engine/paper-scoring/src/content/score-content.ts';
import {
  readAnswerSigns,
  type PartSigns,
} from '../../packages/engine/paper-scoring/src/requirements/answer-signs.ts';
import type { Place } from '../../packages/engine/paper-scoring/src/requirements/part-likeness.ts';
import { listPlaces } from '../../packages/engine/paper-scoring/src/requirements/list-places.ts';
import {
  readThoroughness,
  type ThoroughnessSigns,
} from '../../packages/engine/paper-scoring/src/requirements/thoroughness.ts';

/** A paper with a reader's verdicts on the parts of its assignment. */
export type PartsOfPaper = {
  readonly set: string;
  /** 'deleted': a part's answer was taken out of a paper that had it. */
  readonly kind: PlantedPaper['kind'] | 'deleted';
  readonly places: readonly Place[];
  readonly thoroughness: ThoroughnessSigns;
  readonly parts: readonly (PartSigns & {
    /** `null` where nobody said. */
    readonly truth: Verdict | null;
    /** Sentences that the reader quoted. */
    readonly quoted: ReadonlySet<number>;
  })[];
};

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

/** The planted papers, and each again without the answer to one of its parts. */
export async function readPartExamples(): Promise<readonly PartsOfPaper[]> {
  const examples: PartsOfPaper[] = [];
  for (const { name, brief, requirements, papers } of readPlantedSets()) {
    const asked = requirements.map(({ words, kind, required }): Requirement => ({
      id: requirementId({ kind, text: words }),
      text: words,
      kind,
      required,
      asWritten: words,
      terms: [],
    }));
    const parts = asked.filter(({ kind }) => kind === 'part');
    for (const planted of papers) {
      const outcome = await readPaper({
        bytes: new TextEncoder().encode(planted.text),
        fileName: 'paper.txt',
      });
      if (outcome.status === 'refused') continue;
      const { input } = scoreContent(outcome.paper, brief, {
        judged: { meanings, classmates: [], requirements: [] },
      });
      const places = listPlaces(asked, input, meanings);
      const exampleOf = (kept: readonly Place[]) => ({
        set: name,
        places: kept,
        thoroughness: readThoroughness(kept, meanings),
        signs: readAnswerSigns(parts, kept, brief.title, meanings),
      });
      const { signs, ...whole } = exampleOf(places);
      const judged = parts.map(({ text }, at) => {
        const verdict = planted.verdicts.find(({ words }) => words === text);
        const truth = verdict?.verdict ?? null;
        return {
          names: signs[at]?.names ?? 'nothing',
          signs: signs[at]?.signs ?? [],
          unfit: signs[at]?.unfit ?? new Set(),
          truth: truth === 'cannot-tell' ? null : truth,
          quoted: findQuoted(verdict?.quote ?? '', places),
        };
      });
      examples.push({ ...whole, kind: planted.kind, parts: judged });
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
        examples.push({ ...left, kind: 'deleted', parts: partsLeft });
      }
    }
  }
  return examples;
}

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
