import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatNumberBold } from './float-number-bold.ts';

describeCheck(floatNumberBold, {
  silentOn: papersWithRightTables,
  flagsIn: [
    {
      name: 'a plain number',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: 'Table 1' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Table 1'],
    },
  ],
});
