import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from './index.ts';
import { answerTexts, emptyTexts, emptyWhereAbsent } from './fields.ts';
import { assignment, enumOr, lookUp, openEnum } from './index.ts';

const calls = Object.values(contract).flatMap((value) =>
  typeof value === 'object' && value !== null && 'method' in value && 'response' in value ? [value] : [],
);

const nodeSchema = z.record(z.string(), z.unknown());

/** Paths of values in an answer that would be refused if a newer server added one, or of objects that refuse additions. */
function closedPlaces(node: unknown, path = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  if (Array.isArray(node)) return node.flatMap((one, index) => closedPlaces(one, `${path}/${index}`));
  const schema = nodeSchema.parse(node);
  const here: string[] = [];
  const isOpen = Array.isArray(schema['anyOf']) && schema['anyOf'].some(isPlainString);
  if (isOpen || 'default' in schema) return [];
  if (Array.isArray(schema['enum'])) here.push(path);
  if (schema['additionalProperties'] === false) here.push(`${path} refuses additions`);
  return [
    ...here,
    ...Object.entries(schema).flatMap(([key, value]) => closedPlaces(value, `${path}/${key}`)),
  ];
}

function isPlainString(schema: unknown): boolean {
  const { type, enum: values, const: value, format } = nodeSchema.parse(schema);
  return type === 'string' && values === undefined && value === undefined && format === undefined;
}

describe('an answer', () => {
  it.each(calls.map(({ method, path, response }) => [`${method} ${path}`, response] as const))(
    'is read with values and fields that only a newer server knows: %s',
    (_name, response) => {
      if (response === null) return;
      expect(closedPlaces(z.toJSONSchema(response, { io: 'input' }))).toEqual([]);
    },
  );

  it('would be found out by this test if it had a closed list', () => {
    const closed = z.object({ items: z.array(z.object({ status: z.enum(['pending']) })) });
    expect(closedPlaces(z.toJSONSchema(closed, { io: 'input' }))).toHaveLength(1);
  });

  it('keeps a value that this version does not know as it is', () => {
    const status = assignment.shape.status.parse('archived');
    expect(status).toBe('archived');
    const labels = { pending: 'Pending', processing: 'AI Grading', completed: 'Completed', error: 'Error' };
    expect(lookUp(labels, status)).toBeUndefined();
    expect(lookUp(labels, 'pending')).toBe('Pending');
    expect(lookUp<keyof typeof labels, string>(labels, 'constructor')).toBeUndefined();
  });

  it('falls back where the value decides a layout', () => {
    expect(enumOr(['left', 'right'], 'left').parse('diagonal')).toBe('left');
  });

  it('still refuses what is no text at all', () => {
    expect(openEnum(['a']).safeParse(3).success).toBe(false);
  });
});

describe('the texts of a noun', () => {
  const texts = { title: z.string().trim().max(5), place: z.string().max(5) };

  it('are empty in a request that leaves them out, and bounded', () => {
    const body = z.object(emptyWhereAbsent(texts));
    expect(body.parse({ place: 'Hall' })).toEqual({ title: '', place: 'Hall' });
    expect(body.safeParse({ title: 'longer' }).success).toBe(false);
  });

  it('have any length in an answer, and are not left out', () => {
    const answer = z.object(answerTexts(texts));
    expect(answer.parse({ title: ' longer ', place: '' })).toEqual({ title: ' longer ', place: '' });
    expect(answer.safeParse({ title: '' }).success).toBe(false);
  });

  it('are empty in a new form', () => {
    expect(emptyTexts(texts)).toEqual({ title: '', place: '' });
  });
});
