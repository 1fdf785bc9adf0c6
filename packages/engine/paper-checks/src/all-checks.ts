/** Generated from the folders by `npm run checks`. */
import { titleBold } from './apa/title-page/title-bold.ts';
import { titleCentered } from './apa/title-page/title-centered.ts';
import { titlePageAffiliation } from './apa/title-page/title-page-affiliation.ts';
import { titlePageAuthor } from './apa/title-page/title-page-author.ts';
import { titlePageCourse } from './apa/title-page/title-page-course.ts';
import { titlePageDate } from './apa/title-page/title-page-date.ts';
import { titlePageInstructor } from './apa/title-page/title-page-instructor.ts';
import { titlePageOwnPage } from './apa/title-page/title-page-own-page.ts';
import { titlePagePresent } from './apa/title-page/title-page-present.ts';
import { titlePageRunningHead } from './apa/title-page/title-page-running-head.ts';
import { titleTitleCase } from './apa/title-page/title-title-case.ts';
import { abstractIndent } from './apa/page-layout/abstract-indent.ts';
import { abstractLength } from './apa/page-layout/abstract-length.ts';
import { abstractOwnPage } from './apa/page-layout/abstract-own-page.ts';
import { firstLineIndent } from './apa/page-layout/first-line-indent.ts';
import { fontConsistency } from './apa/page-layout/font-consistency.ts';
import { fontFamily } from './apa/page-layout/font-family.ts';
import { fontSize } from './apa/page-layout/font-size.ts';
import { lineSpacing } from './apa/page-layout/line-spacing.ts';
import { margins } from './apa/page-layout/margins.ts';
import { pageNumber } from './apa/page-layout/page-number.ts';
import { paperSize } from './apa/page-layout/paper-size.ts';
import { paragraphSpacing } from './apa/page-layout/paragraph-spacing.ts';
import { textAlignment } from './apa/page-layout/text-alignment.ts';
import { titleRepeated } from './apa/page-layout/title-repeated.ts';
import { headingFormat } from './apa/headings/heading-format.ts';
import { headingLevels } from './apa/headings/heading-levels.ts';
import { headingLone } from './apa/headings/heading-lone.ts';
import { headingNumbered } from './apa/headings/heading-numbered.ts';
import { headingPeriod } from './apa/headings/heading-period.ts';
import { headingTitleCase } from './apa/headings/heading-title-case.ts';
import { introductionHeading } from './apa/headings/introduction-heading.ts';
import { blockQuotation } from './apa/in-text-citations/block-quotation.ts';
import { citationAbbreviation } from './apa/in-text-citations/citation-abbreviation.ts';
import { citationAdjacentParentheses } from './apa/in-text-citations/citation-adjacent-parentheses.ts';
import { citationAllCapitals } from './apa/in-text-citations/citation-all-capitals.ts';
import { citationAmpersand } from './apa/in-text-citations/citation-ampersand.ts';
import { citationAsSubject } from './apa/in-text-citations/citation-as-subject.ts';
import { citationAuthorRepeated } from './apa/in-text-citations/citation-author-repeated.ts';
import { citationBareAddress } from './apa/in-text-citations/citation-bare-address.ts';
import { citationDoubleParentheses } from './apa/in-text-citations/citation-double-parentheses.ts';
import { citationEtAlComma } from './apa/in-text-citations/citation-et-al-comma.ts';
import { citationEtAlForThree } from './apa/in-text-citations/citation-et-al-for-three.ts';
import { citationEtAlForTwo } from './apa/in-text-citations/citation-et-al-for-two.ts';
import { citationEtAlForm } from './apa/in-text-citations/citation-et-al-form.ts';
import { citationFullDate } from './apa/in-text-citations/citation-full-date.ts';
import { citationIbid } from './apa/in-text-citations/citation-ibid.ts';
import { citationInitials } from './apa/in-text-citations/citation-initials.ts';
import { citationLatexCommand } from './apa/in-text-citations/citation-latex-command.ts';
import { citationLocatorForm } from './apa/in-text-citations/citation-locator-form.ts';
import { citationMlaForm } from './apa/in-text-citations/citation-mla-form.ts';
import { citationNarrativeAnd } from './apa/in-text-citations/citation-narrative-and.ts';
import { citationNoDateForm } from './apa/in-text-citations/citation-no-date-form.ts';
import { citationOrder } from './apa/in-text-citations/citation-order.ts';
import { citationOtherStyle } from './apa/in-text-citations/citation-other-style.ts';
import { citationPageMark } from './apa/in-text-citations/citation-page-mark.ts';
import { citationPersonalCommunication } from './apa/in-text-citations/citation-personal-communication.ts';
import { citationPunctuation } from './apa/in-text-citations/citation-punctuation.ts';
import { citationQuotationLocator } from './apa/in-text-citations/citation-quotation-locator.ts';
import { citationSecondary } from './apa/in-text-citations/citation-secondary.ts';
import { citationSemicolon } from './apa/in-text-citations/citation-semicolon.ts';
import { citationSuffix } from './apa/in-text-citations/citation-suffix.ts';
import { citationWithoutEntry } from './apa/in-text-citations/citation-without-entry.ts';
import { citationYearComma } from './apa/in-text-citations/citation-year-comma.ts';
import { citationYearLetter } from './apa/in-text-citations/citation-year-letter.ts';
import { citationYearMissing } from './apa/in-text-citations/citation-year-missing.ts';
import { citationYearsOrder } from './apa/in-text-citations/citation-years-order.ts';
import { abbreviationEarly } from './apa/writing-style/abbreviation-early.ts';
import { abbreviationUnused } from './apa/writing-style/abbreviation-unused.ts';
import { biasedWording } from './apa/writing-style/biased-wording.ts';
import { clichedOpening } from './apa/writing-style/cliched-opening.ts';
import { latinAbbreviation } from './apa/writing-style/latin-abbreviation.ts';
import { numberBelowTen } from './apa/writing-style/number-below-ten.ts';
import { numberFromTen } from './apa/writing-style/number-from-ten.ts';
import { overclaiming } from './apa/writing-style/overclaiming.ts';
import { percentSign } from './apa/writing-style/percent-sign.ts';
import { statisticItalic } from './apa/writing-style/statistic-italic.ts';
import { statisticLeadingZero } from './apa/writing-style/statistic-leading-zero.ts';
import { statisticSpaces } from './apa/writing-style/statistic-spaces.ts';
import { floatCallout } from './apa/tables-figures/float-callout.ts';
import { floatLabelAbove } from './apa/tables-figures/float-label-above.ts';
import { floatNumberBold } from './apa/tables-figures/float-number-bold.ts';
import { floatOrder } from './apa/tables-figures/float-order.ts';
import { floatTitleCase } from './apa/tables-figures/float-title-case.ts';
import { floatTitleItalic } from './apa/tables-figures/float-title-italic.ts';
import { floatTitleLine } from './apa/tables-figures/float-title-line.ts';
import { referenceAmpersandMissing } from './apa/reference-list/reference-ampersand-missing.ts';
import { referenceAmpersand } from './apa/reference-list/reference-ampersand.ts';
import { referenceAuthorCapitals } from './apa/reference-list/reference-author-capitals.ts';
import { referenceDateForm } from './apa/reference-list/reference-date-form.ts';
import { referenceDoiForm } from './apa/reference-list/reference-doi-form.ts';
import { referenceDoiMissing } from './apa/reference-list/reference-doi-missing.ts';
import { referenceDoubleSpacing } from './apa/reference-list/reference-double-spacing.ts';
import { referenceDuplicate } from './apa/reference-list/reference-duplicate.ts';
import { referenceEditionForm } from './apa/reference-list/reference-edition-form.ts';
import { referenceEndPeriod } from './apa/reference-list/reference-end-period.ts';
import { referenceEtAl } from './apa/reference-list/reference-et-al.ts';
import { referenceHangingIndent } from './apa/reference-list/reference-hanging-indent.ts';
import { referenceInitials } from './apa/reference-list/reference-initials.ts';
import { referenceIssueMissing } from './apa/reference-list/reference-issue-missing.ts';
import { referenceJournalCase } from './apa/reference-list/reference-journal-case.ts';
import { referenceJournalPagesMark } from './apa/reference-list/reference-journal-pages-mark.ts';
import { referenceLinkPeriod } from './apa/reference-list/reference-link-period.ts';
import { referenceLinkScheme } from './apa/reference-list/reference-link-scheme.ts';
import { referenceListLabelFormat } from './apa/reference-list/reference-list-label-format.ts';
import { referenceListLabel } from './apa/reference-list/reference-list-label.ts';
import { referenceListMissing } from './apa/reference-list/reference-list-missing.ts';
import { referenceListNewPage } from './apa/reference-list/reference-list-new-page.ts';
import { referenceListNumbering } from './apa/reference-list/reference-list-numbering.ts';
import { referenceMlaForm } from './apa/reference-list/reference-mla-form.ts';
import { referenceNameOrder } from './apa/reference-list/reference-name-order.ts';
import { referenceNeverCited } from './apa/reference-list/reference-never-cited.ts';
import { referenceNoItalics } from './apa/reference-list/reference-no-italics.ts';
import { referenceOrder } from './apa/reference-list/reference-order.ts';
import { referencePageRange } from './apa/reference-list/reference-page-range.ts';
import { referencePersonalCommunication } from './apa/reference-list/reference-personal-communication.ts';
import { referencePublisherLocation } from './apa/reference-list/reference-publisher-location.ts';
import { referenceRetrievedFrom } from './apa/reference-list/reference-retrieved-from.ts';
import { referenceSourceItalic } from './apa/reference-list/reference-source-italic.ts';
import { referenceTitleCase } from './apa/reference-list/reference-title-case.ts';
import { referenceTitleItalic } from './apa/reference-list/reference-title-italic.ts';
import { referenceTitleQuotes } from './apa/reference-list/reference-title-quotes.ts';
import { referenceUrlMissing } from './apa/reference-list/reference-url-missing.ts';
import { referenceVolumeForm } from './apa/reference-list/reference-volume-form.ts';
import { referenceVolumeItalic } from './apa/reference-list/reference-volume-italic.ts';
import { referenceYearLetters } from './apa/reference-list/reference-year-letters.ts';
import { referenceYearMissing } from './apa/reference-list/reference-year-missing.ts';
import { referenceYearOrder } from './apa/reference-list/reference-year-order.ts';
import { referenceYearParentheses } from './apa/reference-list/reference-year-parentheses.ts';
import { referenceYearPeriod } from './apa/reference-list/reference-year-period.ts';
import type { Check } from './check.ts';

/** Every check of the standard, in the order of a paper. */
export const allChecks: readonly Check[] = [
  titleBold,
  titleCentered,
  titlePageAffiliation,
  titlePageAuthor,
  titlePageCourse,
  titlePageDate,
  titlePageInstructor,
  titlePageOwnPage,
  titlePagePresent,
  titlePageRunningHead,
  titleTitleCase,
  abstractIndent,
  abstractLength,
  abstractOwnPage,
  firstLineIndent,
  fontConsistency,
  fontFamily,
  fontSize,
  lineSpacing,
  margins,
  pageNumber,
  paperSize,
  paragraphSpacing,
  textAlignment,
  titleRepeated,
  headingFormat,
  headingLevels,
  headingLone,
  headingNumbered,
  headingPeriod,
  headingTitleCase,
  introductionHeading,
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
  abbreviationEarly,
  abbreviationUnused,
  biasedWording,
  clichedOpening,
  latinAbbreviation,
  numberBelowTen,
  numberFromTen,
  overclaiming,
  percentSign,
  statisticItalic,
  statisticLeadingZero,
  statisticSpaces,
  floatCallout,
  floatLabelAbove,
  floatNumberBold,
  floatOrder,
  floatTitleCase,
  floatTitleItalic,
  floatTitleLine,
  referenceAmpersandMissing,
  referenceAmpersand,
  referenceAuthorCapitals,
  referenceDateForm,
  referenceDoiForm,
  referenceDoiMissing,
  referenceDoubleSpacing,
  referenceDuplicate,
  referenceEditionForm,
  referenceEndPeriod,
  referenceEtAl,
  referenceHangingIndent,
  referenceInitials,
  referenceIssueMissing,
  referenceJournalCase,
  referenceJournalPagesMark,
  referenceLinkPeriod,
  referenceLinkScheme,
  referenceListLabelFormat,
  referenceListLabel,
  referenceListMissing,
  referenceListNewPage,
  referenceListNumbering,
  referenceMlaForm,
  referenceNameOrder,
  referenceNeverCited,
  referenceNoItalics,
  referenceOrder,
  referencePageRange,
  referencePersonalCommunication,
  referencePublisherLocation,
  referenceRetrievedFrom,
  referenceSourceItalic,
  referenceTitleCase,
  referenceTitleItalic,
  referenceTitleQuotes,
  referenceUrlMissing,
  referenceVolumeForm,
  referenceVolumeItalic,
  referenceYearLetters,
  referenceYearMissing,
  referenceYearOrder,
  referenceYearParentheses,
  referenceYearPeriod,
];
