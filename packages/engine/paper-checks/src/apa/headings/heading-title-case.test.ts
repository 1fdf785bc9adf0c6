import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, heading, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { headingTitleCase } from './heading-title-case.ts';

describeCheck(headingTitleCase, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'small words',
      paper: studentPaper({ body: bodyWith(heading(1, 'Sleep and the Care of the Ill on iPads')) }),
    },
  ],
  flagsIn: [
    {
      name: 'sentence case',
      paper: studentPaper({ body: bodyWith(heading(1, 'Effects of night work')) }),
      quotes: ['Effects of night work'],
    },
    {
      name: 'capitals',
      paper: studentPaper({ body: bodyWith(heading(1, 'LITERATURE REVIEW')) }),
      quotes: ['LITERATURE REVIEW'],
    },
  ],
});
