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

/** A number of a form: what is no number (an empty field arrives as null) reads as `fallback`, one out of range is refused. */
export function numberOr<S extends z.ZodType<number, number>>(fallback: number, range: S) {
  return z.number().catch(fallback).pipe(range);
}

/** A text that a form may not leave empty; absent counts as empty, and both are said in the form's own sentence. */
export function requiredText(longest: number, sentence: string) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text !== '', { message: sentence })
    .prefault('');
}

type Texts = Readonly<Record<string, z.ZodString>>;

/** Fields of a request that creates something: a text that is absent is empty. */
export function emptyWhereAbsent<T extends Texts>(texts: T): { readonly [N in keyof T]: z.ZodDefault<T[N]> };
export function emptyWhereAbsent(texts: Texts): Readonly<Record<string, z.ZodDefault<z.ZodString>>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.default('')]));
}

/** The same fields in an answer: any text, since a newer server may take longer ones. */
export function answerTexts<T extends Texts>(texts: T): { readonly [N in keyof T]: z.ZodString };
export function answerTexts(texts: Texts): Texts {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, z.string()]));
}

/** The same fields in a form that nobody has filled in yet. */
export function emptyTexts<T extends Texts>(texts: T): { readonly [N in keyof T]: string };
export function emptyTexts(texts: Texts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, '']));
}
