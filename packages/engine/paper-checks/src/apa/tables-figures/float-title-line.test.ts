import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatTitleLine } from './float-title-line.ts';

describeCheck(floatTitleLine, {
  silentOn: [
    ...papersWithRightTables,
    {
      name: 'a sentence about a table',
      paper: studentPaper({ body: bodyWith({ text: 'Table 1 shows how the nights of the week differ.' }) }),
    },
  ],
  flagsIn: [
    {
      name: 'number and title on one line',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: 'Table 1. Errors by Night' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Table 1. Errors by Night'],
    },
  ],
});
