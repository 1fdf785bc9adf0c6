import { requirementId, type Requirement, type RequirementKind } from '@greenpen/grading';

export const kindLabels: Readonly<Record<RequirementKind, string>> = {
  part: 'Part or question',
  section: 'Section',
  length: 'Length',
  sources: 'Sources',
  visual: 'Figure or table',
  person: 'Person',
  format: 'Format',
};

/** The most that a course assignment can have. */
export const mostRequirements = 60;

/** The list with one more at its end, under an id that no other has. */
export function addRequirement(
  list: readonly Requirement[],
  { text, kind }: Pick<Requirement, 'text' | 'kind'>,
): readonly Requirement[] {
  const ids = new Set(list.map(({ id }) => id));
  const first = requirementId({ text, kind });
  let id = first;
  for (let number = 2; ids.has(id); number += 1) id = `${first}-${number}`;
  return [...list, { id, text, kind, required: true, asWritten: '', terms: [] }];
}

/** Terms and example sentences, one a line. */
export function readTerms(typed: string): readonly string[] {
  const lines = typed.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, 20);
}
