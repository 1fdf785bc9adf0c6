import type { ScoreBasis } from '@greenpen/grading';
import type { Citation, Paper, ReferenceEntry } from '@greenpen/paper';
import { citationsOf, isAnnotatedBibliography, referenceEntriesOf } from '@greenpen/paper-structure';
import { isInOtherStyle } from './other-style.ts';

/** What a paper cites and lists. */
export type SourceFacts = {
  readonly citations: number;
  readonly sources: number;
  /** The works that the text cites, as it names them: "Dobbie et al. (2018)". */
  readonly cited: readonly string[];
  readonly entries: number;
  /** Whether each work of the list is followed by a paragraph on it, and need not be cited elsewhere. */
  readonly isAnnotated: boolean;
  /** Whether sources are named in notes, or as lawyers name them, and not by author and year. */
  readonly isInOtherStyle: boolean;
  /** Whether nothing is cited and nothing had to be. */
  readonly needsNoSources: boolean;
};

export function collectSources(paper: Paper, basis: ScoreBasis): SourceFacts {
  const citations = citationsOf(paper);
  const listed = referenceEntriesOf(paper);
  const entries = listed.length;
  const isAnnotated = isAnnotatedBibliography(paper);
  const hasNone = citations.length === 0 && entries === 0;
  return {
    citations: citations.length,
    sources: isAnnotated ? entries : countCited(citations, listed),
    cited: namesOfCited(citations),
    entries,
    isAnnotated,
    isInOtherStyle: hasNone && isInOtherStyle(paper),
    needsNoSources: hasNone && hasAllSourcePoints(basis),
  };
}

/** The score takes no points for a lack of sources where none had to be cited. */
function hasAllSourcePoints({ areas: { apa } }: ScoreBasis): boolean {
  const part = apa.parts.find(({ id }) => id === 'citations-and-references');
  return part === undefined || part.points === part.maxPoints;
}

/** Different works that the text cites: a citation with an entry counts as that entry, however it names the authors. */
function countCited(citations: readonly Citation[], entries: readonly ReferenceEntry[]): number {
  const works = citations.map(({ names, year }) => {
    const [first = ''] = names;
    const entry = entries.findIndex(
      (listed) =>
        first !== '' && listed.year === year && listed.authors.some(({ family }) => family === first),
    );
    return entry === -1 ? `${first.toLowerCase()}|${year ?? ''}` : `entry ${entry}`;
  });
  return new Set(works).size;
}

/** "Grant (2019)", "Moss and Tate (2020)", "Dobbie et al. (2018)"; `null` where author or year is unknown. */
export function nameOfWork({ authors, year }: Pick<ReferenceEntry, 'authors' | 'year'>): string | null {
  return sayWork(
    authors.map(({ family }) => family),
    year,
  );
}

function namesOfCited(citations: readonly Citation[]): readonly string[] {
  const named = citations
    .filter(({ isClear, role }) => isClear && role === 'work')
    .flatMap(
      ({ names, year, hasEtAl }) => sayWork(hasEtAl ? [...names.slice(0, 1), '', ''] : names, year) ?? [],
    );
  return [...new Set(named)];
}

const MOST_NAME_CHARACTERS = 40;

/** "Grant (2019)" of family names in order and a year; `null` where either is unknown. */
export function sayWork(names: readonly string[], year: string | null): string | null {
  const [first = '', second = ''] = names;
  if (first === '' || year === null || first.length > MOST_NAME_CHARACTERS || /["“”\n]/u.test(first))
    return null;
  const authors = names.length > 2 ? `${first} et al.` : second === '' ? first : `${first} and ${second}`;
  return `${authors} (${year})`;
}
