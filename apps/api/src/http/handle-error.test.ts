import { AppError } from '@greenpen/api-contract';
import { GradingError } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { answerFor, isDatabaseAway } from './handle-error.ts';

const withCode = (code: string, syscall?: string) =>
  Object.assign(new Error('no'), { code }, syscall === undefined ? {} : { syscall });

describe('isDatabaseAway', () => {
  it.each([
    ['a refused connection', withCode('ECONNREFUSED', 'connect')],
    ['a socket that is not there', withCode('ENOENT', 'connect')],
    ['a server that shuts down', withCode('57P01')],
    ['too many connections', withCode('53300')],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
    ['a time-out of the pool', new Error('timeout exceeded when trying to connect')],
    ['any of these as a cause', new Error('Failed query', { cause: withCode('ECONNRESET', 'read') })],
    ['any of these among several', new AggregateError([new Error('x'), withCode('ECONNREFUSED', 'connect')])],
  ])('sees %s', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(true);
  });

  it.each([
    ['a missing file', withCode('ENOENT', 'open')],
    ['a broken rule of a table', withCode('23505')],
    ['a fault of the program', new TypeError('x is not a function')],
    ['something that is no error', 'ECONNREFUSED'],
  ])('does not take %s for an outage', (_name, error) => {
    expect(isDatabaseAway(error)).toBe(false);
  });
});

describe('answerFor', () => {
  it.each([
    ['the API', new AppError('PASSWORD_WRONG'), 403],
    ['grading', new GradingError('GRADE_ALREADY_APPROVED'), 409],
  ])('answers an expected error of %s with its row in the table', (_name, error, status) => {
    expect(answerFor(error)).toMatchObject({ code: error.code, status });
  });

  it('hides an unexpected error', () => {
    expect(answerFor(withCode('EIO', 'read'))).toMatchObject({ code: 'UNEXPECTED', status: 500 });
  });
});
