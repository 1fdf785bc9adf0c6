import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyWith,
  heading,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { headingLone } from './heading-lone.ts';

describeCheck(headingLone, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'two subheadings',
      paper: studentPaper({
        body: bodyWith(heading(1, 'Method'), heading(2, 'Sample'), paragraph, heading(2, 'Measures')),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'one subheading',
      paper: studentPaper({
        body: bodyWith(heading(1, 'Method'), heading(2, 'Sample'), paragraph, heading(1, 'Results')),
      }),
      quotes: ['Sample'],
    },
  ],
});
