import { describe, expect, it } from 'vitest';
import { groupByCategory } from './templates-page.tsx';

describe('groupByCategory', () => {
  it('keeps the order of the categories and of the templates in each', () => {
    const templates = [
      { id: 1, category: 'general' as const },
      { id: 2, category: 'apa' as const },
      { id: 3, category: 'general' as const },
    ];
    expect(
      groupByCategory(templates).map(({ category, templates: of }) => [category, of.map(({ id }) => id)]),
    ).toEqual([
      ['apa', [2]],
      ['general', [1, 3]],
    ]);
  });

  it('has no group without templates', () => {
    expect(groupByCategory([])).toEqual([]);
  });
});
