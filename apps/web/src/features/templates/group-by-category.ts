import { templateCategories, type TemplateCategory } from '@greenpen/grading';

export type TemplateGroup<T> = { readonly category: TemplateCategory; readonly templates: readonly T[] };

/** The categories that have templates, in the order of the categories. */
export function groupByCategory<T extends { readonly category: TemplateCategory }>(
  templates: readonly T[],
): readonly TemplateGroup<T>[] {
  return templateCategories
    .map((category) => ({ category, templates: templates.filter((one) => one.category === category) }))
    .filter((group) => group.templates.length > 0);
}
