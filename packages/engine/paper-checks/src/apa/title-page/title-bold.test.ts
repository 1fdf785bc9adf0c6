import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titleBold } from './title-bold.ts';

describeCheck(titleBold, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
  ],
  flagsIn: [
    {
      name: 'a plain title',
      paper: studentPaper({ titlePage: [{ text: 'Night Shifts and Errors' }, ...titlePage.slice(1)] }),
      quotes: ['Night Shifts and Errors'],
    },
  ],
});
