import { z } from 'zod';

/** Known values with completion in editors, and any other string: the type that a switch must have a default for. */
export type Open<V extends string> = V | (string & Record<never, never>);

/**
 * One of the values of an answer, or one that only a newer server knows: clients show that as it is. Requests take
 * z.enum, since a value that this server does not know is an error there.
 */
export function openEnum<const V extends readonly [string, ...string[]]>(
  values: V,
): z.ZodType<Open<V[number]>> {
  return z.union([z.enum(values), z.string()]);
}

/** For values that decide how something is laid out: one that only a newer server knows reads as `fallback`. */
export function enumOr<const V extends readonly [string, ...string[]]>(values: V, fallback: V[number]) {
  return z.enum(values).catch(fallback);
}

/** What a table has for a value of an answer; undefined for a value that this version does not know. */
export function lookUp<V extends string, T>(table: Readonly<Record<V, T>>, value: Open<V>): T | undefined {
  const known: Readonly<Partial<Record<string, T>>> = table;
  return Object.hasOwn(table, value) ? known[value] : undefined;
}

/** The value where this version knows it, else `fallback`: for forms, whose fields take known values only. */
export function knownOr<V extends string>(values: readonly V[], value: Open<V>, fallback: V): V {
  return values.find((known) => known === value) ?? fallback;
}
