import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatTitleCase } from './float-title-case.ts';

describeCheck(floatTitleCase, {
  silentOn: papersWithRightTables,
  flagsIn: [
    {
      name: 'a title in sentence case',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: '**Table 1**' },
          { text: '*Errors by night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Errors by night'],
    },
  ],
});
