import { describeCheck } from '../../testing/describe-check.ts';
import { body, paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { abstractOwnPage } from './abstract-own-page.ts';

describeCheck(abstractOwnPage, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'an abstract on its page',
      paper: studentPaper({
        abstract: [
          { text: '**Abstract**', startsNewPage: true, format: { alignment: 'center' } },
          { ...paragraph, format: { firstLineIndentPt: 0 } },
        ],
      }),
    },
  ],
  flagsIn: [
    {
      name: 'an abstract on the title page',
      paper: studentPaper({
        abstract: [{ text: '**Abstract**', format: { alignment: 'center' } }, paragraph],
      }),
      quotes: ['Abstract'],
    },
    {
      name: 'text that follows on the abstract page',
      paper: studentPaper({
        abstract: [
          { text: '**Abstract**', startsNewPage: true, format: { alignment: 'center' } },
          { ...paragraph, format: { firstLineIndentPt: 0 } },
        ],
        body: [{ text: '**Night Shifts and Errors**', format: { alignment: 'center' } }, ...body.slice(1)],
      }),
      quotes: ['Night Shifts and Errors'],
    },
  ],
});
