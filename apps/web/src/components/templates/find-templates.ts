import type { FeedbackTemplate } from '@greenpen/api-contract';

/** The templates that have every word, those with all of them in the name first. */
export function findTemplates<T extends Pick<FeedbackTemplate, 'name' | 'category' | 'template'>>(
  templates: readonly T[],
  words: string,
): readonly T[] {
  const wanted = words
    .toLocaleLowerCase('en-US')
    .split(/\s+/u)
    .filter((word) => word !== '');
  const has = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLocaleLowerCase('en-US');
    return wanted.every((word) => text.includes(word));
  };
  const found = templates.filter(({ name, category, template }) => has(name, category, template));
  return found.toSorted((a, b) => Number(has(b.name)) - Number(has(a.name)));
}
