import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titlePageAuthor } from './title-page-author.ts';

describeCheck(titlePageAuthor, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
  ],
  flagsIn: [
    {
      name: 'a title page without a name',
      paper: studentPaper({ titlePage: [...titlePage.slice(0, 1), ...titlePage.slice(2)] }),
      quotes: [null],
    },
  ],
});
