import { describeCheck } from '../../testing/describe-check.ts';
import { paragraph, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { abstractLength } from './abstract-length.ts';

describeCheck(abstractLength, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a short abstract',
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
      name: 'an abstract of three hundred words',
      paper: studentPaper({
        abstract: [
          { text: '**Abstract**', startsNewPage: true },
          { text: Array.from({ length: 5 }, () => paragraph.text).join(' ') },
        ],
      }),
      quotes: ['Nurses who work three nights in a row'],
    },
  ],
});
