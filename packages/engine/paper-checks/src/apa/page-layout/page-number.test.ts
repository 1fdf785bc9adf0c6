import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, withPages } from '../../testing/student-paper.ts';
import { pageNumber } from './page-number.ts';

describeCheck(pageNumber, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'pages of which one lacks its number',
      paper: withPages(({ number }) => (number === 2 ? { pageNumber: null } : {})),
    },
  ],
  flagsIn: [
    { name: 'pages without numbers', paper: withPages({ pageNumber: null }), quotes: [null] },
    {
      name: 'numbers in the footer',
      paper: withPages({ pageNumber: { place: 'footer', alignment: 'right' } }),
      quotes: [null],
    },
    {
      name: 'a first page without a number',
      paper: withPages(({ number }) => (number === 1 ? { pageNumber: null } : {})),
      quotes: [null],
    },
  ],
});
