/** A chosen assignment, or null for the whole course. */
export function readChoice(chosen: unknown): string | null {
  return typeof chosen === 'string' && chosen !== '' ? chosen : null;
}
