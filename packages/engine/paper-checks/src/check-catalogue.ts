import type { Area, Severity } from '@greenpen/paper';
import { headingChecks } from './apa/headings/checks.ts';
import { inTextCitationChecks } from './apa/in-text-citations/checks.ts';
import { pageLayoutChecks } from './apa/page-layout/checks.ts';
import { referenceListChecks } from './apa/reference-list/checks.ts';
import { tableAndFigureChecks } from './apa/tables-figures/checks.ts';
import { titlePageChecks } from './apa/title-page/checks.ts';
import type { Check } from './check.ts';
import type { GrammarCheck } from './grammar/grammar-check.ts';
import { grammarChecks } from './grammar/grammar-checks.ts';
import { harperReports } from './grammar/harper-rules.ts';

/** A check as people read of it. */
export type CatalogueEntry = {
  readonly id: string;
  readonly area: Area;
  /** What it belongs to: "Reference list". */
  readonly group: string;
  readonly severity: Severity;
  /** Where the rule stands: "APA 7, 8.17". */
  readonly source: string;
  /** The rule in one sentence. */
  readonly summary: string;
};

/** What the grammar library finds beyond our own rules, by the check that it is reported as. */
const librarySummaries: Readonly<Record<string, string>> = {
  'grammar-spelling': 'Words are spelled as the dictionary has them; names, terms and quotations are let be.',
  'grammar-punctuation': 'Hyphens and apostrophes stand where they belong.',
  'grammar-style': 'A word that repeats the one beside it can go: "whole entire".',
};

const groups: readonly (readonly [group: string, checks: readonly Check[]])[] = [
  ['Title page', titlePageChecks],
  ['Page layout', pageLayoutChecks],
  ['Headings', headingChecks],
  ['Citations in the text', inTextCitationChecks],
  ['Tables and figures', tableAndFigureChecks],
  ['Reference list', referenceListChecks],
];

/** Every check of the standard and of the language, in the order of a paper; ids may stand twice with two rules. */
export const checkCatalogue: readonly CatalogueEntry[] = [
  ...groups.flatMap(([group, checks]) => checks.map((check) => entryOf(check, check.area, group))),
  ...grammarChecks.map((check) => entryOf(check, 'grammar', 'Grammar and style')),
  ...harperReports.flatMap(({ check, severity, source }) => {
    const summary = librarySummaries[check];
    if (summary === undefined) return [];
    return [{ id: check, area: 'grammar' as const, group: 'Grammar and style', severity, source, summary }];
  }),
];

function entryOf(
  { id, severity, source, summary }: Pick<Check | GrammarCheck, 'id' | 'severity' | 'source' | 'summary'>,
  area: Area,
  group: string,
): CatalogueEntry {
  return { id, area, group, severity, source, summary };
}
