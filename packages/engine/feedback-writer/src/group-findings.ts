import { costsByCheck, type ScoreBasis } from '@greenpen/grading';
import {
  type Advice,
  type Area,
  type CheckCatalogue,
  type Finding,
  type Paper,
  type SectionKind,
  spansOverlap,
  spanText,
} from '@greenpen/paper';
import { referenceEntriesOf, sectionsOf } from '@greenpen/paper-structure';
import type { Places } from './paper/places.ts';
import { quoteFinding, type Quote } from './paper/quote.ts';
import { nameOfWork } from './paper/source-facts.ts';

/** The findings of one check, as one thing to say. */
export type Group = {
  readonly check: string;
  /** The section of the catalogue that the check is in: "Reference list"; `null` for an unknown check. */
  readonly section: string | null;
  /** Ids of its findings. */
  readonly ids: readonly string[];
  /** What to say about it; `null` where its message has to speak for itself. */
  readonly topic: Advice | null;
  readonly count: number;
  readonly isError: boolean;
  readonly message: string;
  readonly source: string;
  readonly quote: Quote | null;
  /** "paragraph 4 (New Jersey)", "the entry for Grant (2019)"; `null` where no name is known. */
  readonly place: string | null;
  /** Places of its other findings, each once; only of those with a correction, where one is shown. */
  readonly otherPlaces: readonly string[];
};

/** Parts of the assignment that were looked for and not found. */
export const isSought = ({ check }: Pick<Group, 'check'>) => check === 'content-question-not-taken-up';

/** What an area has to say, the most costly first; advice comes after every error. */
export function groupFindings(
  paper: Paper,
  findings: readonly Finding[],
  {
    checks,
    basis,
    area,
    places,
  }: {
    readonly checks: CheckCatalogue;
    readonly basis: ScoreBasis;
    readonly area: Area;
    readonly places: Places;
  },
): readonly Group[] {
  const ofArea = findings.filter(
    ({ area: found, severity, check }) => found === area && !(severity === 'advice' && isLast(checks, check)),
  );
  const costs = costsByCheck(basis.areas[area], ofArea);
  const lastOf = (group: readonly Finding[]) => Number(group.every(({ check }) => isLast(checks, check)));
  // Checks that read as the same thing are said together.
  const byCheck = Map.groupBy(ofArea, ({ check }) => checks.get(check)?.advice.noun ?? check);
  return [...byCheck.values()]
    .map((group) => ({ group, cost: costOf(group, costs) }))
    .toSorted(
      (a, b) =>
        lastOf(a.group) - lastOf(b.group) ||
        b.cost - a.cost ||
        rank(b.group) - rank(a.group) ||
        b.group.length - a.group.length,
    )
    .map(({ group }) => describeGroup(paper, group, { findings, checks, places }));
}

const isLast = (checks: CheckCatalogue, check: string) => checks.get(check)?.advice.isLast === true;

function costOf(group: readonly Finding[], costs: ReadonlyMap<string, number>): number {
  const checks = new Set(group.map(({ check }) => check));
  return [...checks].reduce((sum, check) => sum + (costs.get(check) ?? 0), 0);
}

function rank(group: readonly Finding[]): number {
  return group.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** How many places of a group are tried for one that can be shown by itself. */
const MOST_TRIED = 20;

type Known = {
  readonly findings: readonly Finding[];
  readonly checks: CheckCatalogue;
  readonly places: Places;
};

function describeGroup(paper: Paper, group: readonly Finding[], { findings, checks, places }: Known): Group {
  const quoted = group.map((finding) => ({ finding, quote: quoteOf(paper, finding, checks) }));
  const tried = quoted.slice(0, MOST_TRIED).map(({ finding, quote }) => {
    const isRight = quote === null || isOnlySlipIn(paper, quote, { finding, findings });
    return { finding, quote: isRight ? quote : { ...quote, corrected: null } };
  });
  const shown = [...tried, ...quoted.slice(MOST_TRIED)];
  const best =
    shown.find(({ quote }) => quote !== null && quote.corrected !== null) ??
    shown.find(({ quote }) => quote !== null) ??
    shown[0];
  const finding = best?.finding ?? group[0];
  return {
    check: finding?.check ?? '',
    section: checks.get(finding?.check ?? '')?.group ?? null,
    ids: group.map(({ id }) => id),
    topic: checks.get(finding?.check ?? '')?.advice ?? null,
    count: group.length,
    isError: rank(group) === 1,
    message: finding?.message ?? '',
    source: finding?.source ?? '',
    quote: best?.quote ?? null,
    ...placesOfGroup(paper, group, { finding, places }),
  };
}

/** Whether the words as corrected are right: a quotation that holds a second slip would be offered with it. */
function isOnlySlipIn(
  paper: Paper,
  { words }: Quote,
  { finding, findings }: { readonly finding: Finding; readonly findings: readonly Finding[] },
): boolean {
  if (finding.span === null) return true;
  const start = paper.text.lastIndexOf(words, finding.span.start);
  const quoted = { start, end: start + words.length };
  return !findings.some(
    (other) =>
      other.severity === 'error' &&
      other.area === 'grammar' &&
      other.span !== null &&
      other.id !== finding.id &&
      spansOverlap(other.span, quoted),
  );
}

/** Quotes only words of the finding itself, not those beside something missing. */
function quoteOf(
  paper: Paper,
  { check, span, quote, suggestions }: Finding,
  checks: CheckCatalogue,
): Quote | null {
  if (
    span === null ||
    quote === null ||
    checks.get(check)?.marksGap === true ||
    spanText(paper.text, span) !== quote
  )
    return null;
  return quoteFinding(paper, span, suggestions[0] ?? null);
}

function placesOfGroup(
  paper: Paper,
  group: readonly Finding[],
  { finding, places }: { readonly finding: Finding | undefined; readonly places: Places },
): Pick<Group, 'place' | 'otherPlaces'> {
  const place = finding === undefined ? null : placeOf(paper, finding, places);
  const isMended = finding !== undefined && finding.suggestions.length > 0;
  const others = group
    .filter((other) => other !== finding && (!isMended || other.suggestions.length > 0))
    .slice(0, MOST_TRIED)
    .flatMap((other) => placeOf(paper, other, places) ?? []);
  return {
    place,
    otherPlaces: [...new Set(others)].filter((other) => other !== place),
  };
}

const sectionPlaces: Readonly<Partial<Record<SectionKind, string>>> = {
  abstract: 'the abstract',
  references: 'the reference list',
  'title-page': 'the title page',
};

function placeOf(paper: Paper, { span, page }: Finding, places: Places): string | null {
  if (span === null) return null;
  const section = sectionsOf(paper).find(({ blocks }) =>
    blocks.some((block) => spansOverlap(block.span, span)),
  );
  if (section?.kind === 'references') {
    const entry = referenceEntriesOf(paper).find((listed) => spansOverlap(listed.span, span));
    const work = entry === undefined ? null : nameOfWork(entry);
    if (work !== null) return `the entry for ${work}`;
  }
  const known = section === undefined ? undefined : sectionPlaces[section.kind];
  if (known !== undefined) return known;
  const name = places.nameAt(span.start);
  if (name !== null) return name;
  return page !== null && paper.pagination === 'measured' ? `page ${page}` : null;
}
