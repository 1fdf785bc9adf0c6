import type { Check } from '../../check.ts';
import { referenceDoubleSpacing } from './reference-double-spacing.ts';
import { referenceHangingIndent } from './reference-hanging-indent.ts';
import { referenceListLabelFormat } from './reference-list-label-format.ts';
import { referenceListLabel } from './reference-list-label.ts';
import { referenceListMissing } from './reference-list-missing.ts';
import { referenceListNewPage } from './reference-list-new-page.ts';
import { referenceListNumbering } from './reference-list-numbering.ts';
import { referenceNeverCited } from './reference-never-cited.ts';
import { referenceOrder } from './reference-order.ts';
import { referenceYearMissing } from './reference-year-missing.ts';
import { referenceYearOrder } from './reference-year-order.ts';
import { referenceYearParentheses } from './reference-year-parentheses.ts';
import { referenceYearPeriod } from './reference-year-period.ts';

/** The checks of this folder. */
export const referenceListChecks: readonly Check[] = [
  referenceDoubleSpacing,
  referenceHangingIndent,
  referenceListLabelFormat,
  referenceListLabel,
  referenceListMissing,
  referenceListNewPage,
  referenceListNumbering,
  referenceNeverCited,
  referenceOrder,
  referenceYearMissing,
  referenceYearOrder,
  referenceYearParentheses,
  referenceYearPeriod,
];
