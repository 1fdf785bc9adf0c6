import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titlePageDate } from './title-page-date.ts';

describeCheck(titlePageDate, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a term with its year',
      paper: studentPaper({ titlePage: titlePage.with(5, { text: 'Spring 2024' }) }),
    },
  ],
  flagsIn: [
    {
      name: 'a title page without it',
      paper: studentPaper({ titlePage: titlePage.toSpliced(5, 1) }),
      quotes: [null],
    },
  ],
});
