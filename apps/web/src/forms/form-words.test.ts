import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { inOurWords } from './form-words.ts';

const schema = z.object({
  title: z.string().trim().min(1).max(5),
  week: z.int().min(1).max(16),
  id: z.uuid(),
});
const id = '0198c0de-0000-7000-8000-000000000001';

describe('inOurWords', () => {
  it.each([
    [{ title: ' ', week: 1, id }, 'This field is required.'],
    [{ title: 'longer', week: 1, id }, 'At most 5 characters.'],
    [{ title: 'Essay', week: 0, id }, 'At least 1.'],
    [{ title: 'Essay', week: 17, id }, 'At most 16.'],
    [{ title: 'Essay', week: Number.NaN, id }, 'Enter a number.'],
    [{ title: 'Essay', week: 1, id: '' }, 'This field is required.'],
  ])('describes the error in %j', (form, sentence) => {
    expect(schema.safeParse(form, inOurWords).error?.issues.map(({ message }) => message)).toEqual([
      sentence,
    ]);
  });

  it("keeps a schema's own message", () => {
    const worded = z.object({ title: z.string().min(1, 'Give it a title.') });
    expect(worded.safeParse({ title: '' }, inOurWords).error?.issues[0]?.message).toBe('Give it a title.');
  });
});
