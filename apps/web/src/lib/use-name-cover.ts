import type { Assignment } from '@greenpen/api-contract';
import type { Finding, Page, Paper } from '@greenpen/paper';
import { useMemo } from 'react';
import { coverNames, namesInPaper, type NameCover } from './cover-names.ts';
import { useNames } from './hidden-names.ts';

const nothingCovered: NameCover = {
  cover: (text) => text,
  veil: (text) => ({ shown: text, restore: (edited) => edited }),
};

/** Covers who wrote this submission while names are hidden; the paper, once it is here, tells of further authors. */
export function useNameCover(
  { studentName }: Pick<Assignment, 'studentName'>,
  paper: Omit<Paper, 'hidden'> | undefined,
): NameCover {
  const { isHidden } = useNames();
  return useMemo(
    () =>
      isHidden
        ? coverNames([studentName, ...(paper === undefined ? [] : namesInPaper(paper))], paper?.text)
        : nothingCovered,
    [isHidden, studentName, paper],
  );
}

/** The paper with its names covered; spans stay valid. */
export function coverPaper<P extends { readonly text: string; readonly pages: readonly Page[] }>(
  paper: P,
  { cover }: NameCover,
): P {
  const coverEdge = (edge: string | null) => (edge === null ? null : cover(edge));
  return {
    ...paper,
    text: cover(paper.text),
    pages: paper.pages.map((page) => ({
      ...page,
      header: coverEdge(page.header),
      footer: coverEdge(page.footer),
    })),
  };
}

export function coverFinding<F extends Finding>(finding: F, { cover }: NameCover): F {
  return {
    ...finding,
    message: cover(finding.message),
    quote: finding.quote === null ? null : cover(finding.quote),
    suggestions: finding.suggestions.map(cover),
  };
}
