import * as contract from '@greenpen/api-contract';
import type { Failure } from '@greenpen/api-contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { compileValidator, shortenLists, describeInvalidInWords } from './validation.ts';
import { handleErrors } from './handle-error.ts';
import * as fc from 'fast-check';

const before = z.config();
beforeAll(() => describeInvalidInWords());
afterAll(() => z.config({ localeError: before.localeError }));

const calls = Object.values(contract).flatMap((exported) =>
  typeof exported === 'object' && 'method' in exported && 'path' in exported ? [exported] : [],
);

const schemas = calls.flatMap(({ method, path, ...call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = part in call ? (call as Record<string, unknown>)[part] : undefined;
    return schema instanceof z.ZodType ? [{ name: `${part} of ${method} ${path}`, part, schema }] : [];
  }),
);

function bare(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault;
  return isWrapped ? bare(schema.unwrap()) : schema;
}

/** The list in each field of the schema, however deep: as a request that repeats it everywhere. */
function fill(schema: unknown, list: readonly unknown[]): unknown {
  const inside = bare(schema);
  if (!(inside instanceof z.ZodObject)) return list;
  return Object.fromEntries(Object.entries(inside.shape).map(([name, field]) => [name, fill(field, list)]));
}

/** Whether the value is refused. Reads the issues, which Zod words only then. */
function isRefused(schema: z.ZodType, value: unknown, part = 'body'): boolean {
  const result: unknown = compileValidator({ schema, method: 'POST', url: '/', httpPart: part })(value);
  return typeof result === 'object' && result !== null && 'error' in result && result.error !== undefined;
}

async function post(schema: z.ZodType, payload: object): Promise<{ status: number; failure: Failure }> {
  const app = Fastify();
  app.setValidatorCompiler(compileValidator);
  handleErrors(app);
  app.post('/', { schema: { body: schema } }, async () => ({}));
  const answer = await app.inject({ method: 'POST', url: '/', payload });
  await app.close();
  return { status: answer.statusCode, failure: answer.json<Failure>() };
}

function workMs(act: () => unknown): number {
  const start = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

const count = 100_000;
const lists: Readonly<Record<string, readonly unknown[]>> = {
  numbers: Array.from({ length: count }, () => 1),
  texts: Array.from({ length: count }, () => 'x'),
  groups: Array.from({ length: count }, () => ({})),
  lists: Array.from({ length: count }, () => []),
};

/** An issue for each entry takes seconds; stopping after a few takes a few milliseconds. */
const BOUND_MS = 250;

describe('a list of 100,000 wrong entries', () => {
  it.each(schemas.filter(({ part }) => part !== 'params'))(
    'costs little in the fields of the $name',
    ({ schema, part }) => {
      for (const list of Object.values(lists)) {
        for (const value of [list, fill(schema, list)]) {
          expect(workMs(() => isRefused(schema, value, part))).toBeLessThan(BOUND_MS);
        }
      }
    },
  );

  it.each([
    ['ids', contract.deleteAssignments.body, { ids: lists['texts'] }],
    ['assignmentIds', contract.gradeAssignments.body, { assignmentIds: lists['texts'] }],
    ['dismissed', contract.updateGrade.body, { version: 1, dismissed: lists['numbers'] }],
  ])('is refused in a sentence where it is sent as %s', async (_, schema, body) => {
    const { status, failure } = await post(schema, body);
    expect(status).toBe(400);
    expect(failure.message).toMatch(/^An entry of [^.]+ must be [^.]+\.$/u);
    expect(Object.keys(failure.fields ?? {})).toHaveLength(20);
  });

  it('costs little in lists inside lists and in records', () => {
    const nested = z.object({ a: z.array(z.object({ b: z.array(z.uuid()) })).max(3) });
    const record = z.record(z.string().max(3), z.array(z.int()));
    const inner = { b: lists['texts'] };
    expect(workMs(() => isRefused(nested, { a: [inner, inner, inner] }))).toBeLessThan(BOUND_MS);
    const keys = Object.fromEntries(Array.from({ length: count }, (__, index) => [`key${index}`, ['x']]));
    expect(workMs(() => isRefused(record, keys))).toBeLessThan(1000);
    expect(isRefused(record, keys)).toBe(true);
  });
});

describe('a list', () => {
  const schema = z.object({ ids: z.array(z.int()).min(1).max(1000).optional() });

  it('is refused for its length where all its entries are right', async () => {
    const { failure } = await post(schema, { ids: lists['numbers'] });
    expect(failure.message).toBe('The list of papers can have at most 1,000 entries.');
  });

  it('is left as it is where the schema accepts it', () => {
    for (const value of [
      { ids: [1, 2] },
      { ids: Array.from({ length: 1000 }, () => 1) },
      {},
      { other: [] },
    ]) {
      expect(shortenLists(schema, value)).toBe(value);
      expect(isRefused(schema, value)).toBe(false);
    }
  });

  it('is never accepted for having been cut', () => {
    const wrong = Array.from({ length: 1000 }, (_, index) => (index > 900 ? 'x' : 1));
    expect(isRefused(schema, { ids: wrong })).toBe(true);
    expect(isRefused(schema, { ids: [...wrong, ...wrong] })).toBe(true);
  });
});

/** Values that zod itself calls by names of types, and those of the right type that are out of bounds. */
const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    -1,
    0,
    1.5,
    2 ** 60,
    Number.NaN,
    '',
    ' ',
    'x',
    'not a uuid',
  ),
  fc.constantFrom<unknown>(
    [],
    {},
    [null],
    ['x'],
    'y'.repeat(200_001),
    Array.from({ length: 1001 }, () => 'z'),
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

function shapeOf(schema: z.ZodType): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

const raw =
  /Invalid |Too (?:small|big)|Unrecognized|expected|received|undefined|null|NaN|\bint\b|regex|pattern/u;

// ASVS-2.2.1
describe('what a request gets wrong', () => {
  it('is found in the contract', () => {
    expect(schemas.length).toBeGreaterThan(60);
  });

  it.each(schemas)('is said in sentences for the $name', ({ schema }) => {
    const body = fc.oneof(
      fc.record(Object.fromEntries(shapeOf(schema).map((name) => [name, wrong])), { requiredKeys: [] }),
      wrong,
    );
    fc.assert(
      fc.property(body, (given) => {
        for (const { message } of schema.safeParse(given).error?.issues ?? []) {
          expect(message).toMatch(/^[A-Z].*\.$|%\.$/u);
          expect(message).not.toMatch(raw);
        }
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [contract.createCourseAssignment, { title: 'Essay', week: 17 }, 'Week can be at most 16.'],
    [contract.createCourseAssignment, { title: 'Essay', week: 0 }, 'Week must be at least 1.'],
    [contract.createCourseAssignment, { title: 'Essay', week: 1.5 }, 'Week must be a whole number.'],
    [contract.createCourseAssignment, { title: 'Essay', maxPoints: 0 }, 'Max points must be at least 1.'],
    [contract.createCourseAssignment, { title: ' ' }, 'Title must not be empty.'],
    [contract.createCourseAssignment, {}, 'Title is missing.'],
    [contract.createCourse, { name: 'n', code: 'c'.repeat(51) }, 'Code can have at most 50 characters.'],
    [contract.importStudents, { csv: '' }, 'The class list must not be empty.'],
    [contract.gradeAssignments, { assignmentIds: ['x'] }, 'An entry of assignment IDs must be a valid ID.'],
  ])('names the field of $path in words: %j', ({ body }, given, sentence) => {
    expect(body.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([sentence]);
  });

  it.each(['toString', 'constructor', 'valueOf'])('is not taken in by a field called %s', (name) => {
    const { error } = contract.updateGrade.body.safeParse({ findingEdits: { [name]: 0 } });
    for (const { message } of error?.issues ?? []) expect(message).toMatch(/^[A-Z][\w ]+\.$/u);
    expect(error?.issues).not.toEqual([]);
  });

  it('leaves the sentences that a schema has of its own', () => {
    const { error } = contract.sendContactMessage.body.safeParse({ category: 'odd' });
    expect(error?.issues.map(({ message }) => message)).toContain('Choose a category.');
  });
});
