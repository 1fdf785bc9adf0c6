import { writeFeedback } from '@greenpen/feedback-writer';
import { defaultCriteria, letterOf } from '@greenpen/grading';
import { catalogueOf, wordCount } from '@greenpen/paper';
import { allChecks, runChecks, type Check } from '@greenpen/paper-checks';
import { findStudent, readPaper } from '@greenpen/paper-extraction';
import { scorePaper } from '@greenpen/paper-scoring';
import { engineVersion } from './engine-version.ts';
import { listEngineChecks } from './list-engine-checks.ts';
import { fitRegister } from './fit-register.ts';
import { findDoubts } from './find-doubts.ts';
import { noteFailedChecks } from './note-failed-checks.ts';
import { noteGrammarExtent } from './note-grammar-extent.ts';
import { noteHiddenText } from './note-hidden-text.ts';
import { noteSeveralPapers } from './note-several-papers.ts';
import type { PaperSource, ReviewOutcome, ReviewRequest } from './review-request.ts';
import { isUncounted, settleSeverities } from './settle-severities.ts';

/**
 * Reads, checks and scores a paper and drafts its feedback, in this thread. Refuses what cannot be read; the same
 * request always gives the same review.
 */
export async function reviewPaper(
  request: ReviewRequest,
  checks: readonly Check[] = allChecks,
): Promise<ReviewOutcome> {
  const catalogue = catalogueOf(listEngineChecks(checks));
  const { source, brief = null, criteria = defaultCriteria, examples = [] } = request;
  const { weights, feedbackStyle } = criteria;
  const file = asFile(source);
  const extraction = await readPaper(file);
  if (extraction.status === 'refused') return extraction;
  const { paper, notes } = extraction;

  const failed: string[] = [];
  const { findings: all, grammar } = await runChecks(paper, (check) => failed.push(check), checks);
  const checked = fitRegister(all, catalogue, brief);
  const { basis, scores, contentFindings, newWords } = scorePaper({
    paper,
    findings: checked,
    checks: catalogue,
    grammar,
    weights,
    brief,
    examples,
  });
  const found = [...checked, ...contentFindings];
  const student = findStudent({ paper, fileName: file.fileName });
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
  });
  const findings = settleSeverities(found, basis);
  const { hidden } = paper;
  const allNotes = [
    ...notes,
    ...noteFailedChecks(failed),
    ...noteGrammarExtent(grammar),
    ...noteSeveralPapers(paper),
    ...noteHiddenText(hidden),
  ];
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
      findings,
      student,
      words: wordCount(paper),
      pages: paper.pages.length,
      notes: allNotes,
      hidden,
      doubts: findDoubts({ basis, findings, notes: allNotes, hidden }, examples),
    },
  };
}

function asFile(source: PaperSource): { readonly bytes: Uint8Array; readonly fileName: string } {
  return 'bytes' in source ? source : { bytes: new TextEncoder().encode(source.text), fileName: 'text.txt' };
}
