import { describeCheck } from '../../testing/describe-check.ts';
import { bodyOf, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { fontSize } from './font-size.ts';

describeCheck(fontSize, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    { name: 'Arial in 11 pt', paper: studentPaper({ body: bodyOf({ run: { font: 'Arial', sizePt: 11 } }) }) },
    { name: 'a measuring error', paper: studentPaper({ body: bodyOf({ run: { sizePt: 11.96 } }) }) },
  ],
  flagsIn: [
    {
      name: 'Times in 14 pt',
      paper: studentPaper({ body: bodyOf({ run: { sizePt: 14 } }) }),
      quotes: [null],
    },
    {
      name: 'Arial in 9 pt',
      paper: studentPaper({ body: bodyOf({ run: { font: 'Arial', sizePt: 9 } }) }),
      quotes: [null],
    },
  ],
});
