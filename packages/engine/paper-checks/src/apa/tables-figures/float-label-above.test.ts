import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, paragraph, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatLabelAbove } from './float-label-above.ts';

describeCheck(floatLabelAbove, {
  silentOn: papersWithRightTables,
  flagsIn: [
    {
      name: 'a label below',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: 'Night\tErrors', kind: 'table' },
          { text: '**Table 1**' },
          { text: '*Errors by Night*' },
          paragraph,
        ),
      }),
      quotes: ['Table 1'],
    },
  ],
});
