import { isDirective, type RequirementResult } from '@greenpen/grading';
import { type Area, areas, type Finding } from '@greenpen/paper';
import checkTopics from './check-topics.json' with { type: 'json' };
import type { SpeakContext } from './spoken-sentence.ts';
import { stemsOf } from './text.ts';
import type { SourceKind } from './voice-source.ts';

/** Something that a sentence may be about, and whether this paper has it. */
export type Fault = {
  readonly area: Area;
  /** Ids of the findings or of the requirement; empty where the paper does not have it. */
  readonly ids: readonly string[];
  /** Whether it says that something is not there. */
  readonly isMissing: boolean;
  readonly isError: boolean;
  /** Whether it is something that the assignment asks for. */
  readonly isAsked: boolean;
};

type Described = Fault & {
  /** Its names, each by the stems of its words. */
  readonly names: readonly ReadonlySet<string>[];
  readonly others: ReadonlySet<string>;
  readonly checks: readonly string[];
};

export type Topics = {
  readonly faults: readonly Described[];
  readonly weightOf: (stem: string) => number;
  readonly kindsOf: (text: string) => readonly string[];
};

/** What sentences may be about: all that is checked, whether it was found or not, and all that was asked. */
export function collectTopics({
  findings,
  requirements,
  kindsOf = () => [],
}: Pick<SpeakContext, 'findings' | 'requirements' | 'kindsOf'>): Topics {
  const kinds = (text: string) => kindsOf(text).map((kind) => KIND + kind);
  const required = requirements.filter(({ requirement }) => requirement.required);
  const missing = required.filter(({ verdict }) => verdict === 'not-found');
  const faults = [
    ...CHECK_TOPICS.map((topic) => faultOfChecks(topic, findings, missing)),
    ...required.map((result) => faultOfRequirement(result, kinds)),
  ];
  const counts = new Map<string, number>();
  for (const { names, others } of faults) {
    for (const stem of new Set([...names.flatMap((name) => [...name]), ...others]))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return {
    faults,
    kindsOf: kinds,
    weightOf: (stem) => {
      const count = counts.get(stem);
      const times = stem.startsWith(KIND) ? WEIGHT_OF_KIND : 1;
      return count === undefined ? 0 : times * Math.log((faults.length + 1) / (count + 0.5));
    },
  };
}

type CheckTopic = Pick<Described, 'area' | 'checks' | 'names' | 'others'>;

/** Checks that read as the same thing are one topic. */
const CHECK_TOPICS: readonly CheckTopic[] = Object.entries(checkTopics).map(
  ([noun, { area, checks, titles, summaries }]) => ({
    area: areas.find((one) => one === area) ?? 'content',
    checks: checks.split(' | '),
    names: [noun, ...titles.split(' | ')].map((name) => new Set(stemsOf(name))),
    others: new Set(stemsOf(summaries)),
  }),
);

const KIND = 'kind:';
/** What a requirement asks for tells more of it than each of its words. */
const WEIGHT_OF_KIND = 2;

/** The check that finds questions of the assignment that are not taken up. */
const PARTS_CHECK = 'content-question-not-taken-up';

function faultOfChecks(
  { area, checks, names, others }: CheckTopic,
  findings: readonly Finding[],
  missing: readonly RequirementResult[],
): Described {
  const found = findings.filter(({ check }) => checks.includes(check));
  // A part that was asked for and is missing is the same fault, found in another way.
  const asked = checks.includes(PARTS_CHECK) ? missing.map(({ requirement }) => requirement.id) : [];
  return {
    area,
    ids: [...found.map(({ id }) => id), ...asked],
    isMissing: found.every(({ span }) => span === null) && found.length + asked.length > 0,
    isError: asked.length > 0 || found.some(({ severity }) => severity === 'error'),
    isAsked: false,
    checks,
    names,
    others,
  };
}

function faultOfRequirement(
  { requirement, verdict }: RequirementResult,
  kindsOf: Topics['kindsOf'],
): Described {
  const { id, text, asWritten } = requirement;
  // What is there in part may be what she misses or not.
  const isMissing = verdict === 'not-found';
  const words = text.split(/\s+/u).filter((word) => !isDirective(word.replace(/\P{L}/gu, '')));
  return {
    area: 'content',
    ids: isMissing ? [id] : [],
    isMissing,
    isError: isMissing,
    isAsked: true,
    checks: [],
    names: [new Set([...stemsOf(words.join(' ')), ...kindsOf(text)])],
    others: new Set(stemsOf(asWritten)),
  };
}

/** Weight that the words of a sentence and a fault's name must share, and how much of the name they must cover. */
const LEAST_SHARED = 2.4;
const LEAST_COVERED = { asked: 0.3, check: 0.6, found: 0.35 };
const OFTEN = 2;
/** Of the weight of a sentence's words. */
const LEAST_OF_SENTENCE = 0.5;
/** Faults that fit nearly as well: the sentence may be about either. */
const NEARLY = 0.8;
const FOUND_BONUS = 1.6;

type Fit = { readonly fault: Described; readonly score: number };

/**
 * The fault that a sentence is about, of all that are known; `found` are the checks that marked the paper for which
 * it was written. `undefined` where no fault's name is in its words, `absent` where it may as well be about something
 * that this paper does not have.
 */
export function findFault(
  sentence: {
    readonly text: string;
    readonly about?: string;
    readonly found?: readonly string[] | undefined;
    /** Texts in which she wrote it. */
    readonly count?: number;
    readonly kind?: SourceKind;
  },
  topics: Topics,
): Fault | 'absent' | undefined {
  const fits = rankFaults(sentence, topics);
  const [best] = fits;
  if (best === undefined) return undefined;
  const rivals = fits.filter(({ score }) => score >= best.score * NEARLY);
  const present = rivals.filter(({ fault }) => fault.ids.length > 0);
  const [first] = present;
  return first !== undefined && present.length * 2 > rivals.length ? first.fault : 'absent';
}

function rankFaults(
  { text, about = '', found, count = 1, kind }: Parameters<typeof findFault>[0],
  { faults, weightOf, kindsOf }: Topics,
): readonly Fit[] {
  const stems = new Set([...stemsOf(`${text} ${about}`), ...kindsOf(`${about} ${text}`)]);
  const whole = weigh([...stems], weightOf);
  return faults
    .flatMap((fault): readonly Fit[] => {
      const isFound = found !== undefined && fault.checks.some((check) => found.includes(check));
      // What she wrote of a paper is about what was wrong with it; a slip that no check found there is named in full, and
      // more than once.
      const isUnseen = found !== undefined && !isFound && !fault.isAsked;
      if (isUnseen && (fault.area !== 'grammar' || count < OFTEN)) return [];
      const least = isUnseen ? 1 : LEAST_COVERED[fault.isAsked ? 'asked' : isFound ? 'found' : 'check'];
      const scores = fault.names.map((name) => {
        const shared = weigh(
          [...name].filter((stem) => stems.has(stem)),
          weightOf,
        );
        const covered = shared / Math.max(1e-9, weigh([...name], weightOf));
        // A sentence that is mostly about something else is not put in the place of mere advice.
        const isBeside =
          kind !== 'template' && fault.ids.length > 0 && !fault.isError && shared < whole * LEAST_OF_SENTENCE;
        return shared < LEAST_SHARED || covered < least || isBeside ? 0 : shared * Math.sqrt(covered);
      });
      const named = Math.max(0, ...scores);
      if (named === 0) return [];
      const others = weigh(
        [...fault.others].filter((stem) => stems.has(stem)),
        weightOf,
      );
      return [{ fault, score: (named + others / 4) * (isFound ? FOUND_BONUS : 1) }];
    })
    .toSorted((a, b) => b.score - a.score);
}

const weigh = (stems: readonly string[], weightOf: (stem: string) => number) =>
  stems.reduce((total, stem) => total + weightOf(stem), 0);

/** A word of a check's name that few checks share, and one that half a dozen do. */
const WEIGHTS = { telling: 3, any: 2 };

/** Whether a sentence names something that is checked or asked. */
export function namesATopic(
  text: string,
  { faults, weightOf, kindsOf }: Topics,
  how: keyof typeof WEIGHTS,
): boolean {
  if (kindsOf(text).length > 0) return true;
  const stems = stemsOf(text).filter((stem) => weightOf(stem) >= WEIGHTS[how]);
  return faults.some(({ names }) => names.some((name) => stems.some((stem) => name.has(stem))));
}
