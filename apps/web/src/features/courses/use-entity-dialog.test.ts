import { expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-failure.ts';
import { errorsByField } from './use-entity-dialog.ts';

const names = ['title', 'week'] as const;

it("shows the server's errors at the fields that the form has", () => {
  const fields = { title: 'Title is missing.', csv: 'The class list is missing.' };
  const refusal = new ApiFailure(400, { code: 'REQUEST_INVALID', fields });
  expect(errorsByField(refusal, names)).toEqual([['title', 'Title is missing.']]);
});

it('shows nothing at the fields when the request failed for another reason', () => {
  expect(errorsByField(new ApiFailure(0, { code: 'OFFLINE' }), names)).toEqual([]);
  expect(errorsByField(new TypeError('week'), names)).toEqual([]);
});
