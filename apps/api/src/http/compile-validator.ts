import type { FastifySchemaCompiler } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';

/** Zod reports every wrong entry of a list, but a client needs only a few. */
const PORTION = 20;

/** Validates request input against its schema, in time independent of the number of wrong entries. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> = (route) => {
  const validate = validatorCompiler(route);
  return (data: unknown) => validate(shortenLists(route.schema, data));
};

/**
 * Cuts lists that the schema refuses: after one entry too many or after the first portion with a wrong entry. A valid
 * value is returned unchanged.
 */
export function shortenLists(schema: unknown, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (schema instanceof z.ZodArray) return Array.isArray(value) ? shortenList(schema, value) : value;
  if (schema instanceof z.ZodRecord) return isGroup(value) ? shortenRecord(schema, value) : value;
  if (schema instanceof z.ZodObject) return isGroup(value) ? shortenFields(schema, value) : value;
  if (schema instanceof z.ZodPipe) return shortenLists(schema.in, value);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodReadonly
  ) {
    return shortenLists(schema.unwrap(), value);
  }
  return value;
}

function shortenList(schema: z.ZodArray, list: readonly unknown[]): readonly unknown[] {
  // Zod stores a list's limits only here.
  // oxlint-disable-next-line no-underscore-dangle
  const { maximum } = schema._zod.bag;
  const most = typeof maximum === 'number' ? maximum : Infinity;
  const entries = list.length > most ? list.slice(0, most + 1) : list;
  const kept = keepUntilWrong(z.array(schema.element), entries, (some) =>
    some.map((entry) => shortenLists(schema.element, entry)),
  );
  return isSame(kept, list) ? list : kept;
}

function shortenRecord(schema: z.ZodRecord, record: Group): Group {
  const entries = Object.entries(record);
  const pair = z.tuple([schema.keyType, schema.valueType]);
  const kept = keepUntilWrong(z.array(pair), entries, (some) =>
    some.map((entry) => {
      const value = shortenLists(schema.valueType, entry[1]);
      return value === entry[1] ? entry : [entry[0], value];
    }),
  );
  return isSame(kept, entries) ? record : Object.fromEntries(kept);
}

function shortenFields(schema: z.ZodObject, fields: Group): Group {
  const changed = Object.entries(schema.shape).flatMap(([name, field]) => {
    if (!Object.hasOwn(fields, name)) return [];
    const shortened = shortenLists(field, fields[name]);
    return shortened === fields[name] ? [] : [[name, shortened] as const];
  });
  return changed.length === 0 ? fields : { ...fields, ...Object.fromEntries(changed) };
}

/** The entries up to and including the first portion with a wrong one. */
function keepUntilWrong<T>(
  schema: z.ZodType,
  entries: readonly T[],
  shorten: (some: readonly T[]) => readonly T[],
): readonly T[] {
  const kept: T[] = [];
  for (let start = 0; start < entries.length; start += PORTION) {
    const portion = shorten(entries.slice(start, start + PORTION));
    kept.push(...portion);
    // Nothing comes after the last portion, so there is nothing to cut.
    if (start + PORTION < entries.length && !schema.safeParse(portion).success) break;
  }
  return kept;
}

function isSame(kept: readonly unknown[], list: readonly unknown[]): boolean {
  return kept.length === list.length && kept.every((entry, index) => entry === list[index]);
}

type Group = Readonly<Record<string, unknown>>;

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
