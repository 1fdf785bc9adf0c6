import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyOf,
  bodyWith,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { firstLineIndent } from './first-line-indent.ts';

describeCheck(firstLineIndent, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a measuring error',
      paper: studentPaper({ body: bodyOf({ format: { firstLineIndentPt: 33 } }) }),
    },
    {
      name: 'a list whose numbers were typed',
      paper: studentPaper({
        body: bodyOf({ text: `1. ${paragraph.text}`, format: { firstLineIndentPt: 0 } }),
      }),
    },
    {
      name: 'a block quotation',
      paper: studentPaper({
        body: bodyWith({ ...paragraph, format: { firstLineIndentPt: 0, leftIndentPt: 36 } }),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'no indents',
      paper: studentPaper({ body: bodyOf({ format: { firstLineIndentPt: 0 } }) }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
