import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, withPages } from '../../testing/student-paper.ts';
import { margins } from './margins.ts';

describeCheck(margins, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a small difference',
      paper: withPages({ marginsPt: { top: 71, right: 74, bottom: 70, left: 72 } }),
    },
  ],
  flagsIn: [
    {
      name: 'wide margins at the sides',
      paper: withPages({ marginsPt: { top: 72, right: 90, bottom: 72, left: 90 } }),
      quotes: [null],
    },
  ],
});
