import type { AreaBasis } from '@greenpen/grading';
import { costsByCheck } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';

export type CostLine = {
  readonly check: string;
  /** The message of the check's first finding, as its name for people. */
  readonly message: string;
  readonly count: number;
  /** null for findings about the whole paper. */
  readonly perThousandWords: number | null;
  readonly cost: number;
  /** The cap that limited the cost; null if it was not reached. */
  readonly cap: number | null;
};

/** The cost of an area's kept findings by check, in descending order. */
export function costLines(basis: AreaBasis, kept: readonly Finding[], words: number): readonly CostLine[] {
  const costs = costsByCheck(basis, kept);
  const lines: CostLine[] = [];
  for (const [check, cost] of costs) {
    const found = kept.filter((finding) => finding.check === check && basis.costs[finding.id] !== undefined);
    const cap = basis.caps[check];
    const uncapped = found.reduce((sum, { id }) => sum + (basis.costs[id] ?? 0), 0);
    lines.push({
      check,
      message: found[0]?.message ?? check,
      count: found.length,
      perThousandWords: found.every(({ span }) => span === null)
        ? null
        : words === 0
          ? 0
          : (found.length / words) * 1000,
      cost,
      cap: cap !== undefined && uncapped > cap ? cap : null,
    });
  }
  return lines.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost);
}
