import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { floatOrder } from './float-order.ts';

describeCheck(floatOrder, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a correct table',
      paper: studentPaper({
        body: bodyWith(
          { text: 'As Table 1 shows, the nights of the week differ in their errors.' },
          { text: '**Table 1**' },
          { text: '*Errors by Night*' },
          { text: 'Night\tErrors', kind: 'table' },
        ),
      }),
    },
  ],
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
