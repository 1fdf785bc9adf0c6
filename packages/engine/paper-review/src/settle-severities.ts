import type { ScoreBasis } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';

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
export function isUncounted({ id, area, severity }: Finding, basis: ScoreBasis): boolean {
  return severity === 'error' && basis.areas[area].costs[id] === undefined;
}
