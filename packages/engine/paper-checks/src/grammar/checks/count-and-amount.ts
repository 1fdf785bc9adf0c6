import { checkOfRows } from '../row-check.ts';

const COUNTED =
  'people|students|patients|children|participants|errors|employees|workers|customers|members|schools|hospitals|companies|men|women|teachers|nurses|studies|hours|days|problems|questions|jobs|books';

export const countAndAmount = checkOfRows({
  id: 'grammar-count-amount',
  severity: 'advice',
  cost: 'habit',
  title: '“fewer” and “less”, “number” and “amount”',
  source: 'APA 7, chapter 4',
  summary: 'What can be counted takes “fewer” and “number”; what cannot takes “less” and “amount”.',
  advice: {
    noun: '“fewer” and “less”, “number” and “amount”',
    how: [
      'What you can count takes “fewer” and “number”; what you cannot takes “less” and “amount”.',
      'Ask whether you could put a number before the noun; if so, “fewer” and “number” are the words.',
    ],
  },
  rows: [
    [new RegExp(`\\b(?<wrong>less)(?= (?:${COUNTED})\\b)`), 'fewer'],
    [new RegExp(`\\b(?<wrong>amount)(?= of (?:\\w+ )?(?:${COUNTED})\\b)`), 'number'],
    [new RegExp(`\\b(?<wrong>much)(?= (?:${COUNTED})\\b)`), 'many'],
  ],
  message: (wrong, right) => `What can be counted takes “${right}”, not “${wrong}”.`,
});
