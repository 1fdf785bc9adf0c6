import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, studentPaper, papersWithRightTables } from '../../testing/student-paper.ts';
import { floatCallout } from './float-callout.ts';

describeCheck(floatCallout, {
  silentOn: [
    ...papersWithRightTables,
    {
      name: 'a range',
      paper: studentPaper({
        body: bodyWith(
          { text: 'Tables 1 to 3 show how the nights of the week differ.' },
          { text: '**Table 1**' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'a table that is not mentioned',
      paper: studentPaper({
        body: bodyWith(
          { text: '**Table 1**' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
      quotes: ['Table 1'],
    },
  ],
});
