import { describeCheck } from '../../testing/describe-check.ts';
import { listOf } from '../../testing/with-references.ts';
import { referenceOrder } from './reference-order.ts';

const ADAMS = 'Adams, B. (2019). Sleep and memory. Sleep Letters, 4(2), 10–19.';
const DE = 'de la Cruz, B. (2019). Sleep at sea. Sleep Letters, 4(2), 10–19.';
const DIAZ_A = 'Díaz, A. (2020). Naps. Sleep Letters, 5(2), 1–9.';
const DIAZ_B = 'Diaz, B., & Lee, C. (2011). Dreams. Sleep Letters, 1(2), 1–9.';
const LIBRARY = 'The Sleep Library. (2011). *Dreams*. https://example.org/dreams';
const TITLE = 'A survey of dreams. (2011). Sleep Letters, 1(2), 1–9.';
const ZHOU = 'Zhou, B. (2011). Dreams. Sleep Letters, 1(2), 1–9.';

describeCheck(referenceOrder, {
  silentOn: [
    listOf(ADAMS, DE, DIAZ_A, DIAZ_B, ZHOU),
    listOf(ADAMS, LIBRARY, ZHOU),
    listOf(ADAMS, TITLE, ZHOU),
  ],
  flags: {
    [listOf(ADAMS, ZHOU, DE, DIAZ_A, DIAZ_B)]: [ZHOU],
    [listOf(DIAZ_B, DIAZ_A)]: [DIAZ_B],
  },
});
