import { describeCheck } from '../../testing/describe-check.ts';
import {
  bodyWith,
  heading,
  paragraph,
  plainTextPaper,
  post,
  studentPaper,
} from '../../testing/student-paper.ts';
import { headingLevels } from './heading-levels.ts';

describeCheck(headingLevels, {
  silentOn: [
    { name: 'a correct student paper', paper: studentPaper() },
    { name: 'a post', paper: post },
    { name: 'plain text', paper: plainTextPaper },
    {
      name: 'levels in order',
      paper: studentPaper({
        body: bodyWith(
          heading(1, 'Method'),
          heading(2, 'Sample'),
          heading(3, 'Nights'),
          paragraph,
          heading(1, 'Results'),
        ),
      }),
    },
  ],
  flagsIn: [
    {
      name: 'level 3 right below level 1',
      paper: studentPaper({ body: bodyWith(heading(1, 'Method'), heading(3, 'Nights')) }),
      quotes: ['Nights'],
    },
  ],
});
