import {
  askedPartId,
  type AssignmentBrief,
  isPersonalName,
  type RequirementResult,
  type ScoreBasis,
  type ScorePart,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import {
  type Area,
  areas,
  type Block,
  type CheckCatalogue,
  type Finding,
  isAboutFormat,
  type Paper,
  type Span,
  spanText,
} from '@greenpen/paper';
import { findAuthorNames, isProseBlock, wordSpansIn } from '@greenpen/paper-structure';
import { type Argument, collectArgument, noArgument } from './argument/collect-argument.ts';
import { type AskedFacts, collectAsked } from './asked/asked-facts.ts';
import { questionOf, quotedQuestionOf } from './asked/assignment-question.ts';
import { groupFindings, type Group } from './group-findings.ts';
import { averageSentence, blocksOf, listParagraphs, longestSentence } from './paper/body.ts';
import { findThesis, type Thesis } from './paper/find-thesis.ts';
import { findGround, type Ground, type GroundRequest, type Measured } from './paper/ground.ts';
import { findMismatch, type Mismatch } from './paper/mismatch.ts';
import { namePlaces, type Places } from './paper/places.ts';
import type { Frame } from './paper/name-subject.ts';
import { ownTitleOf, titleOf } from './paper/own-title.ts';
import { beginningOf } from './paper/quote.ts';
import { saysLittle } from './paper/says-little.ts';
import { collectSources, type SourceFacts } from './paper/source-facts.ts';
import { findSubjectPhrases } from './paper/subject-phrases.ts';
import { findWrongPaper, openingOf, type WrongPaper } from './wrong-paper.ts';

/** What can truthfully be said about a paper. */
export type Facts = SourceFacts & {
  /** What the paper does about its assignment. */
  readonly asked: AskedFacts;
  /** “Should the buses be free?”; `null` where the assignment asks no such question. */
  readonly question: string | null;
  readonly thesis: Thesis | null;
  /** How places of the paper are named in its own terms. */
  readonly places: Places;
  /** The shortest paragraph of the body, by how it begins. */
  readonly shortest: {
    readonly words: string;
    readonly length: number;
    readonly place: string | null;
  } | null;
  /** Whether most of the text is copied from the assignment or repeated. */
  readonly isCopied: boolean;
  /** Words of the running text; repeated sentences count once. */
  readonly words: number;
  readonly scores: Scores;
  readonly errors: Readonly<Record<Area, number>>;
  readonly groups: Readonly<Record<Area, readonly Group[]>>;
  readonly parts: readonly ScorePart[];
  readonly title: string | null;
  /** The same where it is the writer's and not that of the assignment or of any work: "Drop the Fine". */
  readonly ownTitle: string | null;
  /** How its first sentence begins; `null` where that cannot be quoted. */
  readonly begins: string | null;
  /** Whether the text would fit any topic. */
  readonly saysLittle: boolean;
  /** Whether the text does not take up what the assignment is about, so that nothing in it is praised. */
  readonly isOffTopic: boolean;
  /** Whether the text is off topic or out of order, so that none of it is praised as writing. */
  readonly isUnfit: boolean;
  /** What an off-topic paper is about instead, as far as it can be named. */
  readonly mismatch: Mismatch;
  readonly paragraphs: number;
  /** Words in the average sentence. */
  readonly sentenceLength: number;
  /** How the longest sentence begins. */
  readonly longest: string | null;
  /** The areas that do not apply, of which nothing is said. */
  readonly notJudged: readonly Area[];
  /** The areas that count for the total. */
  readonly weighed: readonly Area[];
  /** Measured sides of the content that a finding speaks against, so that they are not praised. */
  readonly faulted: ReadonlySet<string>;
  /** What works in the argument, and what to ask of it; empty where the paper is no answer of the writer's own. */
  readonly argument: Argument;
  /** Why the file does not look like an answer to its assignment; `null` where it does. */
  readonly wrong: WrongPaper | null;
  readonly isFormatJudged: boolean;
  /** What keeps an area from being judged, so that nothing is praised that was not measured. */
  readonly ground: Ground;
  readonly firstName: string | null;
  /** What the work is called: a paper unless the assignment says otherwise. */
  readonly kind: 'paper' | 'post' | 'answer';
};

export type FactsRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly basis: ScoreBasis;
  readonly scores: Scores;
  readonly brief: AssignmentBrief | null;
  readonly weights?: Weights;
  readonly studentName: string | null;
  /** Left out where all of the paper could be judged. */
  readonly measured?: Measured;
  readonly about?: readonly string[];
  readonly requirements?: readonly RequirementResult[];
};

/** Own words below this share of the text are too few to speak of a paper of one's own. */
const LEAST_OWN = 0.6;

const kinds = { assignment: 'paper', discussion: 'post', quiz: 'answer', exam: 'answer' } as const;

export function collectFacts(request: FactsRequest): Facts {
  const { paper, findings, basis, scores, brief, studentName, measured } = request;
  const isFormatJudged = basis.areas.apa.parts.some(({ id, maxPoints }) => id === 'format' && maxPoints > 0);
  const paragraphs = listParagraphs(paper, ['body']);
  const isGeneral = saysLittle(paper);
  const isOffTopic = findings.some(({ check }) => check === 'content-off-topic');
  const isUnfit = isOffTopic || findings.some(({ check }) => check === 'content-disorder');
  const isPaper = brief === null || brief.type === 'assignment';
  const ground = groundOf(
    { basis, paragraphs: listParagraphs(paper, ['body', 'abstract']).length, isPaper },
    measured,
  );
  const isCopied = measured !== undefined && measured.newWords < basis.words * LEAST_OWN;
  const isSolid = ground.content === null && !isGeneral && !isUnfit;
  const places = placesIn(request);
  const isOwn = isSolid && !isCopied;
  const asked = brief === null ? '' : [brief.title, brief.description, brief.instructions].join('\n');
  const thesis = isOwn ? findThesis(paper, { flawed: flawedSpans(findings), asked }) : null;
  const title = titleOf(paper);
  return {
    asked: collectAsked(request.requirements ?? [], {
      findings,
      places,
    }),
    question: brief === null ? null : quotedQuestionOf(brief),
    thesis,
    argument: isOwn ? collectArgument(paper, { findings, places, thesis, asked }) : noArgument,
    begins: openingOf(paper),
    wrong: findWrongPaper(paper, { findings, brief, title, gap: ground.content }),
    places,
    shortest: shortestOf(paper, paragraphs, places),
    isCopied,
    words: measured === undefined || measured.newWords === 0 ? basis.words : measured.newWords,
    scores,
    ...collectFaults(request, isFormatJudged, places),
    parts: basis.areas.content.parts.filter(
      ({ id, maxPoints }) => maxPoints > 0 && (id !== askedPartId || isAskedJudged(basis)),
    ),
    title,
    ownTitle: ownTitleOf(title, brief),
    ...collectSources(paper, basis),
    saysLittle: isGeneral,
    isOffTopic,
    isUnfit,
    mismatch: findMismatch(request),
    paragraphs: paragraphs.length,
    sentenceLength: averageSentence(paper),
    longest: longestSentence(paper),
    notJudged: basis.notJudged ?? [],
    weighed: areas.filter((area) => isWeighed(area, request)),
    isFormatJudged,
    ground,
    firstName: findAuthorNames(paper).length > 1 ? null : firstNameOf(studentName),
    kind: brief === null ? 'paper' : kinds[brief.type],
  };
}

/** Shorter blocks are headings, labels and the lines of a list. */
const FEWEST_PLACED_WORDS = 20;

/** Names for the places of the body, from phrases in which nothing is misspelled or wrong. */
function placesIn({ paper, findings, brief }: FactsRequest): Places {
  const blocks = blocksOf(paper, ['body']).filter(
    (block) =>
      isProseBlock(paper, block) &&
      wordSpansIn(spanText(paper.text, block.span)).length >= FEWEST_PLACED_WORDS,
  );
  const frame = frameOf(titleOf(paper), brief);
  const phrases = findSubjectPhrases(paper, {
    blocks,
    flawed: flawedSpans(findings),
    named: `${frame.asked} ${frame.title}`,
  });
  return namePlaces(paper, { blocks, phrases, frame });
}

function frameOf(title: string | null, brief: AssignmentBrief | null): Frame {
  if (brief === null) return { asked: '', title: title ?? '', instructions: '' };
  return {
    asked: `${brief.title}\n${questionOf(brief) ?? ''}`,
    title: title ?? '',
    instructions: `${brief.description}\n${brief.instructions}`,
  };
}

/** Words that a finding says are wrong, and that a comment must not take over. */
function flawedSpans(findings: readonly Finding[]): readonly Span[] {
  return findings.flatMap(({ area, severity, span }) =>
    area === 'grammar' && severity === 'error' && span !== null ? [span] : [],
  );
}

function shortestOf(paper: Paper, paragraphs: readonly Block[], places: Places): Facts['shortest'] {
  // The first and the last one open and close, and may be short.
  const [shortest] = paragraphs
    .slice(1, -1)
    .map(({ span }) => ({ text: spanText(paper.text, span), place: places.nameAt(span.start) }))
    .map(({ text, place }) => ({ words: beginningOf(text), length: wordSpansIn(text).length, place }))
    .toSorted((a, b) => a.length - b.length);
  return shortest === undefined || shortest.words === null ? null : { ...shortest, words: shortest.words };
}

function isWeighed(area: Area, { basis, weights }: Pick<FactsRequest, 'basis' | 'weights'>): boolean {
  return basis.notJudged?.includes(area) !== true && (weights === undefined || weights[area] > 0);
}

/** Whether enough of what was asked could be judged to speak of it. */
function isAskedJudged({ requirements }: ScoreBasis): boolean {
  if (requirements === undefined) return true;
  const { verdicts, required } = requirements;
  const judged = required.filter((id) => (verdicts[id] ?? 'cannot-tell') !== 'cannot-tell').length;
  return judged > 0 && judged >= required.length / 2;
}

/** What was found, by area; the format is left out where it does not count. */
function collectFaults(
  { paper, findings, checks, basis }: FactsRequest,
  isFormatJudged: boolean,
  places: Places,
): Pick<Facts, 'errors' | 'groups' | 'faulted'> {
  const spoken = findings.filter(({ check }) => {
    const described = checks.get(check);
    return isFormatJudged || described === undefined || !isAboutFormat(described);
  });
  const errorsOf = (area: Area) =>
    findings.filter((finding) => finding.area === area && finding.severity === 'error').length;
  return {
    errors: perArea(errorsOf),
    groups: perArea((area) => groupFindings(paper, spoken, { checks, basis, area, places })),
    faulted: new Set(spoken.flatMap(({ check }) => checks.get(check)?.advice.against ?? [])),
  };
}

function groundOf(known: Omit<GroundRequest, 'measured'>, measured: Measured | undefined): Ground {
  if (measured !== undefined) return findGround({ ...known, measured });
  return known.basis.words === 0 ? { grammar: 'none', content: 'none' } : { grammar: null, content: null };
}

function perArea<Value>(of: (area: Area) => Value): Readonly<Record<Area, Value>> {
  const [grammar, apa, content] = areas;
  return { [grammar]: of(grammar), [apa]: of(apa), [content]: of(content) };
}

/** "Maria Lopez" and "Lopez, Maria" give "Maria"; anything less plain gives nothing. */
function firstNameOf(name: string | null): string | null {
  if (name === null || !isPersonalName(name)) return null;
  const given = name.includes(',') ? name.split(',')[1] : name;
  const first = given?.trim().split(/\s+/u)[0] ?? '';
  return /^\p{Lu}[\p{L}’'-]+$/u.test(first) ? first : null;
}
