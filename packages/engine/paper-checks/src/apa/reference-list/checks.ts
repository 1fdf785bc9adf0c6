import type { Check } from '../../check.ts';
import { referenceAmpersandMissing } from './reference-ampersand-missing.ts';
import { referenceAmpersand } from './reference-ampersand.ts';
import { referenceAuthorCapitals } from './reference-author-capitals.ts';
import { referenceDateForm } from './reference-date-form.ts';
import { referenceDoiForm } from './reference-doi-form.ts';
import { referenceDoiMissing } from './reference-doi-missing.ts';
import { referenceDoubleSpacing } from './reference-double-spacing.ts';
import { referenceDuplicate } from './reference-duplicate.ts';
import { referenceEditionForm } from './reference-edition-form.ts';
import { referenceEndPeriod } from './reference-end-period.ts';
import { referenceEtAl } from './reference-et-al.ts';
import { referenceHangingIndent } from './reference-hanging-indent.ts';
import { referenceInitials } from './reference-initials.ts';
import { referenceJournalCase } from './reference-journal-case.ts';
import { referenceJournalPagesMark } from './reference-journal-pages-mark.ts';
import { referenceLinkPeriod } from './reference-link-period.ts';
import { referenceLinkScheme } from './reference-link-scheme.ts';
import { referenceListLabelFormat } from './reference-list-label-format.ts';
import { referenceListLabel } from './reference-list-label.ts';
import { referenceListMissing } from './reference-list-missing.ts';
import { referenceListNewPage } from './reference-list-new-page.ts';
import { referenceListNumbering } from './reference-list-numbering.ts';
import { referenceMlaForm } from './reference-mla-form.ts';
import { referenceNameOrder } from './reference-name-order.ts';
import { referenceNeverCited } from './reference-never-cited.ts';
import { referenceNoItalics } from './reference-no-italics.ts';
import { referenceOrder } from './reference-order.ts';
import { referencePageRange } from './reference-page-range.ts';
import { referencePersonalCommunication } from './reference-personal-communication.ts';
import { referencePublisherLocation } from './reference-publisher-location.ts';
import { referenceRetrievedFrom } from './reference-retrieved-from.ts';
import { referenceSourceItalic } from './reference-source-italic.ts';
import { referenceTitleCase } from './reference-title-case.ts';
import { referenceTitleItalic } from './reference-title-italic.ts';
import { referenceTitleQuotes } from './reference-title-quotes.ts';
import { referenceVolumeForm } from './reference-volume-form.ts';
import { referenceVolumeItalic } from './reference-volume-italic.ts';
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
  referenceVolumeForm,
  referenceVolumeItalic,
  referenceYearLetters,
  referenceYearMissing,
  referenceYearOrder,
  referenceYearParentheses,
  referenceYearPeriod,
];
