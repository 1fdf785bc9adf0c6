import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatTitleItalic } from './float-title-italic.ts';

describeCheck(floatTitleItalic, {
  silentOn: papersWithRightTables,
  flagsIn: [
    {
      name: 'a plain title',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: '**Table 1**' },
          { text: 'Errors by Night' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Errors by Night'],
    },
  ],
});
