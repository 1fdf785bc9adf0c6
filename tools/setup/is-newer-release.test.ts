import { expect, it } from 'vitest';
import { isNewerRelease } from './is-newer-release.mjs';

// ASVS-15.2.1
it.each([
  ['24.21.0', '24.0.0', true],
  ['24.0.1', '24.0.0', true],
  ['24.9.0', '24.10.0', false],
  ['24.0.0', '24.0.0', false],
  ['26.1.0', '24.0.0', false],
  ['20.19.5', '24.0.0', false],
])('says of %s beside %s: %j', (version, than, expected) => {
  expect(isNewerRelease(version, than)).toBe(expected);
});
