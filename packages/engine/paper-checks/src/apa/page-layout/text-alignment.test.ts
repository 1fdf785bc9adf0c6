import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyOf,
  bodyWith,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { textAlignment } from './text-alignment.ts';

describeCheck(textAlignment, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'one centered paragraph',
      paper: studentPaper({ body: bodyWith({ ...paragraph, format: { alignment: 'center' } }) }),
    },
  ],
  flagsIn: [
    {
      name: 'justified text',
      paper: studentPaper({ body: bodyOf({ format: { alignment: 'justify' } }) }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
