import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { subjectVerb } from './subject-verb.ts';
import { fragment } from './fragment.ts';
import { introductoryComma } from './introductory-comma.ts';
import { missingWord } from './missing-word.ts';
import { preposition } from './preposition.ts';
import { pronounCase } from './pronoun-case.ts';
import { runOn } from './run-on.ts';
import { tenseShift } from './tense-shift.ts';

describeGrammarCheck(introductoryComma, {
  silentOn: [
    'However the data are read, the result stays the same.',
    'Compared with the others, the small towns spent more.',
    'By weighing the claims we make, we can decide.',
    'If the state continues to ignore the price of food, patients will suffer.',
    'After we washed the dishes and dried the cups, the guests left.',
  ],
  flags: {
    'However the survey looked only at owners of houses, so it may not apply.': [
      'However the → However, the',
    ],
    'After we had washed the dishes and dried the cups the host told us to sit down.': [
      'cups the → cups, the',
    ],
    'If the state continues to ignore the price of food patients will suffer for years.': [
      'food patients → food, patients',
    ],
  },
});

describeGrammarCheck(runOn, {
  silentOn: [
    'The tools he needed to build the shed were in the garage.',
    'The night they closed the bridge was cold.',
    'This is the region he refused to visit.',
  ],
  flags: {
    'The owner knew that losses were growing in the region he refused to close the store.': [
      'region he → region; he',
    ],
  },
});

describeGrammarCheck(fragment, {
  silentOn: [
    'For example, allowing them to vote would be a start.',
    'Doctors who looked at each person worked fast.',
    'Because the board had ignored their request for smaller classes, the teachers left.',
    'This idea of well-being is called balance.',
  ],
  flags: {
    'Doctors who looked at each person for six seconds.': [
      'Doctors who looked at each person for six seconds.',
    ],
    'Because the board had ignored their request for smaller classes.': [
      'Because the board had ignored their request for smaller classes.',
    ],
  },
});

describeGrammarCheck(pronounCase, {
  silentOn: [
    'The man whom should they trust is gone.',
    'They asked those who grew up there.',
    'My friend and I were invited to present it.',
  ],
  flags: {
    'They could not say whom should be called first.': ['whom → who'],
    'The teacher invited my friend and I to present it.': ['I → me'],
    'We met the twins, and them who grew up apart were alike.': ['them → those'],
  },
});

describeGrammarCheck(missingWord, {
  silentOn: [
    'There are many people who believe that the rule is bad.',
    'There were workers asking for a raise.',
    'They refused talks about the treaty.',
    'She could, a nurse said, go home.',
    'He was one of thousands of settlers who came.',
  ],
  flags: {
    'There are many people believe that the rule is bad.': ['people believe → people who believe'],
    'The soldiers refused talk about the war.': ['refused talk → refused to talk'],
    'She asked if she could a glass of water.': ['could a'],
  },
});

describeGrammarCheck(tenseShift, {
  silentOn: [
    'In 1914 the duke was shot, and the story remains well known.',
    'They had different lives with different goals and hopes.',
    'She reads the file, splits it, and stores the values.',
  ],
  flags: {
    'In 1914, the duke was shot in the city, and within weeks the powers declare war.': [
      'declare → declared',
    ],
    'The program reads the file, splits each line, and stored the values.': ['stored → stores'],
  },
});

describeGrammarCheck(subjectVerb, {
  silentOn: [
    'They tell us what we need to know.',
    'Whether the lesson travels is not certain.',
    'When he came to the town, known for its towers, it was dark.',
  ],
  flags: { 'We needs a rest at the end of the day.': ['needs → need'] },
});

describeGrammarCheck(preposition, {
  silentOn: ['The music was composed by her uncle.', 'The increase in the price was small.'],
  flags: {
    'The sample was composed by adults over sixty.': ['by → of'],
    'The increase of the price led to a strike.': ['of → in'],
  },
});
