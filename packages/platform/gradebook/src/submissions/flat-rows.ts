import { Column, is, sql, type SQL } from 'drizzle-orm';

/** A table's columns by property name; the first must be NOT NULL, so that a null shows a missing join. */
type Part = Readonly<Record<string, Column | SQL>>;

export type FlatRows = {
  /** The fields for a `select`. */
  readonly selection: Readonly<Record<string, SQL.Aliased>>;
  /** Splits a row of `execute` into its parts; null for a part whose join found no row. */
  readonly read: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

/**
 * Maps rows without Drizzle's own mapping, which walks the path of each column for each row: for a list of 200 rows
 * with 45 columns that took a third of the time and 40% of the garbage.
 */
export function flatRows(parts: Readonly<Record<string, Part>>): FlatRows {
  const read = Object.entries(parts).map(([name, part]) => ({
    name,
    columns: Object.entries(part).map(([key, column]) => ({
      key,
      label: labelOf(name, key),
      map: is(column, Column) ? (value: unknown): unknown => column.mapFromDriverValue(value) : asItIs,
    })),
  }));
  return {
    selection: Object.fromEntries(
      Object.entries(parts).flatMap(([name, part]) =>
        Object.entries(part).map(([key, column]) => {
          const label = labelOf(name, key);
          return [label, sql`${column}`.as(label)];
        }),
      ),
    ),
    read: (row) => {
      const made: Record<string, unknown> = {};
      for (const { name, columns } of read) {
        const values: Record<string, unknown> = {};
        for (const { key, label, map } of columns) {
          const value = row[label];
          values[key] = value === null ? null : map(value);
        }
        made[name] = row[columns[0]?.label ?? ''] === null ? null : values;
      }
      return made;
    },
  };
}

function labelOf(part: string, key: string): string {
  return `${part}.${key}`;
}

function asItIs(value: unknown): unknown {
  return value;
}
