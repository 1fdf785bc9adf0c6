import { z } from 'zod';

/** Known values, completed by editors, or any other string; a switch over it needs a default case. */
export type Open<V extends string> = V | (string & Record<never, never>);

/**
 * For responses: a known value, or one that only a newer server knows and that clients display as it is. Requests use
 * z.enum, because unknown values are errors there.
 */
export function openEnum<const V extends readonly [string, ...string[]]>(
  values: V,
): z.ZodType<Open<V[number]>> {
  return z.union([z.enum(values), z.string()]);
}

/** For responses: an unknown value, from a newer server, becomes `fallback`. */
export function enumOr<const V extends readonly [string, ...string[]]>(values: V, fallback: V[number]) {
  return z.enum(values).catch(fallback);
}

/** Looks up a response value in a table; undefined for an unknown value. */
export function lookUp<V extends string, T>(table: Readonly<Record<V, T>>, value: Open<V>): T | undefined {
  const known: Readonly<Partial<Record<string, T>>> = table;
  return Object.hasOwn(table, value) ? known[value] : undefined;
}

/** The value if it is known, otherwise `fallback`; form fields accept only known values. */
export function knownOr<V extends string>(values: readonly V[], value: Open<V>, fallback: V): V {
  return values.find((known) => known === value) ?? fallback;
}

/**
 * A number in a form: a value that is not a number (an empty field arrives as null) becomes `fallback`; one out of
 * range is refused.
 */
export function numberOr<S extends z.ZodType<number, number>>(fallback: number, range: S) {
  return z.number().catch(fallback).pipe(range);
}

/** A required text; an absent or empty one is refused with the given sentence. */
export function requiredText(longest: number, sentence: string) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text !== '', { message: sentence })
    .prefault('');
}

type Texts = Readonly<Record<string, z.ZodString>>;

/** Request fields of a create call: absent texts become empty. */
export function emptyWhereAbsent<T extends Texts>(texts: T): { readonly [N in keyof T]: z.ZodDefault<T[N]> };
export function emptyWhereAbsent(texts: Texts): Readonly<Record<string, z.ZodDefault<z.ZodString>>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.default('')]));
}

/** The same fields in a response; without limits, because a newer server may accept longer texts. */
export function answerTexts<T extends Texts>(texts: T): { readonly [N in keyof T]: z.ZodString };
export function answerTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()]));
}

/** Initial form values for these fields. */
export function emptyTexts<T extends Texts>(texts: T): { readonly [N in keyof T]: string };
export function emptyTexts(texts: Texts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
}
