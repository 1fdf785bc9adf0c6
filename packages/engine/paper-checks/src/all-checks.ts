import { headingChecks } from './apa/headings/checks.ts';
import { inTextCitationChecks } from './apa/in-text-citations/checks.ts';
import { pageLayoutChecks } from './apa/page-layout/checks.ts';
import { referenceListChecks } from './apa/reference-list/checks.ts';
import { tableAndFigureChecks } from './apa/tables-figures/checks.ts';
import { titlePageChecks } from './apa/title-page/checks.ts';
import type { Check } from './check.ts';

/** Every check of the standard, in the order of a paper. Each folder lists its own; a test compares with the files. */
export const allChecks: readonly Check[] = [
  ...titlePageChecks,
  ...pageLayoutChecks,
  ...headingChecks,
  ...inTextCitationChecks,
  ...tableAndFigureChecks,
  ...referenceListChecks,
];
