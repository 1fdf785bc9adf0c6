import { writeFeedback } from '@greenpen/feedback-writer';
import {
  type AssignmentBrief,
  type Review,
  type ScoreBasis,
  defaultCriteria,
  isPersonalWork,
  letterOf,
} from '@greenpen/grading';
import {
  catalogueOf,
  type CheckCatalogue,
  type CheckDescription,
  type ExtractionNote,
  fewestJudgedWords,
  type Finding,
  type GrammarExtent,
  isAboutFormat,
  isMostlyForeign,
  type Paper,
  spanText,
} from '@greenpen/paper';
import { sectionsOf, wordCount, wordSpansIn } from '@greenpen/paper-structure';
import { type Check, allChecks, listChecks, runChecks } from '@greenpen/paper-checks';
import { findStudent, readPaper } from '@greenpen/paper-extraction';
import { allContentChecks, scorePaper, type ScoredPaper } from '@greenpen/paper-scoring';
import { wordMeanings } from './word-meanings.ts';
import { engineVersion } from './engine-version.ts';
import { findDoubts } from './find-doubts.ts';
import { noteHiddenText } from './note-hidden-text.ts';
import type { PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';

/** Words of text between two lists from which on it may be a paper of its own. */
const FEWEST_WORDS = 60;

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
  const judged = judge({ paper, request, findings, grammar, student, checks });
  const { hidden } = paper;
  const allNotes = [
    ...notes,
    ...noteFailedChecks(failed),
    ...noteGrammarExtent(grammar),
    ...noteSeveralPapers(paper),
    ...noteHiddenText(hidden),
  ];
  const { weights, feedbackStyle } = request.criteria ?? defaultCriteria;
  const { scores, basis, feedback, findings: settled, judgement, topic, prose } = judged;
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
      feedback,
      findings: settled,
      student,
      words: wordCount(paper),
      pages: paper.pages.length,
      notes: allNotes,
      hidden,
      doubts: findDoubts(
        {
          basis,
          findings: settled,
          notes: allNotes,
          hidden,
          topic: topic?.isJudged ? topic.onTopic : null,
          rubric: judgement.rubric,
        },
        request.examples ?? [],
      ),
      judgement,
      prose,
    },
  };
}

/** Scores what the checks found, finds what the content lacks, and drafts the feedback. */
function judge({ paper, request, findings, grammar, student, checks }: Judging): Judged {
  const catalogue = catalogueOf(listEngineChecks(checks));
  const { brief = null, criteria = defaultCriteria, examples = [], classmates = null } = request;
  const { weights, feedbackStyle } = criteria;
  const checked = fitRegister(findings, catalogue, brief);
  const { basis, scores, contentFindings, newWords, judgement, topic, prose } = scorePaper({
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
  const found = keepAsked([...checked, ...contentFindings], { catalogue, basis, brief });
  const feedback = writeFeedback({
    paper,
    // What does not apply to this kind of paper is shown, but not talked about.
    findings: found.filter((finding) => !isUncounted(finding, basis)),
    checks: catalogue,
    basis,
    scores,
    weights,
    brief,
    style: feedbackStyle,
    studentName: student.name,
    measured: { grammar, newWords },
    about: topic?.onTopic === 'no' ? topic.about : [],
  });
  return { basis, scores, feedback, findings: settleSeverities(found, basis), judgement, topic, prose };
}

type Judging = {
  readonly paper: Paper;
  readonly request: ReviewRequest;
  readonly findings: readonly Finding[];
  readonly grammar: GrammarExtent | null;
  readonly student: ReturnType<typeof findStudent>;
  readonly checks: readonly Check[];
};

type Judged = Pick<Review, 'basis' | 'scores' | 'feedback' | 'findings' | 'judgement' | 'prose'> &
  Pick<ScoredPaper, 'topic'>;

function asFile(source: PaperSource): { readonly bytes: Uint8Array; readonly fileName: string } {
  return 'bytes' in source ? source : { bytes: new TextEncoder().encode(source.text), fileName: 'text.txt' };
}

/** Every check that the engine runs, described: APA style, language and content. */
export function listEngineChecks(checks: readonly Check[] = allChecks): readonly CheckDescription[] {
  return [...listChecks(checks), ...allContentChecks];
}

/** What the instructor is told when checks could not run on a paper; a score must not look surer than it is. */
export function noteFailedChecks(failed: readonly string[]): readonly ExtractionNote[] {
  const others = failed.filter((check) => check !== 'grammar');
  const notes: ExtractionNote[] = [];
  if (failed.includes('grammar')) {
    const message =
      'Grammar could not be checked on this paper, so its grammar score counts no errors. Grade it again.';
    notes.push({ code: 'grammar-not-checked', message, page: null });
  }
  if (others.length > 0) {
    const message = `These checks could not run on this paper: ${others.join(', ')}.`;
    notes.push({ code: 'checks-not-run', message, page: null });
  }
  return notes;
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

/** What the instructor is told where text goes on below a reference list and ends in another one. */
function noteSeveralPapers(paper: Paper): readonly ExtractionNote[] {
  let lists = 0;
  let wordsSinceList = 0;
  for (const { kind, blocks } of sectionsOf(paper)) {
    if (kind === 'body') {
      wordsSinceList += blocks.reduce(
        (sum, { span }) => sum + wordSpansIn(spanText(paper.text, span)).length,
        0,
      );
    }
    if (kind !== 'references' || blocks.length === 0) continue;
    if (lists === 0 || wordsSinceList >= FEWEST_WORDS) lists += 1;
    wordsSinceList = 0;
  }
  if (lists < 2) return [];
  const message = `This file has ${lists} reference lists with text between them, so it may contain more than one paper. All of it was graded as one.`;
  return [{ code: 'several-reference-lists', message, page: null }];
}

/** What the instructor is told where grammar was judged on less than the whole paper, or on too little. */
export function noteGrammarExtent(extent: GrammarExtent | null): readonly ExtractionNote[] {
  if (extent === null) return [];
  const { words, isWhole, copiedWords = 0, capitalWords = 0 } = extent;
  if (isMostlyForeign(extent)) {
    const message =
      'Most of this paper is not in English. Its grammar was not judged; set that score yourself.';
    return [{ code: 'grammar-not-english', message, page: null }];
  }
  if (!isWhole) {
    const message = `This paper is very long. Only the first ${say(words)} words were checked for grammar.`;
    return [{ code: 'grammar-first-part', message, page: null }];
  }
  if (capitalWords > words) {
    const message = `${say(capitalWords)} words are in paragraphs in all capitals, where names and errors cannot be identified. Their grammar was not judged; check that score yourself.`;
    return [{ code: 'grammar-in-capitals', message, page: null }];
  }
  if (copiedWords > words) {
    const message = `Most of this paper is repeated word for word. Grammar was judged on the remaining ${say(words)} words.`;
    return [{ code: 'grammar-repeated-text', message, page: null }];
  }
  if (words < fewestJudgedWords) {
    const message = `Only ${words} words are in complete sentences, too few to judge grammar. Check that score yourself.`;
    return [{ code: 'grammar-too-little-text', message, page: null }];
  }
  return [];
}

function say(words: number): string {
  return words.toLocaleString('en-US');
}
