import type { Finding, GrammarExtent, Paper } from '@greenpen/paper';
import { allChecks } from './all-checks.ts';
import type { Check } from './check.ts';
import { listChecks } from './check-catalogue.ts';
import { dropRepeats } from './drop-repeats.ts';
import { judgeGrammar, type GrammarJudgement } from './grammar/find-grammar-issues.ts';
import { limitFindings } from './limit-findings.ts';
import { makeFindings } from './make-findings.ts';

/** Told the id of a check that failed on a paper; never the failure's text, which may hold a student's words. */
export type CheckFailureListener = (checkId: string) => void;

export type CheckedPaper = {
  /** In the order of the text, with what concerns the whole paper first; no check fills the list alone. */
  readonly findings: readonly Finding[];
  /** On how much of the paper grammar was judged; `null` where it failed. */
  readonly grammar: GrammarExtent | null;
};

/**
 * Everything that the checks have to say about a paper. A check that fails loses its own findings and nothing
 * else; grammar fails as "grammar".
 */
export async function runChecks(
  paper: Paper,
  onCheckFailed: CheckFailureListener = () => {},
  checks: readonly Check[] = allChecks,
): Promise<CheckedPaper> {
  const findings = checks.flatMap((check) => findingsOf(paper, check, onCheckFailed));
  const judged = await grammarOf(paper, onCheckFailed);
  return {
    findings: limitFindings(dropRepeats([...findings, ...(judged?.findings ?? [])]), listChecks(checks)),
    grammar: judged?.extent ?? null,
  };
}

function findingsOf(paper: Paper, check: Check, onCheckFailed: CheckFailureListener): readonly Finding[] {
  try {
    return makeFindings(paper, check, [...check.run(paper)]);
  } catch {
    onCheckFailed(check.id);
    return [];
  }
}

async function grammarOf(
  paper: Paper,
  onCheckFailed: CheckFailureListener,
): Promise<GrammarJudgement | null> {
  try {
    return await judgeGrammar(paper);
  } catch {
    onCheckFailed('grammar');
    return null;
  }
}
