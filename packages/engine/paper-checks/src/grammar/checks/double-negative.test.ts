import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { doubleNegative } from './double-negative.ts';

describeGrammarCheck(doubleNegative, {
  silentOn: [
    'They do not have any bread.',
    'It is not that nobody cares.',
    'The plan did not fail, and nobody was hurt.',
    'They could not wait no longer than a day.',
    'She could hardly see the coast.',
    'He did not know that nothing had been done.',
    'It costs no more than it did, and it is not worse.',
    'There is no way to do nothing.',
    'Not only was nothing said, but nothing was written.',
    'The clerk chose not to say nothing.',
    'They could not say no to the offer.',
    'She could not believe nobody came.',
    'People who have nothing lose nothing.',
  ],
  flags: {
    "They don't have no bread.": ['no → any'],
    'The clerk never said nothing about it.': ['nothing → anything'],
    "There isn't no way back.": ['no → any'],
    "I can't hardly hear the band.": ["can't hardly → can hardly"],
    'We did not tell no one about the leak.': ['no one → anyone'],
    'It does not make no sense to wait.': ['no → any'],
    'Nobody did nothing to stop it.': ['nothing → anything'],
  },
});
