import { foldedWords } from '@greenpen/grading';
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What of a name tells two people apart: neither case and spacing nor accents and apostrophes. */
export function nameKey(name: string): string {
  return foldedWords(name).join(' ') || name.trim().toLowerCase();
}

/** A name as the database compares it: papers carry the spelling of the class list once they are reviewed. */
export function nameKeyOf(name: SQLWrapper): SQL {
  return sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
}
