import type { Check } from '../../check.ts';
import { abstractIndent } from './abstract-indent.ts';
import { abstractLength } from './abstract-length.ts';
import { abstractOwnPage } from './abstract-own-page.ts';
import { firstLineIndent } from './first-line-indent.ts';
import { fontConsistency } from './font-consistency.ts';
import { fontFamily } from './font-family.ts';
import { fontSize } from './font-size.ts';
import { lineSpacing } from './line-spacing.ts';
import { margins } from './margins.ts';
import { pageNumber } from './page-number.ts';
import { paperSize } from './paper-size.ts';
import { paragraphSpacing } from './paragraph-spacing.ts';
import { textAlignment } from './text-alignment.ts';
import { titleRepeated } from './title-repeated.ts';

/** The checks of this folder. */
export const pageLayoutChecks: readonly Check[] = [
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
];
