import { apaScopeOf, isPersonalWork, type ApaScope, type AssignmentBrief } from '@greenpen/grading';
import type { CheckCatalogue, Finding, Paper } from '@greenpen/paper';
import {
  citationsOf,
  isAnnotatedBibliography,
  looseEntriesOf,
  referenceEntriesOf,
  sectionsOf,
} from '@greenpen/paper-structure';
import { readAsked } from '../content/asked.ts';
import { isCitingAsked } from '../content/sources.ts';
import { count } from '../content/measure.ts';

export type ScopeRequest = {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly brief: AssignmentBrief | null;
};

export type SettledScope = {
  readonly scope: ApaScope;
  /** Whether sources are judged: some are cited or listed, or some had to be. */
  readonly areSourcesJudged: boolean;
  /** Whether the paper has to cite. */
  readonly mustCite: boolean;
  readonly hasTitlePage: boolean;
  /** Why nothing is judged, where that is so, as a sentence. */
  readonly whyNot: string;
};

/** How much of APA style is judged in a paper: what its assignment asks for, or else what the paper itself shows. */
export function settleApaScope(request: ScopeRequest): SettledScope {
  const { paper, brief } = request;
  const hasTitlePage = sectionsOf(paper).some(({ kind }) => kind === 'title-page');
  const citesSources = showsSources(request);
  const asked = brief === null ? 'if-cited' : apaScopeOf(brief);
  const scope = asked === 'if-cited' ? scopeOfPaper(brief, { hasTitlePage, citesSources }) : asked;
  const mustCite = brief !== null && asked !== 'none' && isCitingAsked(brief, readAsked(brief).citing);
  const areSourcesJudged = scope !== 'none' && (citesSources || mustCite);
  const whyNot =
    asked === 'none'
      ? 'APA style was not judged, because this assignment does not ask for it.'
      : 'APA style was not judged, because the paper cites no sources and the assignment asks for none.';
  return { scope, areSourcesJudged, mustCite, hasTitlePage, whyNot };
}

type Shown = { readonly hasTitlePage: boolean; readonly citesSources: boolean };

function scopeOfPaper(brief: AssignmentBrief | null, { hasTitlePage, citesSources }: Shown): ApaScope {
  const isPaper = brief === null || (brief.type === 'assignment' && !isPersonalWork(brief));
  if (isPaper) return citesSources || hasTitlePage ? 'whole' : 'none';
  return citesSources ? 'citations' : 'none';
}

/** Whether a paper names sources in any style: it cites or lists some, or a check marks how it cites. */
function showsSources({ paper, findings, checks }: ScopeRequest): boolean {
  if (citationsOf(paper).length > 0 || referenceEntriesOf(paper).length > 0) return true;
  return findings.some(({ check }) => {
    const group = checks.get(check)?.group;
    return group === 'Citations in the text' || group === 'Reference list';
  });
}

/** What is there to be judged of a paper's sources, and whether its text cites what it lists. */
export function countSources(paper: Paper): {
  readonly found: string;
  readonly gap: 'none' | 'uncited' | null;
} {
  const citations = citationsOf(paper).length;
  const entries = referenceEntriesOf(paper).length + looseEntriesOf(paper).length;
  const listed = count(entries, 'reference entry', 'reference entries');
  if (citations === 0 && entries === 0) return { found: 'no sources', gap: 'none' };
  if (citations === 0 && !isAnnotatedBibliography(paper)) return { found: listed, gap: 'uncited' };
  return { found: `${count(citations, 'citation')} and ${listed}`, gap: null };
}
