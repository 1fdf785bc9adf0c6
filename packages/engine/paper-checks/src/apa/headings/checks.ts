import type { Check } from '../../check.ts';
import { headingFormat } from './heading-format.ts';
import { headingLevels } from './heading-levels.ts';
import { headingLone } from './heading-lone.ts';
import { headingNumbered } from './heading-numbered.ts';
import { headingPeriod } from './heading-period.ts';
import { headingTitleCase } from './heading-title-case.ts';
import { introductionHeading } from './introduction-heading.ts';

/** The checks of this folder. */
export const headingChecks: readonly Check[] = [
  headingFormat,
  headingLevels,
  headingLone,
  headingNumbered,
  headingPeriod,
  headingTitleCase,
  introductionHeading,
];
