import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceJournalCase } from './reference-journal-case.ts';

const inJournal = (journal: string) => listOf(`Diaz, A. (2019). Sleep and memory. ${journal}, 4(2), 10–19.`);

describeCheck(referenceJournalCase, {
  silentOn: [
    inJournal('Journal of Applied Psychology'),
    inJournal('Psychology in the Schools'),
    inJournal('Revue française de psychologie'),
    inJournal('eLife'),
    inJournal('Revue des sciences du sommeil'),
  ],
  flags: {
    [inJournal('Journal of applied psychology')]: ['Journal of applied psychology'],
    [inJournal('Sleep research')]: ['Sleep research'],
  },
  suggests: { [inJournal('Journal of applied psychology')]: ['Journal of Applied Psychology'] },
});
