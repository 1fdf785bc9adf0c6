import { expect, it } from 'vitest';
import { actionWords, detailWords, personWords } from './action-words.ts';

it('writes actions in words', () => {
  expect(actionWords('grade-approved')).toBe('Grade approved');
  expect(actionWords('api-key-revoked')).toBe('API key revoked');
});

it('shows e-mail addresses for people and roles for others', () => {
  expect(personWords({ id: 'x', email: 'ana@example.edu' })).toBe('ana@example.edu');
  expect(personWords({ id: '', email: null })).toBe('A visitor');
  expect(personWords({ id: 'engine', email: null })).toBe('The engine');
  expect(personWords({ id: '0190aa11-2222', email: null })).toBe('Deleted account 0190aa11');
});

it('writes the recorded details without empty ones', () => {
  expect(detailWords({ review: 2, total: 81.2, reason: null })).toBe('review 2, total 81.2');
  expect(detailWords({ detail: 'NOT_ALLOWED', more: 3 })).toBe('NOT_ALLOWED, more 3');
});
