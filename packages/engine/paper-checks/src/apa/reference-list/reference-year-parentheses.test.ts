import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceYearParentheses } from './reference-year-parentheses.ts';

const OK = 'Adams, A. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';

describeCheck(referenceYearParentheses, {
  silentOn: [
    listOf(OK),
    listOf(OK, 'Diaz, A. (2019, March 3). Sleep and memory. *Daily Sleep*. https://example.org/a'),
    listOf(OK, 'Homer. [ca. 700 B.C.E.]. *The book of sleep*.'),
  ],
  flags: {
    [listOf(OK, 'Diaz, A. “Sleep and memory.” Sleep Letters 4.2 (2019): 10–19. Print.')]: ['2019'],
    [listOf(OK, 'Diaz, A. 2019. Sleep and memory. Sleep Letters, 4(2), 10–19.')]: ['2019'],
    [listOf(OK, 'Diaz, A. Sleep and memory. New York: Rest Press, 2019.')]: ['2019'],
  },
  suggests: { [listOf(OK, 'Diaz, A. 2019. Sleep and memory. Sleep Letters, 4(2), 10–19.')]: ['(2019)'] },
});
