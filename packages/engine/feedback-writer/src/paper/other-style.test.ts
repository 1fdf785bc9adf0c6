import { expect, it } from 'vitest';
import { isInOtherStyle } from './other-style.ts';
import { paperOf } from '../testing/request-of.ts';

it.each([
  'The bees were sold.¹ Nobody knew to whom.² The keeper was never asked again.³',
  'Hives are goods. Ash v. Elm, 12 Cal. 4th 88 (1999). See § 120 and § 121 of the code of the state.',
])('sees another style in “%s”', (text) => {
  expect(isInOtherStyle(paperOf([text]))).toBe(true);
});

it.each([
  'The bees were sold in the spring (Diaz & Lee, 2019), and nobody knew to whom.',
  'The field is 12 m² and the hive weighs 40 kg in autumn.',
])('sees none in “%s”', (text) => {
  expect(isInOtherStyle(paperOf([text]))).toBe(false);
});
