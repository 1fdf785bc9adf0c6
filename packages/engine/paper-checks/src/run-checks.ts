import {
  type Finding,
  type GrammarExtent,
  type Paper,
  spanContains,
  type CheckDescription,
} from '@greenpen/paper';
import { allChecks } from './all-checks.ts';
import type { Check } from './check.ts';
import { listChecks, checkCatalogue } from './check-catalogue.ts';
import { judgeGrammar, type GrammarJudgement } from './grammar/find-grammar-issues.ts';
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

/**
 * Orders findings by place and drops those that say again what a wider one says: the same check inside its own
 * finding, and a grammar finding within words that an APA finding already rewrites.
 */
export function dropRepeats(findings: readonly Finding[]): readonly Finding[] {
  const kept: Finding[] = [];
  let open: Finding[] = [];
  for (const finding of findings.toSorted(byPlace)) {
    const { span } = finding;
    if (span === null) {
      kept.push(finding);
      continue;
    }
    open = open.filter((earlier) => earlier.span !== null && earlier.span.end > span.start);
    if (open.some((earlier) => saysTheSame(earlier, finding))) continue;
    kept.push(finding);
    open.push(finding);
  }
  return kept;
}

/** Whole-paper findings first, then by start; where starts agree the wider comes first, and APA before grammar. */
function byPlace(a: Finding, b: Finding): number {
  if (a.span === null || b.span === null) return (a.span === null ? 0 : 1) - (b.span === null ? 0 : 1);
  return a.span.start - b.span.start || b.span.end - a.span.end || areaOrder(a) - areaOrder(b);
}

function areaOrder({ area }: Finding): number {
  return area === 'apa' ? 0 : 1;
}

function saysTheSame(wider: Finding, finding: Finding): boolean {
  if (wider.span === null || finding.span === null || !spanContains(wider.span, finding.span)) return false;
  if (wider.check === finding.check) return true;
  return wider.area === 'apa' && finding.area === 'grammar' && wider.suggestions.length > 0;
}

/** Nobody reads the fifty-first mark of one kind, and a list of thousands buries the others. */
const MOST_PLACES = 50;

/**
 * Leaves each check its first places; what it found beyond them becomes one finding on the whole paper, which says
 * how many there are and counts for the errors among them.
 */
export function limitFindings(
  findings: readonly Finding[],
  checks: readonly CheckDescription[] = checkCatalogue,
): readonly Finding[] {
  const summaries: Finding[] = [];
  const dropped = new Set<Finding>();
  for (const [check, found] of Map.groupBy(findings, (finding) => finding.check)) {
    const beyond = found.slice(MOST_PLACES);
    if (beyond.length < 2) continue;
    for (const finding of beyond) dropped.add(finding);
    summaries.push(summarise(check, beyond, ruleOf(check, checks)));
  }
  if (dropped.size === 0) return findings;
  const kept = findings.filter((finding) => !dropped.has(finding));
  return [
    ...kept.filter(({ span }) => span === null),
    ...summaries,
    ...kept.filter(({ span }) => span !== null),
  ];
}

/** The rule in the words of its check, so that nobody has to guess what "of this kind" means. */
function ruleOf(check: string, checks: readonly CheckDescription[]): string {
  const rules = checks.filter(({ id }) => id === check);
  if (rules.length > 0) return [...new Set(rules.map(({ summary }) => summary))].join(' ');
  return `${check.replace(/^[a-z]+-/u, '').replaceAll('-', ' ')}.`;
}

function summarise(check: string, beyond: readonly Finding[], rule: string): Finding {
  const errors = beyond.filter(({ severity }) => severity === 'error');
  const [example] = errors.length > 0 ? errors : beyond;
  return {
    id: `${check}:more`,
    area: example?.area ?? 'grammar',
    check,
    severity: errors.length > 0 ? 'error' : 'advice',
    message: `${beyond.length.toLocaleString('en-US')} more places ${errors.length > 0 ? 'break' : 'concern'} this rule: ${rule} The first ${MOST_PLACES} are marked.`,
    span: null,
    quote: null,
    page: null,
    suggestions: [],
    source: example?.source ?? '',
    times: Math.max(1, errors.length),
  };
}
