import {
  type AssignmentBrief,
  type DoubtCode,
  type Drafting,
  type Review,
  type ScoreBasis,
  defaultCriteria,
  isPersonalWork,
  letterOf,
  type WrittenDraft,
} from '@greenpen/grading';
import {
  catalogueOf,
  type CheckCatalogue,
  type CheckDescription,
  type Finding,
  type GrammarExtent,
  isAboutFormat,
  type Paper,
  severityAt,
  type Strictness,
} from '@greenpen/paper';
import { wordCount } from '@greenpen/paper-structure';
import { type Check, allChecks, listChecks, runChecks } from '@greenpen/paper-checks';
import { findStudent, readPaper } from '@greenpen/paper-extraction';
import { allContentChecks, namedKindsIn, scorePaper, type ScoredPaper } from '@greenpen/paper-scoring';
import { addContentFaults, addLanguageEdits, settleUnmetParts } from './by-model/add-findings.ts';
import { mergeJudgement } from './by-model/merge-judgement.ts';
import { modelChecks } from './by-model/model-checks.ts';
import { wordMeanings } from './word-meanings.ts';
import { engineVersion } from './engine-version.ts';
import { findDoubts } from './find-doubts.ts';
import { learnFromSources } from './learn-from-sources.ts';
import { findReplyStyle } from './learn-instructor-voice.ts';
import { measureMarkedAreas } from './measure-marked-areas.ts';
import { noteFailedChecks, noteGrammarExtent, noteSeveralPapers } from './note-extent.ts';
import { noteHiddenText } from './note-hidden-text.ts';
import { describeChecks, writeDraft } from './redraft/redraft-paper.ts';
import type { PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';

/**
 * Reads, checks and scores a paper and drafts its feedback, in this thread. Refuses what cannot be read; the same
 * request always gives the same review.
 */
export async function reviewPaper(
  request: ReviewRequest,
  checks: readonly Check[] = allChecks,
): Promise<ReviewOutcome> {
  const file = asFile(request.source);
  const extraction = await readPaper(file);
  if (extraction.status === 'refused') return extraction;
  const { paper, notes } = extraction;
  const failed: string[] = [];
  const { findings, grammar } = await runChecks(paper, (check) => failed.push(check), checks);
  const student = findStudent({ paper, fileName: file.fileName });
  const catalogue = catalogueOf(listEngineChecks(checks));
  const { brief = null } = request;
  const examples = await measureMarkedAreas(request.examples ?? [], { brief, checks, catalogue });
  const { byModel = null } = request;
  const checked = byModel === null ? findings : await addLanguageEdits(paper, findings, byModel);
  const learned = await learnFromSources(request.voice, { checks, work: { text: paper.text, brief } });
  const judged = judge({
    paper,
    request: { ...request, examples },
    findings: checked,
    grammar,
    student,
    catalogue,
    learned,
  });
  const { hidden } = paper;
  const allNotes = [...notes, ...noteLimits(paper, { failed, grammar })];
  const { weights, feedbackStyle } = request.criteria ?? defaultCriteria;
  const { scores, basis, written, drafting, findings: settled, judgement, prose } = judged;
  return {
    status: 'reviewed',
    paper,
    review: {
      engine: engineVersion,
      scores,
      letter: letterOf(scores.total),
      weights,
      feedbackStyle,
      basis,
      ...written,
      drafting,
      findings: settled,
      student,
      words: wordCount(paper),
      pages: paper.pages.length,
      notes: allNotes,
      hidden,
      doubts: listDoubts(judged, { notes: allNotes, hidden, examples }),
      judgement,
      prose,
    },
  };
}

type Limits = { readonly failed: readonly string[]; readonly grammar: GrammarExtent | null };

/** What could not be checked, and what the instructor should know of the file. */
function noteLimits(paper: Paper, { failed, grammar }: Limits): Review['notes'] {
  return [
    ...noteFailedChecks(failed),
    ...noteGrammarExtent(grammar),
    ...noteSeveralPapers(paper),
    ...noteHiddenText(paper.hidden),
  ];
}

const SPEAKS_TO_GRADER: ReadonlySet<string> = new Set([
  'content-addressed-to-grader',
  'content-read-addresses-the-grader',
]);

type Known = Pick<Review, 'notes' | 'hidden'> & { readonly examples: Parameters<typeof findDoubts>[1] };

/** What the model's reading and the measurements make doubtful, each once. */
function listDoubts(judged: Judged, { notes, hidden, examples }: Known): readonly DoubtCode[] {
  const { basis, findings, topic, judgement } = judged;
  const onTopic = topic?.isJudged ? topic.onTopic : null;
  const measured = findDoubts(
    { basis, findings, notes, hidden, topic: onTopic, rubric: judgement.rubric },
    examples,
  );
  return [...new Set([...judged.doubts, ...measured])];
}

/** Scores what the checks found, finds what the content lacks, and drafts the feedback. */
function judge({ paper, request, findings, grammar, student, catalogue, learned }: Judging): Judged {
  const { brief = null, criteria = defaultCriteria, examples = [], classmates = null } = request;
  const { weights, feedbackStyle } = criteria;
  const counted = withSeverities(findings, criteria.strictness ?? 'standard');
  const checked = fitRegister(counted, catalogue, brief);
  const scored = scorePaper({
    paper,
    findings: checked,
    checks: catalogue,
    grammar,
    weights,
    brief,
    examples,
    meanings: wordMeanings(),
    classmates,
  });
  const { newWords, topic, prose } = scored;
  const { read, basis, scores, judgement, doubts } = applyModel(scored, { paper, checked, request });
  const found = keepAsked(read, { catalogue, basis, brief });
  const reply =
    topic?.onTopic === 'no'
      ? undefined
      : findReplyStyle(request.voice, { text: paper.text, brief }, feedbackStyle);
  const drafting: Drafting = {
    brief,
    measured: { grammar, newWords },
    about: topic?.onTopic === 'no' ? topic.about : [],
    checks: describeChecks(found, catalogue),
    unspoken: found.filter((finding) => isUncounted(finding, basis)).map(({ id }) => id),
    ...(learned.marked !== undefined && { marked: learned.marked }),
    ...(reply !== undefined && { reply }),
  };
  const written = writeDraft({
    paper,
    // What does not apply to this kind of paper is shown, but not talked about.
    findings: found.filter((finding) => !isUncounted(finding, basis) && finding.dispute === undefined),
    checks: catalogue,
    basis,
    scores,
    weights,
    brief,
    style: feedbackStyle,
    studentName: request.studentName === undefined ? student.name : request.studentName,
    measured: drafting.measured,
    about: drafting.about,
    requirements: judgement.requirements,
    voice: learned.voice,
    replyStyle: reply?.style,
    kindsOf: namedKindsIn,
  });
  const settled = settleSeverities(found, basis);
  return { basis, scores, written, drafting, findings: settled, judgement, topic, prose, doubts };
}

function withSeverities(findings: readonly Finding[], strictness: Strictness): readonly Finding[] {
  return findings.map((finding) => ({ ...finding, severity: severityAt(finding, strictness) }));
}

type Applying = Pick<Judging, 'paper' | 'request'> & { readonly checked: readonly Finding[] };

/** Adds what a language model found, and lets its judgement settle scores and requirements. */
function applyModel(scored: ScoredPaper, { paper, checked, request }: Applying) {
  const { byModel = null, criteria = defaultCriteria, countsModel = true } = request;
  const all = [...checked, ...scored.contentFindings];
  if (byModel === null) return { ...scored, read: all, doubts: [] };
  const read = addContentFaults(paper, all, byModel);
  const merged = mergeJudgement({ ...scored, findings: read, weights: criteria.weights }, byModel, {
    brief: request.brief ?? null,
    speaksToGrader: read.some(({ check }) => SPEAKS_TO_GRADER.has(check)),
    counts: countsModel,
  });
  return { ...merged, read: settleUnmetParts(merged.findings, merged.judgement.requirements) };
}

type Judging = {
  readonly paper: Paper;
  readonly request: ReviewRequest;
  readonly findings: readonly Finding[];
  readonly grammar: GrammarExtent | null;
  readonly student: ReturnType<typeof findStudent>;
  readonly catalogue: CheckCatalogue;
  readonly learned: Awaited<ReturnType<typeof learnFromSources>>;
};

type Judged = Pick<Review, 'basis' | 'scores' | 'drafting' | 'findings' | 'judgement' | 'prose'> &
  Pick<ScoredPaper, 'topic'> & {
    readonly written: WrittenDraft;
    /** What a model's reading makes doubtful. */
    readonly doubts: readonly DoubtCode[];
  };

function asFile(source: PaperSource): { readonly bytes: Uint8Array; readonly fileName: string } {
  return 'bytes' in source ? source : { bytes: new TextEncoder().encode(source.text), fileName: 'text.txt' };
}

/** Every check that the engine runs, described: APA style, language and content. */
export function listEngineChecks(checks: readonly Check[] = allChecks): readonly CheckDescription[] {
  return [...listChecks(checks), ...allContentChecks, ...modelChecks];
}

/**
 * Makes advice of every error that costs nothing here, such as a missing title page of a discussion post: an error
 * costs marks, advice never does.
 */
export function settleSeverities(findings: readonly Finding[], basis: ScoreBasis): readonly Finding[] {
  return findings.map((finding) =>
    isUncounted(finding, basis) ? { ...finding, severity: 'advice' } : finding,
  );
}

/** Whether a check calls it an error and the score, for this kind of paper, does not count it. */
function isUncounted({ id, area, severity }: Finding, basis: ScoreBasis): boolean {
  return severity === 'error' && basis.areas[area].costs[id] === undefined;
}

type Asking = {
  readonly catalogue: CheckCatalogue;
  readonly basis: ScoreBasis;
  readonly brief: AssignmentBrief | null;
};

/** Leaves out what an assignment does not ask for: an area that was not judged, and the format of a paper in a post. */
export function keepAsked(
  findings: readonly Finding[],
  { catalogue, basis, brief }: Asking,
): readonly Finding[] {
  const format = basis.areas.apa.parts.find(({ id }) => id === 'format');
  const isFormatAsked = brief === null || (format !== undefined && format.maxPoints > 0);
  return findings.filter(({ area, check }) => {
    if (basis.notJudged?.includes(area) === true) return false;
    const described = catalogue.get(check);
    return isFormatAsked || described === undefined || !isAboutFormat(described);
  });
}

/** Leaves out advice on register where the assignment asks for a post or a personal text. */
export function fitRegister(
  findings: readonly Finding[],
  checks: CheckCatalogue,
  brief: AssignmentBrief | null,
): readonly Finding[] {
  if (brief === null || !isPersonalWork(brief)) return findings;
  return findings.filter(({ check }) => checks.get(check)?.register !== 'academic');
}
