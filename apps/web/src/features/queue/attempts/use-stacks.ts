import type { Assignment } from '@greenpen/api-contract';
import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { attemptsQuery } from '../../../api/assignments.ts';
import { stackRows, type QueueRowItem } from './stack-rows.ts';

export type Stacks = {
  readonly rows: readonly QueueRowItem[];
  readonly opened: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

const none: ReadonlySet<string> = new Set();

/** Equal results keep the same array, so that scrolling does not restack thousands of rows per frame. */
const dataOf = (answers: readonly { readonly data: readonly Assignment[] | undefined }[]) =>
  answers.map(({ data }) => data);

/** The list with its opened stacks, fetched on demand. */
export function useStacks(papers: readonly Assignment[]): Stacks {
  const [opened, setOpened] = useState(none);
  const ids = useMemo(() => [...opened], [opened]);
  const answers = useQueries({ queries: ids.map(attemptsQuery), combine: dataOf });
  const attempts = useMemo(
    () =>
      new Map(answers.flatMap((data, at) => (data === undefined ? [] : [[ids[at] ?? '', data] as const]))),
    [answers, ids],
  );
  const rows = useMemo(() => stackRows(papers, attempts), [papers, attempts]);
  const toggle = useCallback((id: string) => {
    setOpened((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return { rows, opened, toggle };
}
