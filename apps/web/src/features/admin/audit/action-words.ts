/** "grade-approved" becomes "Grade approved"; "api-key-revoked" keeps its capitals. */
export function actionWords(action: string): string {
  const words = action.replaceAll('-', ' ').replaceAll(/\bapi\b/gu, 'API');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "engine" and "operator" act without an account; signed-in users always have an ID. */
export function personWords({ id, email }: { readonly id: string; readonly email: string | null }): string {
  if (email !== null) return email;
  if (id === '' || id === 'visitor') return 'A visitor';
  if (id === 'engine') return 'The engine';
  if (id === 'operator') return 'The operator';
  return `Deleted account ${id.slice(0, 8)}`;
}

/** "review 2, total 81.2": numbers, ids and codes, as they were recorded. */
export function detailWords(detail: Readonly<Record<string, string | number | null>>): string {
  return Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => (name === 'detail' ? String(value) : `${name} ${value}`))
    .join(', ');
}
