import type { Check } from '../../check.ts';
import { citationAmpersand } from './citation-ampersand.ts';
import { citationEtAlComma } from './citation-et-al-comma.ts';
import { citationEtAlForThree } from './citation-et-al-for-three.ts';
import { citationEtAlForTwo } from './citation-et-al-for-two.ts';
import { citationEtAlForm } from './citation-et-al-form.ts';
import { citationIbid } from './citation-ibid.ts';
import { citationLocatorForm } from './citation-locator-form.ts';
import { citationNarrativeAnd } from './citation-narrative-and.ts';
import { citationNoDateForm } from './citation-no-date-form.ts';
import { citationOrder } from './citation-order.ts';
import { citationPageMark } from './citation-page-mark.ts';
import { citationSemicolon } from './citation-semicolon.ts';
import { citationWithoutEntry } from './citation-without-entry.ts';
import { citationYearComma } from './citation-year-comma.ts';
import { citationYearMissing } from './citation-year-missing.ts';
import { citationYearsOrder } from './citation-years-order.ts';

/** The checks of this folder. */
export const inTextCitationChecks: readonly Check[] = [
  citationAmpersand,
  citationEtAlComma,
  citationEtAlForThree,
  citationEtAlForTwo,
  citationEtAlForm,
  citationIbid,
  citationLocatorForm,
  citationNarrativeAnd,
  citationNoDateForm,
  citationOrder,
  citationPageMark,
  citationSemicolon,
  citationWithoutEntry,
  citationYearComma,
  citationYearMissing,
  citationYearsOrder,
];
