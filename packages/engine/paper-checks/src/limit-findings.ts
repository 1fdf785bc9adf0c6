import type { CheckDescription, Finding } from '@greenpen/paper';
import { checkCatalogue } from './check-catalogue.ts';

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
