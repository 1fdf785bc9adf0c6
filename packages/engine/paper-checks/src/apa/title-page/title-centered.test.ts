import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, title, titlePage } from '../../testing/student-paper.ts';
import { titleCentered } from './title-centered.ts';

describeCheck(titleCentered, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
  ],
  flagsIn: [
    {
      name: 'a title at the left',
      paper: studentPaper({
        titlePage: [{ ...title, format: { alignment: 'left' } }, ...titlePage.slice(1)],
      }),
      quotes: ['Night Shifts and Errors'],
    },
  ],
});
