import { describeCheck } from '../../testing/describe-check.ts';
import { body, bodyWith, heading, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { introductionHeading } from './introduction-heading.ts';

describeCheck(introductionHeading, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'another heading',
      paper: studentPaper({ body: bodyWith(heading(1, 'Introduction to the Wards')) }),
    },
  ],
  flagsIn: [
    {
      name: 'the heading "Introduction"',
      paper: studentPaper({ body: [...body.slice(0, 1), heading(1, 'Introduction'), ...body.slice(1)] }),
      quotes: ['Introduction'],
    },
  ],
});
