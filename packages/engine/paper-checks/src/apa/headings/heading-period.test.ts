import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyWith,
  heading,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { headingPeriod } from './heading-period.ts';

describeCheck(headingPeriod, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    { name: 'a question', paper: studentPaper({ body: bodyWith(heading(1, 'Who Sleeps Well?')) }) },
    {
      name: 'a heading that runs on',
      paper: studentPaper({ body: bodyWith({ text: `**Night work.** ${paragraph.text}` }) }),
    },
  ],
  flagsIn: [
    { name: 'a period', paper: studentPaper({ body: bodyWith(heading(1, 'Method.')) }), quotes: ['Method.'] },
  ],
});
