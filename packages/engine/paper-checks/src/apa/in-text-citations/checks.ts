import type { Check } from '../../check.ts';
import { blockQuotation } from './block-quotation.ts';
import { citationAbbreviation } from './citation-abbreviation.ts';
import { citationAdjacentParentheses } from './citation-adjacent-parentheses.ts';
import { citationAllCapitals } from './citation-all-capitals.ts';
import { citationAmpersand } from './citation-ampersand.ts';
import { citationAsSubject } from './citation-as-subject.ts';
import { citationAuthorRepeated } from './citation-author-repeated.ts';
import { citationBareAddress } from './citation-bare-address.ts';
import { citationDoubleParentheses } from './citation-double-parentheses.ts';
import { citationEtAlComma } from './citation-et-al-comma.ts';
import { citationEtAlForThree } from './citation-et-al-for-three.ts';
import { citationEtAlForTwo } from './citation-et-al-for-two.ts';
import { citationEtAlForm } from './citation-et-al-form.ts';
import { citationFullDate } from './citation-full-date.ts';
import { citationIbid } from './citation-ibid.ts';
import { citationInitials } from './citation-initials.ts';
import { citationLatexCommand } from './citation-latex-command.ts';
import { citationLocatorForm } from './citation-locator-form.ts';
import { citationMlaForm } from './citation-mla-form.ts';
import { citationNarrativeAnd } from './citation-narrative-and.ts';
import { citationNoDateForm } from './citation-no-date-form.ts';
import { citationOrder } from './citation-order.ts';
import { citationOtherStyle } from './citation-other-style.ts';
import { citationPageMark } from './citation-page-mark.ts';
import { citationPersonalCommunication } from './citation-personal-communication.ts';
import { citationPunctuation } from './citation-punctuation.ts';
import { citationQuotationLocator } from './citation-quotation-locator.ts';
import { citationSecondary } from './citation-secondary.ts';
import { citationSemicolon } from './citation-semicolon.ts';
import { citationSuffix } from './citation-suffix.ts';
import { citationWithoutEntry } from './citation-without-entry.ts';
import { citationYearComma } from './citation-year-comma.ts';
import { citationYearLetter } from './citation-year-letter.ts';
import { citationYearMissing } from './citation-year-missing.ts';
import { citationYearsOrder } from './citation-years-order.ts';

/** The checks of this folder. */
export const inTextCitationChecks: readonly Check[] = [
  blockQuotation,
  citationAbbreviation,
  citationAdjacentParentheses,
  citationAllCapitals,
  citationAmpersand,
  citationAsSubject,
  citationAuthorRepeated,
  citationBareAddress,
  citationDoubleParentheses,
  citationEtAlComma,
  citationEtAlForThree,
  citationEtAlForTwo,
  citationEtAlForm,
  citationFullDate,
  citationIbid,
  citationInitials,
  citationLatexCommand,
  citationLocatorForm,
  citationMlaForm,
  citationNarrativeAnd,
  citationNoDateForm,
  citationOrder,
  citationOtherStyle,
  citationPageMark,
  citationPersonalCommunication,
  citationPunctuation,
  citationQuotationLocator,
  citationSecondary,
  citationSemicolon,
  citationSuffix,
  citationWithoutEntry,
  citationYearComma,
  citationYearLetter,
  citationYearMissing,
  citationYearsOrder,
];
