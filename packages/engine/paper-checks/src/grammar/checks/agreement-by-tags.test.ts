import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { relativeClauseVerb } from './relative-clause-verb.ts';
import { subjectVerb } from './subject-verb.ts';
import { thereIs } from './there-is.ts';
import { verbAfterAuxiliary } from './verb-after-auxiliary.ts';

describeGrammarCheck(subjectVerb, {
  silentOn: [
    'Teaching data skills provides new challenges.',
    'The number of cars has grown, and a number of cars have been sold.',
    'Ten lessons is a long list for a child.',
    'Income, wealth, and education are linked.',
    'If the ward were closed, the patients would be moved.',
    'The doctor suggested that the patient leave the ward.',
    'One of the ways societies strive to keep order is the law.',
    'The ships in which meat was stored were cold.',
    'The team of nurses was small, and the police were late.',
    'The study design and the results section were short.',
  ],
  flags: {
    'The effects of one night without sleep is visible at once.': ['is → are'],
    'The price of the new books have doubled.': ['have → has'],
    'The arguments in the second paper rests on a small sample.': ['rests → rest'],
    'The new law require landlords to repair the roof.': ['require → requires'],
    'Most visitors spends their money in the shop.': ['spends → spend'],
    'The list of the books used in both courses are long.': ['are → is'],
  },
});

describeGrammarCheck(thereIs, {
  silentOn: [
    'There is a bed and two chairs in the room.',
    'There are a number of reasons to stay.',
    'There was no time to lose.',
    'If there were a way, they would find it.',
    'There has been a change in the law.',
  ],
  flags: {
    'There was no windows in the room.': ['was → were'],
    'There are a strong link between the two.': ['are → is'],
    'In the north there is still villages without a road.': ['is → are'],
    'There have been a sharp drop in prices.': ['have → has'],
  },
});

describeGrammarCheck(relativeClauseVerb, {
  silentOn: [
    'Children who grow up in cities walk less.',
    'She is one of the nurses who work at night.',
    'The manager of the shops that was closed has moved.',
    'A teacher who likes her work stays.',
    'The results show that people walk more.',
  ],
  flags: {
    'Children who grows up in cities walk less.': ['grows → grow'],
    'A teacher who ignore the rules leaves.': ['ignore → ignores'],
    'They met farmers who was born there.': ['was → were'],
  },
});

describeGrammarCheck(verbAfterAuxiliary, {
  silentOn: [
    'It was due to increased demand, and it led to revised rules.',
    'What they did was build a wall.',
    'The rates have offset the losses, and the gains are offset by costs.',
    'She had let the men build it.',
    'They can read it, and they may have read it.',
    'The fish had fled, and the boats have come.',
    'The work is fun, and it is time to go.',
    'Have they gone home, and had he been there?',
  ],
  flags: {
    'The teacher did not explained the test.': ['explained → explain'],
    'The council decided to postponed the vote.': ['postponed → postpone'],
    'The plan may reduces the cost.': ['reduces → reduce'],
    'The crowd had went home.': ['went → gone'],
    'The bridge was build in 1874.': ['build → built'],
    'The virus has spreaded to two states.': ['spreaded → spread'],
    'They seen the film in May.': ['seen → saw'],
    'The students were ask to read.': ['ask → asked'],
  },
});
