import { describeCheck } from '../../testing/describe-check.ts';
import { body, paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { titlePageOwnPage } from './title-page-own-page.ts';

describeCheck(titlePageOwnPage, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    { name: 'a paper without a title page', paper: studentPaper({ titlePage: [], body: body.slice(1) }) },
  ],
  flagsIn: [
    {
      name: 'text that follows on the title page',
      paper: studentPaper({ body: [...body.slice(1), paragraph] }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
