import { expect, it } from 'vitest';
import { createWordingHash } from './wording-hash.ts';

it('differs by installation and by owner', () => {
  const wording = 'the hives were quiet in';
  const hashes = [
    createWordingHash('secret')('ana')(wording),
    createWordingHash('secret')('ben')(wording),
    createWordingHash('other')('ana')(wording),
  ];
  expect(new Set(hashes).size).toBe(3);
  expect(hashes[0]).toBe(createWordingHash('secret')('ana')(wording));
  for (const hash of hashes) expect(hash).toBe(Math.trunc(hash));
});
