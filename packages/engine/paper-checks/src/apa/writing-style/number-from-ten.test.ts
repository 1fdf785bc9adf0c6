import { describeCheck } from '../../testing/describe-check.ts';
import { numberFromTen } from './number-from-ten.ts';

describeCheck(numberFromTen, {
  silentOn: [
    'Twenty nurses worked on the ward, and all of them were tired.',
    'The ward had 25 nurses, of whom nine were new to the town.',
    'A fifty-year-old bridge fell into the river in the spring.',
    'Some twenty to thirty families left the valley each year.',
    'In the flooded streets ninety percent of the shops stayed shut.',
    'She read the twelfth chapter and two thirds of the next one.',
  ],
  flags: {
    'The ward had twenty-five nurses, and all of them were tired.': ['twenty-five'],
    'They asked sixteen farmers about the drought in the valley.': ['sixteen'],
  },
  suggests: { 'The ward had twenty-five nurses, and all of them were tired.': ['25'] },
});
