import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyWith,
  heading,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { headingFormat } from './heading-format.ts';

describeCheck(headingFormat, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'three correct levels',
      paper: studentPaper({
        body: bodyWith(
          heading(1, 'Method'),
          paragraph,
          heading(2, 'Sample'),
          paragraph,
          heading(3, 'Night Nurses'),
        ),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'level 1 at the left',
      paper: studentPaper({ body: bodyWith(heading(1, 'Method', { format: { alignment: 'left' } })) }),
      quotes: ['Method'],
    },
    {
      name: 'level 2 without bold, level 3 without italics',
      paper: studentPaper({
        body: bodyWith(
          heading(1, 'Method'),
          heading(2, 'Sample', { run: { bold: false } }),
          paragraph,
          heading(3, 'Night Nurses', { run: { bold: true } }),
        ),
      }),
      quotes: ['Sample', 'Night Nurses'],
    },
  ],
});
