import { describeCheck } from '../../testing/describe-check.ts';
import { bodyWith, paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { fontConsistency } from './font-consistency.ts';

describeCheck(fontConsistency, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'Times under two names',
      paper: studentPaper({ body: bodyWith({ ...paragraph, run: { font: 'Times' } }) }),
    },
  ],
  flagsIn: [
    {
      name: 'two fonts',
      paper: studentPaper({ body: bodyWith({ ...paragraph, run: { font: 'Calibri', sizePt: 11 } }) }),
      quotes: [null],
    },
  ],
});
