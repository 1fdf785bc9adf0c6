import type { ReviewOnWire } from '@greenpen/api-contract';
import type { Area } from '@greenpen/paper';

type Review = Pick<ReviewOnWire, 'findings' | 'dismissed'>;

/** The number of a check's findings in each paper. */
export type CheckChange = {
  readonly check: string;
  readonly area: Area;
  readonly before: number;
  readonly after: number;
};

/** Checks whose number of findings changed, largest change first; dismissed findings and advice do not count. */
export function compareFindings(before: Review, after: Review): readonly CheckChange[] {
  const [old, now] = [countChecks(before), countChecks(after)];
  const checks = new Map([...old, ...now]);
  return [...checks]
    .map(([check, { area }]) => ({
      check,
      area,
      before: old.get(check)?.count ?? 0,
      after: now.get(check)?.count ?? 0,
    }))
    .filter((change) => change.before !== change.after)
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function countChecks({ findings, dismissed }: Review) {
  const counts = new Map<string, { readonly area: Area; readonly count: number }>();
  for (const { id, check, area, severity } of findings) {
    if (severity === 'advice' || dismissed.includes(id)) continue;
    counts.set(check, { area, count: (counts.get(check)?.count ?? 0) + 1 });
  }
  return counts;
}

/** A check's id as words: "apa-citation-ampersand" is "Citation ampersand". */
export function wordsOfCheck(check: string): string {
  const words = check.replace(/^(?:apa|content|grammar)-/u, '').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
