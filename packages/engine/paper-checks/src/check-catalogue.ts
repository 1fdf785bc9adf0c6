import type { CheckDescription } from '@greenpen/paper';
import { allChecks } from './all-checks.ts';
import type { Check } from './check.ts';
import type { GrammarCheck } from './grammar/grammar-check.ts';
import { grammarChecks } from './grammar/grammar-checks.ts';
import { linterReports } from './grammar/linter/linter-rules.ts';

/**
 * Every check of the standard and of the language, in the order of a paper. A grammar check is listed once for each
 * of its rules.
 */
export function listChecks(checks: readonly Check[] = allChecks): readonly CheckDescription[] {
  return [
    ...checks,
    ...grammarChecks.map(describeGrammar),
    // Where the library and a rule of ours report the same check, our rule describes it.
    ...linterReports.filter(({ id }) => !grammarChecks.some((own) => own.id === id)).map(describeGrammar),
  ];
}

function describeGrammar(check: Omit<GrammarCheck, 'find' | 'oncePerPaper'>): CheckDescription {
  const { id, severity, cost, register, recall, title, source, summary, advice } = check;
  const kind = { area: 'grammar', group: 'Grammar and style' } as const;
  const described = { id, ...kind, severity, cost, title, source, summary, advice };
  return {
    ...described,
    ...(recall === undefined ? {} : { recall }),
    ...(register === undefined ? {} : { register }),
  };
}

export const checkCatalogue: readonly CheckDescription[] = listChecks();
