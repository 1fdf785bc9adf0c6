import { describe, expect, it } from 'vitest';
import { decideRetry } from './send-mail.ts';

const answer = (responseCode: number) => Object.assign(new Error('for ana@example.edu'), { responseCode });

describe('decideRetry', () => {
  it('waits increasingly long, at most an hour, and gives up after days', () => {
    const pauses = [1, 2, 3, 6, 7, 54, 55].map((attempts) => decideRetry(answer(451), attempts).seconds);
    expect(pauses).toEqual([10, 30, 90, 2430, 3600, 3600, null]);
  });

  it.each([550, 553])('treats %d as permanent', (code) => {
    expect(decideRetry(answer(code), 1)).toEqual({ code: String(code), seconds: null });
  });

  it.each([421, 535])('tries again after %d', (code) => {
    expect(decideRetry(answer(code), 1).seconds).toBe(10);
  });

  it('names the failure without the error’s text', () => {
    const refused = Object.assign(new Error('connect for ana@example.edu'), { code: 'ECONNREFUSED' });
    expect(decideRetry(refused, 1).code).toBe('ECONNREFUSED');
    expect(decideRetry('ana@example.edu', 1).code).toBe('unknown');
  });
});
