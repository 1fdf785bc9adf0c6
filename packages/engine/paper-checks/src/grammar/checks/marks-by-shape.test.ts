import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { missingCommaByShape, runOnByShape } from './marks-by-shape.ts';

describeGrammarCheck(missingCommaByShape, {
  silentOn: [
    'When the river rose, the families left their houses.',
    'The families left their houses when the river rose.',
    'Because the river had risen in the night.',
    'If it rains, we stay.',
  ],
  flags: {
    'When the river rose in the night the families in the valley left their houses.': [
      'night the → night, the',
    ],
  },
});

describeGrammarCheck(runOnByShape, {
  silentOn: [
    'The road was closed, so we walked home.',
    'The book she read was long.',
    'They said it was late.',
    'The road that we took was long.',
  ],
  flags: {
    'The city raised the fare in the spring it lowered the fare again in the fall.': [
      'spring it → spring; it',
    ],
  },
});
