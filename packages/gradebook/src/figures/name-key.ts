import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What of a name tells two people apart: neither case nor spacing. */
export function nameKey(name: string): string {
  return name.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** The same in SQL. */
export function nameKeyOf(name: SQLWrapper): SQL {
  return sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
}
