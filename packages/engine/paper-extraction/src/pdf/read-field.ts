/** A field of something that the PDF library hands over, which may be anything. */
export function readField(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const field: unknown = Reflect.get(value, key);
  return field;
}

/** A text field, trimmed; `null` where there is none or it is blank. */
export function readTextField(value: unknown, key: string): string | null {
  const field = readField(value, key);
  return typeof field === 'string' && field.trim() !== '' ? field.trim() : null;
}

/** The items of a list, none if it is no list. */
export function listItems(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a form is painted through a soft mask. */
export function isMask(group: unknown): boolean {
  const mask = readField(group, 'smask');
  return typeof mask === 'object' && mask !== null;
}
