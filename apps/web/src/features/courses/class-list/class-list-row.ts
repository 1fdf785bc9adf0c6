import type { Student } from '@greenpen/api-contract';

/** A student as a line of the class list's own CSV: "Name","address". */
export function classListRow({ name, email }: Pick<Student, 'name' | 'email'>): string {
  return [name, email ?? ''].map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
}
