import * as contract from '@greenpen/api-contract';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeInvalidInWords } from './describe-invalid.ts';

const before = z.config();
beforeAll(() => describeInvalidInWords());
afterAll(() => z.config({ localeError: before.localeError }));

const calls = Object.values(contract).flatMap((exported) =>
  typeof exported === 'object' && 'method' in exported && 'path' in exported ? [exported] : [],
);

const schemas = calls.flatMap(({ method, path, ...call }) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = part in call ? (call as Record<string, unknown>)[part] : undefined;
    return schema instanceof z.ZodType ? [{ name: `${part} of ${method} ${path}`, schema }] : [];
  }),
);

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
