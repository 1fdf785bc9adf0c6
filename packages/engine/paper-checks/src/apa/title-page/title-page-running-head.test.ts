import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage, withPages } from '../../testing/student-paper.ts';
import { titlePageRunningHead } from './title-page-running-head.ts';

describeCheck(titlePageRunningHead, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a professional paper',
      paper: withPages({ header: 'NIGHT SHIFTS 1' }, studentPaper({ titlePage: titlePage.slice(0, 3) })),
    },
  ],
  flagsIn: [
    {
      name: 'a student paper with a running head',
      paper: withPages({ header: 'NIGHT SHIFTS 1' }),
      quotes: [null],
    },
    { name: 'the old label', paper: withPages({ header: 'Running head: NIGHT SHIFTS 1' }), quotes: [null] },
  ],
});
