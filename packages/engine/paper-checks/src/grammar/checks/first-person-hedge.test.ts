import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { firstPersonHedge } from './first-person-hedge.ts';

const JOURNAL =
  'On Monday I led my first lesson, and I was nervous. I had my notes, but I lost me in them, so I put them away and I told the class why I love birds. I think the children saw that I was nervous, and I smiled at my fear.';

describeGrammarCheck(firstPersonHedge, {
  silentOn: [
    'We think of bees as farm animals in this part of the world.',
    'It was late, and I think I was afraid of the quiet in the room.',
    JOURNAL,
  ],
  flags: {
    'I think that bees need more help than they get from farmers.': ['I think that'],
    'The plan is good, and in my opinion it would work in other towns.': ['in my opinion'],
  },
});
