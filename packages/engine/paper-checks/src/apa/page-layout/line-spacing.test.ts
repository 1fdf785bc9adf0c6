import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyOf,
  bodyWith,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { lineSpacing } from './line-spacing.ts';

describeCheck(lineSpacing, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'one single-spaced paragraph',
      paper: studentPaper({ body: bodyWith({ ...paragraph, format: { lineSpacing: 1 } }) }),
    },
  ],
  flagsIn: [
    {
      name: 'single spacing',
      paper: studentPaper({ body: bodyOf({ format: { lineSpacing: 1 } }) }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
