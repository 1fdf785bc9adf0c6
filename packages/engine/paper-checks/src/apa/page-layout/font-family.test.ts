import { describeCheck } from '../../testing/describe-check.ts';
import { bodyOf, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { fontFamily } from './font-family.ts';

describeCheck(fontFamily, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a stand-in for Times',
      paper: studentPaper({ body: bodyOf({ run: { font: 'Liberation Serif' } }) }),
    },
    ...['Arial', 'Calibri', 'Georgia', 'Lucida Sans Unicode', 'Computer Modern'].map((font) => ({
      name: `${font}, which the manual names`,
      paper: studentPaper({ body: bodyOf({ run: { font } }) }),
    })),
  ],
  flagsIn: [
    {
      name: 'a decorative font',
      paper: studentPaper({ body: bodyOf({ run: { font: 'Comic Sans MS' } }) }),
      quotes: [null],
    },
  ],
});
