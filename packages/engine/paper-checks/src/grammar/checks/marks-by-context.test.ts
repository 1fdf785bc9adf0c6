import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { commaSpliceByContext, missingCommaByContext, runOnByContext } from './marks-by-context.ts';

describeGrammarCheck(missingCommaByContext, {
  silentOn: [
    'As the temperature falls, the water begins to freeze.',
    'The idea is simple, but it is hard to put into practice.',
    'The soup was thin but hot.',
    'This view, however, is not shared by all scholars.',
    'However hard she tried, the door stayed shut.',
    'In the morning mist the ships looked like ghosts.',
    'The plan that the council made was never carried out.',
    'Since then the number of bees has fallen by half.',
  ],
  flags: {
    'As the temperature falls the water begins to freeze.': ['falls the → falls, the'],
    'The idea is simple but it is hard to put into practice.': ['simple but → simple, but'],
    'This view however is not shared by all scholars.': ['view however is → view, however, is'],
    'The plan however was never carried out.': ['plan however was → plan, however, was'],
    'At the end of the war the two countries signed a treaty.': ['war the → war, the'],
  },
});

describeGrammarCheck(commaSpliceByContext, {
  silentOn: [
    'The model, which is simple, has only two parameters.',
    'When the factory closed, the workers moved to other towns.',
    'The bakers, millers and grocers met, as they did each year.',
    'Although he was late, he took his time.',
  ],
  flags: {},
});

describeGrammarCheck(runOnByContext, {
  silentOn: [
    'The report that the committee wrote in March was published in June.',
    'She thinks the bridge is safe.',
    'The book he wrote in Boston made him famous.',
    'The more they read the more they knew.',
  ],
  flags: {},
});
