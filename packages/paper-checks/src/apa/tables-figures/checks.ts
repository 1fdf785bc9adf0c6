import type { Check } from '../../check.ts';

/** The checks of this folder. */
export const tableAndFigureChecks: readonly Check[] = [];
