import type { Area } from '@greenpen/paper';
import type { TaggedFinding } from '../paper/marks.ts';

export const findingFilters = ['all', 'grammar', 'apa', 'content', 'advice', 'own'] as const;

export type FindingFilter = (typeof findingFilters)[number];

/** Errors by area, advice and own comments by themselves. */
export function filterFindings(
  findings: readonly TaggedFinding[],
  filter: FindingFilter,
): readonly TaggedFinding[] {
  return filter === 'all' ? findings : findings.filter(({ kind }) => kind === filter);
}

/** The previous or next finding, wrapping around; the first if none is chosen. */
export function neighbourOf<T extends { readonly tag: string }>(
  findings: readonly T[],
  chosen: string | null,
  by: 1 | -1,
): T | undefined {
  const at = findings.findIndex(({ tag }) => tag === chosen);
  if (at === -1) return by === 1 ? findings[0] : findings.at(-1);
  return findings[(at + by + findings.length) % findings.length];
}

export const filterLabels: Record<FindingFilter, string> = {
  all: 'All',
  grammar: 'G',
  apa: 'A',
  content: 'C',
  advice: 'Advice',
  own: 'M',
} satisfies Record<Area | 'all' | 'advice' | 'own', string>;

export const filterNames: Record<FindingFilter, string> = {
  all: 'All findings',
  grammar: 'Grammar',
  apa: 'APA',
  content: 'Content',
  advice: 'Advice, which costs nothing',
  own: 'Your own comments',
};
