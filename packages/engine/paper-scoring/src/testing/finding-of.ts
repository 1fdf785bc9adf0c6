import type { Finding } from '@greenpen/paper';

/** A finding as a test needs it; only what is given matters. */
export function findingOf(given: Pick<Finding, 'id' | 'area' | 'check'> & Partial<Finding>): Finding {
  return {
    severity: 'error',
    message: 'Something is wrong.',
    span: null,
    quote: null,
    page: null,
    suggestions: [],
    source: 'APA 7, chapter 4',
    ...given,
  };
}

/** `amount` grammar errors spread over the given checks in turn. */
export function grammarErrors(amount: number, checks: readonly string[]): readonly Finding[] {
  return Array.from({ length: amount }, (_, index) => {
    const check = checks[index % checks.length] ?? 'grammar-spelling';
    return findingOf({ id: `${check}:${index}`, area: 'grammar', check });
  });
}
