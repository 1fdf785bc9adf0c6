import { checkOfRows } from '../row-check.ts';
import { aboutWordiness } from '../kinds.ts';

/** [wordy, plain]: add a row and a test line, nothing else. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['due to the fact that', 'because'],
  ['owing to the fact that', 'because'],
  ['in spite of the fact that', 'although'],
  ['despite the fact that', 'although'],
  ['the fact of the matter is', ''],
  ['at this point in time', 'now'],
  ['at the present time', 'now'],
  ['in the event that', 'if'],
  ['for the purpose of', 'for'],
  ['with the exception of', 'except'],
  ['has the ability to', 'can'],
  ['have the ability to', 'can'],
  ['is able to be', 'can be'],
  ['in close proximity to', 'near'],
  ['a large number of', 'many'],
  ['on a daily basis', 'daily'],
  ['on a regular basis', 'regularly'],
  ['it is important to note that', ''],
  ['it should be noted that', ''],
  ['it is interesting to note that', ''],
  ['needless to say', ''],
  ['as a matter of fact', 'in fact'],
  ['each and every', 'every'],
  ['first and foremost', 'first'],
  ['end result', 'result'],
  ['past history', 'history'],
  ['future plans', 'plans'],
  ['completely eliminate', 'eliminate'],
  ['the reason is because', 'the reason is that'],
  ['the reason why is because', 'the reason is that'],
  ["in today's society", ''],
  ['in order to be able to', 'to'],
  ['until such time as', 'until'],
  ['in the process of', ''],
];

const plainOf = new Map(PHRASES);

export const wordyPhrase = checkOfRows({
  id: 'grammar-wordy',
  severity: 'advice',
  cost: 'habit',
  title: 'Wordy phrases',
  source: 'APA 7, chapter 4',
  summary: 'A shorter phrase says the same thing.',
  advice: aboutWordiness,
  rows: [
    [
      new RegExp(`\\b(?:${PHRASES.map(([wordy]) => wordy).join('|')})\\b`),
      (wordy) => plainOf.get(wordy) ?? '',
    ],
  ],
  message: (wrong, right) =>
    right === '' ? `“${wrong}” can be cut.` : `“${wrong}” can be shorter: “${right}”.`,
});
