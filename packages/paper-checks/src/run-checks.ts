import type { Finding, Paper } from '@greenpen/paper';
import { allChecks } from './all-checks.ts';
import type { Check } from './check.ts';
import { dropRepeats } from './drop-repeats.ts';
import { findGrammarIssues } from './grammar/find-grammar-issues.ts';
import { makeFindings } from './make-findings.ts';

/** Told the id of a check that failed on a paper; never the failure's text, which may hold a student's words. */
export type CheckFailureListener = (checkId: string) => void;

/**
 * Everything that the checks have to say about a paper, in the order of the text, with what concerns the whole
 * paper first. A check that fails loses its own findings and nothing else; grammar fails as "grammar".
 */
export async function runChecks(
  paper: Paper,
  onCheckFailed: CheckFailureListener = () => {},
): Promise<readonly Finding[]> {
  const findings = allChecks.flatMap((check) => findingsOf(paper, check, onCheckFailed));
  return dropRepeats([...findings, ...(await grammarIssuesOf(paper, onCheckFailed))]);
}

function findingsOf(paper: Paper, check: Check, onCheckFailed: CheckFailureListener): readonly Finding[] {
  try {
    return makeFindings(paper, check, [...check.run(paper)]);
  } catch {
    onCheckFailed(check.id);
    return [];
  }
}

async function grammarIssuesOf(
  paper: Paper,
  onCheckFailed: CheckFailureListener,
): Promise<readonly Finding[]> {
  try {
    return await findGrammarIssues(paper);
  } catch {
    onCheckFailed('grammar');
    return [];
  }
}
