import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { articleByContext, confusedByContext, formByContext, pronounByContext } from './forms-by-context.ts';

describeGrammarCheck(formByContext, {
  silentOn: [
    'The government decided to raise the tax.',
    'The firm can reduce its costs.',
    'We need to understand the cause of the disease.',
    'Milk is heavy, so she comes home with rice and canned soup.',
    'The farmers use a new kind of seed.',
    'The rise and fall of the river is measured each hour.',
  ],
  flags: {
    'The government decided to rises the tax.': ['rises → rise'],
    'She decided to sells the house.': ['sells → sell'],
    'The firm can reduces its costs.': ['reduces → reduce'],
    'We need to understands the cause of the disease.': ['understands → understand'],
    'The farmers are use a new kind of seed.': ['use → used'],
  },
});

describeGrammarCheck(confusedByContext, {
  silentOn: ['This result is hard to explain.', 'These results are hard to explain.'],
  flags: { 'These result is hard to explain.': ['These → This'] },
});

describeGrammarCheck(pronounByContext, {
  silentOn: [
    'They are the best players on the team.',
    'The coach chose them for the team.',
    'It helps us to rest.',
  ],
  flags: {
    'Them are the best players on the team.': ['Them → They'],
    'Us think that the plan will work.': ['Us → We'],
    'Him was the first to see the danger.': ['Him → He'],
  },
});

describeGrammarCheck(articleByContext, {
  silentOn: ['Water is cheap in the valley.', 'He became a judge.', 'The price of bread rose.'],
  flags: {},
});
