import { describeCheck } from '../../testing/describe-check.ts';
import { paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { abstractIndent } from './abstract-indent.ts';

describeCheck(abstractIndent, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'an abstract at the margin',
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
      name: 'an indented abstract',
      paper: studentPaper({ abstract: [{ text: '**Abstract**', startsNewPage: true }, paragraph] }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
