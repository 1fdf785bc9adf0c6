import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-failure.ts';
import { formFailure } from './use-account-form.ts';

describe('formFailure', () => {
  it('shows the message at the field it is about', () => {
    const error = new ApiFailure(403, { code: 'PASSWORD_WRONG', message: 'Not right.' });
    expect(formFailure(error, ['currentPassword', 'code'])).toEqual({
      field: 'currentPassword',
      message: 'Not right.',
    });
  });

  it('shows it above the buttons if the form has no such field or the error is unexpected', () => {
    const error = new ApiFailure(400, { code: 'CODE_WRONG', message: 'Not right.' });
    expect(formFailure(error, ['currentPassword']).field).toBe('root');
    expect(formFailure(new TypeError('x'), ['code'])).toEqual({
      field: 'root',
      message: 'That did not work. Please try again.',
    });
  });
});
