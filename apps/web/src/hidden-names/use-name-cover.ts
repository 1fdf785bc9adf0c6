import type { Assignment } from '@greenpen/api-contract';
import type { Finding, Page } from '@greenpen/paper';
import { useMemo } from 'react';
import { coverNames, type NameCover } from './cover-names.ts';
import { useNames } from './hidden-names.ts';

const nothingCovered: NameCover = {
  cover: (text) => text,
  veil: (text) => ({ shown: text, restore: (edited) => edited }),
};

export type NamedInPaper = { readonly text: string; readonly names: readonly string[] };

/**
 * Covers the submission's authors while names are hidden. `paper` names further authors once loaded: its names
 * come from namesInPaper, which is not part of the first load.
 */
export function useNameCover(
  { studentName }: Pick<Assignment, 'studentName'>,
  paper: NamedInPaper | undefined,
): NameCover {
  const { isHidden } = useNames();
  return useMemo(
    () => (isHidden ? coverNames([studentName, ...(paper?.names ?? [])], paper?.text) : nothingCovered),
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
