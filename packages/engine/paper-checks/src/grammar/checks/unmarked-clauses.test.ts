import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { commaSplice } from './comma-splice.ts';
import { fragment } from './fragment.ts';
import { introductoryComma } from './introductory-comma.ts';
import { missingArticle } from './missing-article.ts';
import { runOn } from './run-on.ts';

describeGrammarCheck(introductoryComma, {
  silentOn: [
    'When the rain stopped, the bakers opened the door.',
    'When he saw the loaves sold in the market he smiled.',
    'According to the bakers in the north, bread is cheap.',
    'As a result of the strike, bread prices rose.',
    'To bake the bread they like is easy.',
    'After baking day comes market day.',
    'If the price of the flour they buy rises, so does the price of bread.',
    'Because of the heat of the oven, the kitchen was warm.',
  ],
  flags: {
    'When the oven broke the bakers shouted.': ['broke the → broke, the'],
    'Because the loaves were small the price dropped.': ['small the → small, the'],
    'After the mill was sold bakers moved away.': ['sold bakers → sold, bakers'],
    'According to the survey crime rose.': ['survey crime → survey, crime'],
    'In spite of the rain sales grew.': ['rain sales → rain, sales'],
    'According to the National Bakers Guild flour is scarce.': ['Guild flour → Guild, flour'],
    'To save the loaf they closed the oven.': ['loaf they → loaf, they'],
    'Before mixing the dough I washed my hands.': ['dough I → dough, I'],
  },
});

describeGrammarCheck(runOn, {
  silentOn: [
    'The bread the bakers made was cheap.',
    'It was the first time they baked it.',
    'He liked the town the road led to.',
    'He burned the bread before it rose.',
    'They believed that bread helps people who work.',
    'The bakers sold bread the children liked.',
    'It was the oven the cook was standing beside.',
  ],
  flags: {
    'The bread was burned by the baker the guests vanished within minutes.': ['baker the → baker; the'],
    'Most bakers own one shop many of them own it for life.': [],
    'The loaf was weighed twice the numbers were the same.': ['twice the → twice; the'],
    'Bakers had no shops everything belonged to the mill.': ['shops everything → shops; everything'],
    'The oven exploded the cook ran home.': ['exploded the → exploded; the'],
    'He kept the note it was from his mother.': ['note it → note; it'],
  },
});

describeGrammarCheck(commaSplice, {
  silentOn: [
    'They sold two ovens, old machines built in the north.',
    'In the spring, after the mill had closed, the baker left.',
    'The baker, the shop, and the oven survived.',
  ],
  flags: {
    'The bakers wanted a bigger oven, the owner refused.': ['oven, the → oven; the'],
    'There are many sorts of bread, shops usually sell only one of them.': ['bread, shops → bread; shops'],
  },
});

describeGrammarCheck(fragment, {
  silentOn: [
    'So that is how they bake.',
    'Especially the people who bake at night are tired.',
    'Even if it rains, they bake.',
    'A crust that is never cut dries a little every hour.',
    'Leaving the oven open is a mistake.',
  ],
  flags: {
    'They moved north. So that their son could learn to bake.': ['So that their son could learn to bake.'],
    'Bread is cheap. Particularly for families who bake their own loaves.': [
      'Particularly for families who bake their own loaves.',
    ],
    'They went home. Forgetting their coats and hats at the mill.': [
      'Forgetting their coats and hats at the mill.',
    ],
    'We never buy it there. Even if it costs us more.': ['Even if it costs us more.'],
    'The mill had one problem. The lack of a water wheel.': ['The lack of a water wheel.'],
  },
});

describeGrammarCheck(missingArticle, {
  silentOn: ['She is a baker because she likes bread.', 'He became president because he won.'],
  flags: { 'He became nurse because he liked people.': ['nurse → a nurse'] },
});
