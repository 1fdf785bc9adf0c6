import { spanContains, type Finding } from '@greenpen/paper';

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
