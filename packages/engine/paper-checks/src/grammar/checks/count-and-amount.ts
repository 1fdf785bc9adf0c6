import { checkOfRows } from '../row-check.ts';

const COUNTED =
  'people|students|patients|children|participants|errors|employees|workers|customers|members|schools|hospitals|companies|men|women|teachers|nurses|studies|hours|days|problems|questions|jobs|books';

export const countAndAmount = checkOfRows({
  id: 'grammar-count-amount',
  severity: 'advice',
  cost: 'habit',
  title: '“fewer” and “less”, “number” and “amount”',
  source: 'APA 7, chapter 4',
  summary: 'Use “fewer” and “number” for things you can count, “less” and “amount” for things you cannot.',
  advice: {
    noun: '“fewer” and “less”, “number” and “amount”',
    how: [
      'Use “fewer” and “number” for things you can count, “less” and “amount” for things you cannot.',
      'Ask whether you could put a number before the noun; if so, use “fewer” and “number.”',
    ],
  },
  rows: [
    [new RegExp(`\\b(?<wrong>less)(?= (?:${COUNTED})\\b)`), 'fewer'],
    [new RegExp(`\\b(?<wrong>amount)(?= of (?:\\w+ )?(?:${COUNTED})\\b)`), 'number'],
    // "How much people drink" asks for an amount.
    [new RegExp(`(?<!\\bhow )\\b(?<wrong>much)(?= (?:${COUNTED})\\b)`), 'many'],
  ],
  message: (wrong, right) => `Use “${right}”, not “${wrong}”, for things you can count.`,
});
