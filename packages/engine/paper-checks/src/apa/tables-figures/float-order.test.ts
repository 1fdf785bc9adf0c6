import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, paragraph, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatOrder } from './float-order.ts';

describeCheck(floatOrder, {
  silentOn: papersWithRightTables,
  flagsIn: [
    {
      name: 'a number out of order',
      paper: studentPaper({
        body: bodyWith(
          { text: '**Table 2**' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
          paragraph,
          { text: '**Table 3**' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Table 2'],
    },
  ],
});
