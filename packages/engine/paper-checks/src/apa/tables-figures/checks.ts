import type { Check } from '../../check.ts';
import { floatCallout } from './float-callout.ts';
import { floatLabelAbove } from './float-label-above.ts';
import { floatNumberBold } from './float-number-bold.ts';
import { floatOrder } from './float-order.ts';
import { floatTitleCase } from './float-title-case.ts';
import { floatTitleItalic } from './float-title-italic.ts';
import { floatTitleLine } from './float-title-line.ts';

/** The checks of this folder. */
export const tableAndFigureChecks: readonly Check[] = [
  floatCallout,
  floatLabelAbove,
  floatNumberBold,
  floatOrder,
  floatTitleCase,
  floatTitleItalic,
  floatTitleLine,
];
