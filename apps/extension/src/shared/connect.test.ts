import { describe, expect, it } from 'vitest';
import { readAddress } from './connect.ts';
import { isOlder } from '../worker/server.ts';

describe('the address of a server', () => {
  it.each([
    ['greenpen.example.edu', 'https://greenpen.example.edu'],
    ['https://greenpen.example.edu/api-keys?x=1', 'https://greenpen.example.edu'],
    ['http://localhost:3000/', 'http://localhost:3000'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ])('%s is %s', (written, address) => {
    expect(readAddress(written)).toBe(address);
  });

  it.each([
    '',
    'not an address',
    'ftp://greenpen.example.edu',
    'http://greenpen.example.edu',
    'javascript:alert(1)',
  ])('is not %j', (written) => {
    expect(() => readAddress(written)).toThrow(/address/u);
  });
});

it('compares versions by number', () => {
  expect(isOlder('0.9.0', '0.10.0')).toBe(true);
  expect(isOlder('0.10.0', '0.9.0')).toBe(false);
  expect(isOlder('1.0.0', '1.0.0')).toBe(false);
});
