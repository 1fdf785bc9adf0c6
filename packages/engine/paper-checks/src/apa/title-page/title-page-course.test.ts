import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titlePageCourse } from './title-page-course.ts';

describeCheck(titlePageCourse, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a line that could be it',
      paper: studentPaper({ titlePage: titlePage.with(3, { text: 'Ridgeview and Spring Term' }) }),
    },
  ],
  flagsIn: [
    {
      name: 'a title page without it',
      paper: studentPaper({ titlePage: titlePage.toSpliced(3, 1) }),
      quotes: [null],
    },
  ],
});
