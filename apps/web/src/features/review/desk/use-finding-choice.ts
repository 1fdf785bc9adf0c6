import { useCallback, useMemo, useState } from 'react';
import { filterFindings, neighbourOf, type FindingFilter } from '../findings/filter-findings.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import type { ShowRequest } from '../paper/use-paper-marks.ts';

/** The chosen finding and the paper's scroll request. */
export function useFindingChoice(findings: readonly TaggedFinding[]) {
  const [selected, setSelected] = useState<string | null>(null);
  const [show, setShow] = useState<ShowRequest | null>(null);
  const [filter, setFilter] = useState<FindingFilter>('all');

  /** Chosen in the list or by keyboard: the paper scrolls to it. */
  const choose = useCallback((tag: string) => {
    setSelected(tag);
    setShow((last) => ({ tag, count: (last?.count ?? 0) + 1 }));
  }, []);

  /** Chosen in the paper: the list scrolls to it and clears its filter. */
  const chooseInPaper = useCallback((tag: string) => {
    setSelected(tag);
    setFilter('all');
  }, []);

  return useMemo(
    () => ({
      selected,
      show,
      filter,
      setFilter,
      choose,
      chooseInPaper,
      current: findings.find(({ tag }) => tag === selected),
      step: (by: 1 | -1) => {
        const next = neighbourOf(filterFindings(findings, filter), selected, by);
        if (next !== undefined) choose(next.tag);
      },
      letGo: () => setSelected(null),
    }),
    [selected, show, filter, findings, choose, chooseInPaper],
  );
}

export type FindingChoice = ReturnType<typeof useFindingChoice>;
