import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyOf,
  bodyWith,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { paragraphSpacing } from './paragraph-spacing.ts';

describeCheck(paragraphSpacing, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'space after one paragraph',
      paper: studentPaper({ body: bodyWith({ ...paragraph, format: { spaceAfterPt: 12 } }) }),
    },
  ],
  flagsIn: [
    {
      name: 'space after every paragraph',
      paper: studentPaper({ body: bodyOf({ format: { spaceAfterPt: 10 } }) }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
