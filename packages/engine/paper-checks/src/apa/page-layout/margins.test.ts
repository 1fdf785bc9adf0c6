import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, withPages } from '../../testing/student-paper.ts';
import { margins } from './margins.ts';

describeCheck(margins, {
  silentOn: [
    {
      name: 'a PDF whose last lines end early',
      paper: withPages(
        { marginsPt: { top: 90, right: 140, bottom: 300, left: 74 } },
        { ...studentPaper(), format: 'pdf' },
      ),
    },
    {
      name: 'a PDF with one line that sticks out',
      paper: withPages(
        ({ number }) => ({ marginsPt: { top: 72, right: number === 2 ? 20 : 80, bottom: 80, left: 72 } }),
        { ...studentPaper(), format: 'pdf' },
      ),
    },
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
      name: 'a PDF with narrow margins',
      paper: withPages(
        { marginsPt: { top: 36, right: 40, bottom: 40, left: 36 } },
        { ...studentPaper(), format: 'pdf' },
      ),
      quotes: [null],
    },
    {
      name: 'wide margins at the sides',
      paper: withPages({ marginsPt: { top: 72, right: 90, bottom: 72, left: 90 } }),
      quotes: [null],
    },
  ],
});
