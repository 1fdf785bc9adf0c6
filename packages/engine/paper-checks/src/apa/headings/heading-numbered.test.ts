import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, heading, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { headingNumbered } from './heading-numbered.ts';

describeCheck(headingNumbered, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a number that belongs to the words',
      paper: studentPaper({
        body: bodyWith(heading(1, '2020 Election Nights'), heading(1, 'Type 2 Diabetes')),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'numbers',
      paper: studentPaper({ body: bodyWith(heading(1, '1. Method'), heading(2, '1.1 Sample')) }),
      quotes: ['1. Method'],
    },
    {
      name: 'a list number',
      paper: studentPaper({ body: bodyWith(heading(1, 'Method', { listLabel: '2.' })) }),
      quotes: ['Method'],
    },
  ],
});
