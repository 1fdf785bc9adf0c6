import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titlePageInstructor } from './title-page-instructor.ts';

describeCheck(titlePageInstructor, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    {
      name: 'a course and its instructor on one line',
      paper: studentPaper({
        titlePage: titlePage.toSpliced(3, 2, { text: 'PSY 210: Sleep, Dr. Ana Ono, Ridgeview College' }),
      }),
    },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a line that could be it',
      paper: studentPaper({ titlePage: titlePage.with(4, { text: 'Ridgeview and Spring Term' }) }),
    },
  ],
  flagsIn: [
    {
      name: 'a title page without it',
      paper: studentPaper({ titlePage: titlePage.toSpliced(4, 1) }),
      quotes: [null],
    },
  ],
});
