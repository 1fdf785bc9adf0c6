import type { Check } from '../../check.ts';
import { referenceAmpersandMissing } from './reference-ampersand-missing.ts';
import { referenceAmpersand } from './reference-ampersand.ts';
import { referenceAuthorCapitals } from './reference-author-capitals.ts';
import { referenceDoiForm } from './reference-doi-form.ts';
import { referenceDoubleSpacing } from './reference-double-spacing.ts';
import { referenceDuplicate } from './reference-duplicate.ts';
import { referenceEtAl } from './reference-et-al.ts';
import { referenceHangingIndent } from './reference-hanging-indent.ts';
import { referenceInitials } from './reference-initials.ts';
import { referenceJournalPagesMark } from './reference-journal-pages-mark.ts';
import { referenceLinkPeriod } from './reference-link-period.ts';
import { referenceLinkScheme } from './reference-link-scheme.ts';
import { referenceListLabelFormat } from './reference-list-label-format.ts';
import { referenceListLabel } from './reference-list-label.ts';
import { referenceListMissing } from './reference-list-missing.ts';
import { referenceListNewPage } from './reference-list-new-page.ts';
import { referenceListNumbering } from './reference-list-numbering.ts';
import { referenceNameOrder } from './reference-name-order.ts';
import { referenceNeverCited } from './reference-never-cited.ts';
import { referenceOrder } from './reference-order.ts';
import { referencePageRange } from './reference-page-range.ts';
import { referencePublisherLocation } from './reference-publisher-location.ts';
import { referenceRetrievedFrom } from './reference-retrieved-from.ts';
import { referenceTitleQuotes } from './reference-title-quotes.ts';
import { referenceVolumeForm } from './reference-volume-form.ts';
import { referenceYearLetters } from './reference-year-letters.ts';
import { referenceYearMissing } from './reference-year-missing.ts';
import { referenceYearOrder } from './reference-year-order.ts';
import { referenceYearParentheses } from './reference-year-parentheses.ts';
import { referenceYearPeriod } from './reference-year-period.ts';

/** The checks of this folder. */
export const referenceListChecks: readonly Check[] = [
  referenceAmpersandMissing,
  referenceAmpersand,
  referenceAuthorCapitals,
  referenceDoiForm,
  referenceDoubleSpacing,
  referenceDuplicate,
  referenceEtAl,
  referenceHangingIndent,
  referenceInitials,
  referenceJournalPagesMark,
  referenceLinkPeriod,
  referenceLinkScheme,
  referenceListLabelFormat,
  referenceListLabel,
  referenceListMissing,
  referenceListNewPage,
  referenceListNumbering,
  referenceNameOrder,
  referenceNeverCited,
  referenceOrder,
  referencePageRange,
  referencePublisherLocation,
  referenceRetrievedFrom,
  referenceTitleQuotes,
  referenceVolumeForm,
  referenceYearLetters,
  referenceYearMissing,
  referenceYearOrder,
  referenceYearParentheses,
  referenceYearPeriod,
];
