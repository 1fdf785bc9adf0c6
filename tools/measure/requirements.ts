import type { RequirementResult } from '@greenpen/grading';
import { atLeast, atMost, type Figure } from './figure.ts';
import { judgeHeldOut } from './held-out-requirements.ts';
import type { PlantedPaper, PlantedSet, ReviewedPaper } from './planted-papers.ts';
import { shareOf } from './statistics.ts';

/** A verdict on a requirement beside that of a reader. */
export type JudgedRequirement = {
  readonly kind: string;
  readonly isMissingPart: boolean;
  readonly isOnTopic: boolean;
  readonly truth: string;
  /** `null` where the instructions were not read so that this requirement is on the list. */
  readonly said: string | null;
  /** Whether it was looked for without success, so that the student is asked where it is. */
  readonly isSought: boolean;
};

/**
 * The verdicts on the planted papers' requirements against those of a reader. Each assignment is judged by weights that
 * were fitted without it.
 */
export async function measureRequirements(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const judged: JudgedRequirement[] = [];
  for (const one of reviewed) {
    judged.push(...judgedOf(one, await judgeHeldOut(one.set.name, one.paper.text, one.set.brief)));
  }
  return [
    atLeast(0.95, {
      what: 'requirements that are read from the instructions',
      value: shareOf(judged, ({ said }) => said !== null),
      unit: '%',
      detail: `${judged.length} in all papers`,
    }),
    ...figuresOfParts(judged),
  ];
}

/** The verdicts on parts against those of a reader. */
export function figuresOfParts(judged: readonly JudgedRequirement[]): readonly Figure[] {
  const parts = judged.filter(({ kind }) => kind === 'part' || kind === 'section');
  const missing = parts.filter(({ isMissingPart, truth }) => isMissingPart && truth === 'not-found');
  const there = judged.filter(({ truth }) => truth === 'met');
  const partsThere = there.filter(({ kind }) => kind === 'part');
  const saidMissing = parts.filter(({ said }) => said === 'not-found');
  const onTopic = parts.filter(({ isOnTopic, kind, said }) => isOnTopic && kind === 'part' && said !== null);
  const saidMet = onTopic.filter(({ said }) => said === 'met');
  return [
    atLeast(0.8, {
      what: 'missing parts that are named',
      value: shareOf(missing, ({ said }) => said === 'not-found'),
      unit: '%',
      detail: `${missing.length} parts of papers with a part left out`,
    }),
    atLeast(0.8, {
      what: 'missing parts that are named or asked about',
      value: shareOf(missing, isNamedOrSought),
      unit: '%',
      detail: `${shareOf(partsThere, ({ isSought }) => isSought).toFixed(3)} of the met parts are asked about as well`,
    }),
    atMost(0.05, {
      what: 'met parts said to be not found',
      value: shareOf(partsThere, ({ said }) => said === 'not-found'),
      unit: '%',
      detail: `${partsThere.length} parts`,
    }),
    atMost(0.05, {
      what: 'met requirements said to be not found',
      value: shareOf(there, ({ said }) => said === 'not-found'),
      unit: '%',
      detail: `${there.length} requirements`,
    }),
    atLeast(0.9, {
      what: 'parts said to be not found that are not fully there',
      value: shareOf(saidMissing, ({ truth }) => truth !== 'met'),
      unit: '%',
      detail: `${saidMissing.length} verdicts`,
    }),
    atLeast(0.9, {
      what: 'parts said to be met that are',
      value: shareOf(saidMet, ({ truth }) => truth === 'met'),
      unit: '%',
      detail: `${saidMet.length} verdicts on papers on topic`,
    }),
    atMost(0.2, {
      what: 'parts left open as "cannot tell"',
      value: shareOf(onTopic, ({ said }) => said === 'cannot-tell'),
      unit: '%',
      detail: `${onTopic.length} parts of papers on topic`,
    }),
  ];
}

const isNamedOrSought = ({ said, isSought }: JudgedRequirement) => said === 'not-found' || isSought;

type JudgedByReader = {
  readonly set: {
    readonly requirements: readonly Pick<PlantedSet['requirements'][number], 'words' | 'kind'>[];
  };
  readonly paper: {
    readonly kind: PlantedPaper['kind'];
    readonly verdicts: readonly Pick<PlantedPaper['verdicts'][number], 'words' | 'verdict'>[];
  };
};

/** What the results say of each requirement of a paper that its reader judged. */
export function judgedOf(
  { set, paper }: JudgedByReader,
  results: readonly RequirementResult[],
): readonly JudgedRequirement[] {
  return paper.verdicts.map(({ words, verdict }) => {
    const kind = set.requirements.find((requirement) => requirement.words === words)?.kind ?? 'part';
    const result = findResult(words, results);
    return {
      kind,
      isMissingPart: paper.kind === 'missing-part',
      isOnTopic: paper.kind !== 'off-topic' && paper.kind !== 'stuffed',
      truth: verdict,
      said: result?.verdict ?? null,
      isSought: result?.evidence === 'none',
    };
  });
}

/** Words in a row that two passages of one text share only where they overlap. */
const SHARED_RUN = 6;

/**
 * The requirement with most words in common with those that a reader underlined; at least half of them. A reader may
 * underline the sentence that leads up to a question too, so a long run of the same words is enough.
 */
export function findResult(
  underlined: string,
  results: readonly RequirementResult[],
): RequirementResult | undefined {
  const wanted = wordsOf(underlined);
  const scored = results.map((result) => {
    const { text, asWritten } = result.requirement;
    const words = wordsOf(`${text} ${asWritten}`);
    const shared = [...wanted].filter((word) => words.has(word)).length;
    return { result, covered: shared / wanted.size, likeness: shared / (wanted.size + words.size - shared) };
  });
  const best = scored
    .filter(({ covered }) => covered >= 0.5)
    .toSorted((a, b) => b.covered - a.covered || b.likeness - a.likeness)[0]?.result;
  return best ?? results.find(({ requirement }) => shareRun(underlined, requirement.asWritten));
}

function shareRun(one: string, other: string): boolean {
  const [words, text] = [inWords(one), ` ${inWords(other).join(' ')} `];
  return words.some(
    (_, at) =>
      at + SHARED_RUN <= words.length && text.includes(` ${words.slice(at, at + SHARED_RUN).join(' ')} `),
  );
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(inWords(text));
}

function inWords(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
