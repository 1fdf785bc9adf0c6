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

/** User-facing names of fields whose names in code are unclear. */
const labels = new Map([
  ['csv', 'The class list'],
  ['ids', 'The list of papers'],
  ['setUp', 'The set-up link'],
  ['responseStyle', 'The style of response'],
]);

const abbreviations = new Map([
  ['id', 'ID'],
  ['ids', 'IDs'],
  ['apa', 'APA'],
  ['uri', 'address'],
]);

const formats: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  uuid: 'a valid ID',
  url: 'a web address',
  datetime: 'a date with a time',
  date: 'a date',
};

type Issue = z.core.$ZodRawIssue;

/**
 * The message for an invalid value if its schema has none: names the field and what it accepts. Zod's messages are
 * written for programmers.
 */
function describeInvalid(issue: Issue): string {
  const field = labelOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return `${field} is missing.`;
      return `${field} must be ${kindOf(issue.expected)}.`;
    case 'too_small':
      return `${field} ${tooSmall(issue)}.`;
    case 'too_big':
      return `${field} ${tooBig(issue)}.`;
    case 'invalid_format':
      return `${field} must be ${formats[issue.format] ?? 'in the expected format'}.`;
    case 'not_multiple_of':
      return `${field} must be a multiple of ${issue.divisor}.`;
    case 'invalid_value':
      return `${field} must be ${issue.values.length > 8 ? 'one of the choices' : choice(issue.values)}.`;
    case 'custom':
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'unrecognized_keys':
    default:
      return `${field} is not valid.`;
  }
}

/** The field name at the end of a path: "maxPoints" is "Max points"; a list entry is named after its list. */
function labelOf(path: readonly PropertyKey[]): string {
  const name = path.findLast((part): part is string => typeof part === 'string');
  if (name === undefined) return 'The request';
  // Unknown keys from the client are not echoed in the message.
  if (!/^[a-z][A-Za-z0-9]{0,40}$/u.test(name)) return 'A field';
  const entry = typeof path.at(-1) === 'number' ? 'An entry of ' : '';
  const label = labels.get(name) ?? wordsOf(name);
  return entry === '' ? label : `${entry}${label.charAt(0).toLowerCase()}${label.slice(1)}`;
}

function wordsOf(name: string): string {
  const words = name.split(/(?=[A-Z])/u).map((word) => word.toLowerCase());
  const spelled = words.map((word) => abbreviations.get(word) ?? word).join(' ');
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

function kindOf(expected: string): string {
  const kinds: Readonly<Record<string, string>> = {
    int: 'a whole number',
    number: 'a number',
    nan: 'a number',
    string: 'text',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    record: 'a group of fields',
  };
  return kinds[expected] ?? 'another kind of value';
}

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string')
    return minimum === 1 ? 'must not be empty' : `must have at least ${minimum} characters`;
  if (origin === 'array' || origin === 'set') return `must have at least ${entries(minimum)}`;
  return inclusive === false ? `must be more than ${minimum}` : `must be at least ${minimum}`;
}

function tooBig({ origin, maximum, inclusive }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  const most = Number(maximum).toLocaleString('en-US');
  if (origin === 'string') return `can have at most ${most} characters`;
  if (origin === 'array' || origin === 'set') return `can have at most ${entries(maximum)}`;
  return inclusive === false ? `must be less than ${most}` : `can be at most ${most}`;
}

function entries(count: number | bigint): string {
  return `${Number(count).toLocaleString('en-US')} ${Number(count) === 1 ? 'entry' : 'entries'}`;
}

function choice(values: readonly z.core.util.Primitive[]): string {
  const words = values.map((value) => (typeof value === 'string' ? `"${value}"` : String(value)));
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words);
}

/** Makes all schemas of this process use these messages. */
export function describeInvalidInWords(): void {
  z.config({ localeError: describeInvalid });
}
