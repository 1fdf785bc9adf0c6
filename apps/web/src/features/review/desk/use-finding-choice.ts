import { useCallback, useMemo, useState } from 'react';
import { filterFindings, neighbourOf, type FindingFilter } from '../findings/filter-findings.ts';
import type { TaggedFinding } from '../paper/marks.ts';
import type { ShowRequest } from '../paper/use-paper-marks.ts';

/** Which finding is chosen, and what the paper was asked to show. */
export function useFindingChoice(findings: readonly TaggedFinding[]) {
  const [selected, setSelected] = useState<string | null>(null);
  const [show, setShow] = useState<ShowRequest | null>(null);
  const [filter, setFilter] = useState<FindingFilter>('all');

  /** Chosen in the list or by key: the paper goes there. */
  const choose = useCallback((tag: string) => {
    setSelected(tag);
    setShow((last) => ({ tag, turn: (last?.turn ?? 0) + 1 }));
  }, []);

  /** Chosen in the paper: the list goes there, whatever it was filtered to. */
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
