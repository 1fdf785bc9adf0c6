import { describeCheck } from '../../testing/describe-check.ts';
import { body, plainTextPaper, post, studentPaper } from '../../testing/student-paper.ts';
import { titlePagePresent } from './title-page-present.ts';

describeCheck(titlePagePresent, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'a memorandum, whose head says who writes to whom',
      paper: studentPaper({
        titlePage: [],
        body: [
          ...['TO: Dr. Ana Pires', 'FROM: Maria Okafor', 'RE: Night shifts'].map((text) => ({ text })),
          ...body.slice(1),
        ],
      }),
    },
  ],
  flagsIn: [
    {
      name: 'a heading in MLA form',
      paper: studentPaper({
        titlePage: [],
        body: [
          ...['Maria Okafor', 'Dr. Ana Pires', 'NURS 310', '4 March 2024'].map((text) => ({ text })),
          { text: 'Night Shifts and Errors', format: { alignment: 'center' } },
          ...body.slice(1),
        ],
      }),
      quotes: ['Maria Okafor'],
    },
    {
      name: 'a paper without a title page',
      paper: studentPaper({ titlePage: [], body: body.slice(1) }),
      quotes: [null],
    },
  ],
});
