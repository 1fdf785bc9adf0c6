import {
  askedPartId,
  type AssignmentBrief,
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
  type Citation,
  type Finding,
  isAboutFormat,
  type Paper,
  type ReferenceEntry,
  type SectionKind,
  spanText,
} from '@greenpen/paper';
import {
  citationsOf,
  findAuthorNames,
  findTitle,
  headingsOf,
  isAnnotatedBibliography,
  isListing,
  referenceEntriesOf,
  sectionsOf,
  sentencesOf,
  wordSpansIn,
} from '@greenpen/paper-structure';
import { groupFindings, type Group } from './group-findings.ts';
import { findGround, type Ground, type GroundRequest, type Measured } from './ground.ts';
import { isInOtherStyle } from './other-style.ts';
import { isPersonalName } from './personal-name.ts';
import { saysLittle } from './says-little.ts';
import { findStrongSentence } from './strong-sentence.ts';

/** What can truthfully be said about a paper. */
export type Facts = {
  /** Words of the running text; repeated sentences count once. */
  readonly words: number;
  readonly scores: Scores;
  readonly errors: Readonly<Record<Area, number>>;
  readonly groups: Readonly<Record<Area, readonly Group[]>>;
  readonly parts: readonly ScorePart[];
  readonly title: string | null;
  readonly citations: number;
  readonly sources: number;
  readonly entries: number;
  /** Whether each work of the list is followed by a paragraph on it, and need not be cited elsewhere. */
  readonly isAnnotated: boolean;
  /** Whether sources are named in notes, or as lawyers name them, and not by author and year. */
  readonly isInOtherStyle: boolean;
  /** Whether nothing is cited and nothing had to be. */
  readonly needsNoSources: boolean;
  /** Whether the text would fit any topic. */
  readonly saysLittle: boolean;
  /** Whether the text does not take up what the assignment is about, so that nothing in it is praised. */
  readonly isOffTopic: boolean;
  /** Whether the text is off topic or out of order, so that none of it is praised as writing. */
  readonly isUnfit: boolean;
  /** What was asked and what an off-topic paper is about instead, as far as they can be named. */
  readonly mismatch: { readonly asked: string | null; readonly about: readonly string[] };
  readonly headings: number;
  readonly paragraphs: number;
  /** Words in the average sentence. */
  readonly sentenceLength: number;
  /** The areas that do not apply, of which nothing is said. */
  readonly notJudged: readonly Area[];
  /** The areas that count for the total. */
  readonly weighed: readonly Area[];
  /** Measured sides of the content that a finding speaks against, so that they are not praised. */
  readonly faulted: ReadonlySet<string>;
  /** Opening words of a sentence that joins a claim to its source or reason. */
  readonly strongSentence: string | null;
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
};

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
  const isSolid = ground.content === null && !isGeneral && !isUnfit;
  return {
    words: measured === undefined || measured.newWords === 0 ? basis.words : measured.newWords,
    scores,
    ...collectFaults(request, isFormatJudged),
    parts: basis.areas.content.parts.filter(
      ({ id, maxPoints }) => maxPoints > 0 && (id !== askedPartId || isAskedJudged(basis)),
    ),
    title: titleOf(paper),
    ...collectSources(paper, basis),
    saysLittle: isGeneral,
    isOffTopic,
    isUnfit,
    mismatch: {
      asked: brief === null || brief.title.trim() === '' ? null : brief.title.trim(),
      about: request.about ?? [],
    },
    headings: headingsOf(paper).length,
    paragraphs: paragraphs.length,
    sentenceLength: averageSentence(paper),
    notJudged: basis.notJudged ?? [],
    weighed: areas.filter((area) => isWeighed(area, request)),
    strongSentence: isSolid ? findStrongSentence(paper, { findings, brief }) : null,
    isFormatJudged,
    ground,
    firstName: findAuthorNames(paper).length > 1 ? null : firstNameOf(studentName),
    kind: brief === null ? 'paper' : kinds[brief.type],
  };
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
): Pick<Facts, 'errors' | 'groups' | 'faulted'> {
  const spoken = findings.filter(({ check }) => {
    const described = checks.get(check);
    return isFormatJudged || described === undefined || !isAboutFormat(described);
  });
  const errorsOf = (area: Area) =>
    findings.filter((finding) => finding.area === area && finding.severity === 'error').length;
  return {
    errors: perArea(errorsOf),
    groups: perArea((area) => groupFindings(paper, spoken, { checks, basis, area })),
    faulted: new Set(spoken.flatMap(({ check }) => checks.get(check)?.advice.against ?? [])),
  };
}

/** What the paper cites and lists. */
function collectSources(
  paper: Paper,
  basis: ScoreBasis,
): Pick<Facts, 'citations' | 'sources' | 'entries' | 'isAnnotated' | 'isInOtherStyle' | 'needsNoSources'> {
  const citations = citationsOf(paper);
  const listed = referenceEntriesOf(paper);
  const entries = listed.length;
  const isAnnotated = isAnnotatedBibliography(paper);
  const hasNone = citations.length === 0 && entries === 0;
  return {
    citations: citations.length,
    sources: isAnnotated ? entries : countCited(citations, listed),
    entries,
    isAnnotated,
    isInOtherStyle: hasNone && isInOtherStyle(paper),
    needsNoSources: hasNone && hasAllSourcePoints(basis),
  };
}

/** The score takes no points for a lack of sources where none had to be cited. */
function hasAllSourcePoints({ areas: { apa } }: ScoreBasis): boolean {
  const part = apa.parts.find(({ id }) => id === 'citations-and-references');
  return part === undefined || part.points === part.maxPoints;
}

/** Different works that the text cites: a citation with an entry counts as that entry, however it names the authors. */
function countCited(citations: readonly Citation[], entries: readonly ReferenceEntry[]): number {
  const works = citations.map(({ names, year }) => {
    const [first = ''] = names;
    const entry = entries.findIndex(
      (listed) =>
        first !== '' && listed.year === year && listed.authors.some(({ family }) => family === first),
    );
    return entry === -1 ? `${first.toLowerCase()}|${year ?? ''}` : `entry ${entry}`;
  });
  return new Set(works).size;
}

function groundOf(known: Omit<GroundRequest, 'measured'>, measured: Measured | undefined): Ground {
  if (measured !== undefined) return findGround({ ...known, measured });
  return known.basis.words === 0 ? { grammar: 'none', content: 'none' } : { grammar: null, content: null };
}

function blocksOf(paper: Paper, kinds: readonly SectionKind[]): readonly Block[] {
  return sectionsOf(paper)
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ blocks }) => blocks);
}

/** Paragraphs that are more than a line or two and hold a sentence. */
function listParagraphs(paper: Paper, kinds: readonly SectionKind[]): readonly Block[] {
  return blocksOf(paper, kinds).filter(({ kind, span }) => {
    const text = spanText(paper.text, span);
    return (
      kind === 'paragraph' && wordSpansIn(text).length >= 35 && /\p{L}{2}[.?!]["”’)\]]*(?:\s|$)/u.test(text)
    );
  });
}

/** Words; 0 where the body has no sentences. */
function averageSentence(paper: Paper): number {
  const body = new Set(blocksOf(paper, ['body']));
  const lengths = sentencesOf(paper)
    .filter(({ block }) => body.has(block) && !isListing(paper, block))
    .map(({ span }) => wordSpansIn(spanText(paper.text, span)).length)
    .filter((length) => length >= 4);
  return Math.round(lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length));
}

function perArea<Value>(of: (area: Area) => Value): Readonly<Record<Area, Value>> {
  const [grammar, apa, content] = areas;
  return { [grammar]: of(grammar), [apa]: of(apa), [content]: of(content) };
}

function titleOf(paper: Paper): string | null {
  const title = findTitle(paper)?.text ?? null;
  if (title === null) return null;
  const words = wordSpansIn(title).length;
  return words >= 2 && words <= 15 && !/["“”\n!]/u.test(title) ? title : null;
}

/** "Maria Lopez" and "Lopez, Maria" give "Maria"; anything less plain gives nothing. */
function firstNameOf(name: string | null): string | null {
  if (name === null || !isPersonalName(name)) return null;
  const given = name.includes(',') ? name.split(',')[1] : name;
  const first = given?.trim().split(/\s+/u)[0] ?? '';
  return /^\p{Lu}[\p{L}’'-]+$/u.test(first) ? first : null;
}
