import type { Finding } from '@greenpen/paper';

/** Nobody reads the fifty-first mark of one kind, and a list of thousands buries the others. */
const MOST_PLACES = 50;

/**
 * Leaves each check its first places; what it found beyond them becomes one finding on the whole paper, which says
 * how many there are and stands for the errors among them.
 */
export function limitFindings(findings: readonly Finding[]): readonly Finding[] {
  const summaries: Finding[] = [];
  const dropped = new Set<Finding>();
  for (const [check, found] of Map.groupBy(findings, (finding) => finding.check)) {
    const beyond = found.slice(MOST_PLACES);
    if (beyond.length < 2) continue;
    for (const finding of beyond) dropped.add(finding);
    summaries.push(summarise(check, beyond));
  }
  if (dropped.size === 0) return findings;
  const kept = findings.filter((finding) => !dropped.has(finding));
  return [
    ...kept.filter(({ span }) => span === null),
    ...summaries,
    ...kept.filter(({ span }) => span !== null),
  ];
}

function summarise(check: string, beyond: readonly Finding[]): Finding {
  const errors = beyond.filter(({ severity }) => severity === 'error');
  const [example] = errors.length > 0 ? errors : beyond;
  return {
    id: `${check}:more`,
    area: example?.area ?? 'grammar',
    check,
    severity: errors.length > 0 ? 'error' : 'advice',
    message: `There are ${beyond.length} more places of this kind in the paper; the first ${MOST_PLACES} are marked.`,
    span: null,
    quote: null,
    page: null,
    suggestions: [],
    source: example?.source ?? '',
    times: Math.max(1, errors.length),
  };
}
