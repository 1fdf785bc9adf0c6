import { templateCategories } from '@greenpen/grading';

export type TemplateGroup<T> = { readonly category: string; readonly templates: readonly T[] };

/** The categories that have templates, in the order of the categories; those that only a newer server knows come last. */
export function groupByCategory<T extends { readonly category: string }>(
  templates: readonly T[],
): readonly TemplateGroup<T>[] {
  const categories = new Set<string>([...templateCategories, ...templates.map(({ category }) => category)]);
  return [...categories]
    .map((category) => ({ category, templates: templates.filter((one) => one.category === category) }))
    .filter((group) => group.templates.length > 0);
}
