import type { AreaBasis } from '@greenpen/grading';
import { costsByCheck } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';

export type CostLine = {
  /** The check, or the first of several that have one cause. */
  readonly check: string;
  /** The message of the check's first finding, as its name for people; of each check where several have one cause. */
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
  const lines = groupByCause(basis, [...costs.keys()]).map(({ checks, cap }): CostLine => {
    const found = kept.filter(({ id, check }) => checks.includes(check) && basis.costs[id] !== undefined);
    const uncapped = found.reduce((sum, { id }) => sum + (basis.costs[id] ?? 0), 0);
    const messages = checks.map((name) => found.find(({ check }) => check === name)?.message ?? name);
    return {
      check: checks[0] ?? '',
      message: messages.join(' '),
      count: found.length,
      perThousandWords: found.every(({ span }) => span === null)
        ? null
        : words === 0
          ? 0
          : (found.length / words) * 1000,
      cost: checks.reduce((sum, check) => sum + (costs.get(check) ?? 0), 0),
      cap: cap !== undefined && uncapped > cap ? cap : null,
    };
  });
  return lines.filter(({ cost }) => cost > 0).toSorted((a, b) => b.cost - a.cost);
}

type Charged = { readonly checks: readonly string[]; readonly cap: number | undefined };

/** Checks that are charged together are one line. */
function groupByCause(basis: AreaBasis, checks: readonly string[]): readonly Charged[] {
  const shared = (basis.together ?? [])
    .map(({ cap, ...cause }) => ({ cap, checks: cause.checks.filter((check) => checks.includes(check)) }))
    .filter((cause) => cause.checks.length > 1);
  const alone = checks.filter((check) => !shared.some((cause) => cause.checks.includes(check)));
  return [...alone.map((check) => ({ checks: [check], cap: basis.caps[check] })), ...shared];
}
