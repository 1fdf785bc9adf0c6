import { expect, it } from 'vitest';
import { saysLittle } from './says-little.ts';
import { paperOf } from '../testing/request-of.ts';

it('detects a text that fits any topic', () => {
  const empty = paperOf([
    'There are many different things in life, and various people see them in different ways. Society offers numerous opportunities, and several factors are important for success in the modern world.',
    'Throughout the ages, challenges have always been significant for individuals and communities. Every situation has advantages and disadvantages, and many reasons are essential to growth. The future will bring various possibilities.',
  ]);
  expect(saysLittle(empty)).toBe(true);
});

it('ignores a text that names its subject', () => {
  const full = paperOf([
    'Many people in Porto keep bees on their roofs, and they do so for different reasons. In 2019 the city counted 340 hives, several of them on schools. The keepers I spoke to named honey last.',
    'What matters to them is the garden below, because apple and pear set more fruit where bees live near. Society gains from it in various ways, most of them small.',
  ]);
  expect(saysLittle(full)).toBe(false);
});
