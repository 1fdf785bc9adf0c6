import { checkOfRows } from '../row-check.ts';

const MANY = '(?:many|most|some|several|these|those|all|few|two|three|four|five|both|various|other)';
const PEOPLE =
  'student|teacher|nurse|patient|parent|kid|worker|employee|author|researcher|participant|teenager|doctor|company|country|family|school|thing|way|reason|problem|friend';

export const pluralApostrophe = checkOfRows({
  id: 'grammar-apostrophe',
  severity: 'error',
  cost: 'habit',
  title: 'Apostrophes in plurals',
  source: 'APA 7, chapter 6',
  summary: 'A plural takes no apostrophe.',
  advice: { noun: 'apostrophes', how: ['Use one to show possession, never to form a plural.'] },
  rows: [
    [
      new RegExp(
        `\\b${MANY} (?<wrong>(?<noun>${PEOPLE})'s)(?= (?:are|were|have|who|do|can|will|may|that|in|of|to|and)\\b)`,
      ),
      '$<noun>s',
    ],
    [
      new RegExp(`(?<=^|[.!?] )(?:the )?(?<wrong>(?<noun>${PEOPLE})'s)(?= (?:are|were|have|do)\\b)`),
      '$<noun>s',
    ],
  ],
  message: (wrong, right) => `The plural is “${right}”; “${wrong}” is a possessive.`,
});
