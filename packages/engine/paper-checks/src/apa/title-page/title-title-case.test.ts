import { describeCheck } from '../../testing/describe-check.ts';
import { plainTextPaper, post, studentPaper, titlePage } from '../../testing/student-paper.ts';
import { titleTitleCase } from './title-title-case.ts';

describeCheck(titleTitleCase, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'small prepositions',
      paper: studentPaper({
        titlePage: [{ text: '**Sleep of Nurses in the iPhone Age: A Study**' }, ...titlePage.slice(1)],
      }),
    },
  ],
  flagsIn: [
    {
      name: 'small letters',
      paper: studentPaper({ titlePage: [{ text: '**Night shifts and errors**' }, ...titlePage.slice(1)] }),
      quotes: ['Night shifts and errors'],
    },
    {
      name: 'all capitals',
      paper: studentPaper({ titlePage: [{ text: '**NIGHT SHIFTS AND ERRORS**' }, ...titlePage.slice(1)] }),
      quotes: ['NIGHT SHIFTS AND ERRORS'],
    },
  ],
});
