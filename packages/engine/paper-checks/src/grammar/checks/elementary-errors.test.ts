import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { adjectiveOrAdverb } from './adjective-or-adverb.ts';
import { article } from './article.ts';
import { confusedByClass } from './confused-by-class.ts';
import { writtenTogether } from './confused-words.ts';
import { itsApostrophe } from './its-apostrophe.ts';
import { introductoryComma } from './introductory-comma.ts';
import { possessiveApostrophe } from './possessive-apostrophe.ts';
import { subjectVerb } from './subject-verb.ts';
import { verbAfterAuxiliary } from './verb-after-auxiliary.ts';

describeGrammarCheck(subjectVerb, {
  silentOn: [
    'In the second year the number of ovens was small.',
    'Last fall the baker and his wives were there.',
    'We asked how many kinds of bread there were.',
    'The ovens heat bakeries on the hill.',
    'The flour and the eggs arrived, and the bakers get tired.',
    'This oven loop in which we bake is old.',
    'Use caution here that you do not rush.',
    'The cost of the bread stopped and the bakers were glad.',
    'The bus stop in front of the bakery was moved.',
    'She said that ovens were old.',
    'The oven causes fires in the spring.',
    'Few people know that carp eat flour.',
  ],
  flags: {
    'In old towns ovens is cheap.': ['is → are'],
    'In the second year many ovens was old.': ['was → were'],
    'Last fall the ovens was closed.': ['was → were'],
    'We asked how many loaves was sold.': ['was → were'],
    'Bakers think that ovens is safe.': ['is → are'],
    'People believe ovens is safe.': ['is → are'],
    'In my opinion bread taxes is unfair.': ['is → are'],
    'The sun shone but the baker get wet.': ['get → gets'],
    'Ovens warms small rooms in winter.': ['warms → warm'],
    'My sister work at the bakery.': ['work → works'],
    'The cook need help with the bread.': ['need → needs'],
  },
});

describeGrammarCheck(verbAfterAuxiliary, {
  silentOn: ['Bakers should not have to pay.'],
  flags: { 'Bakers should not has to pay.': ['has → have'] },
});

describeGrammarCheck(confusedByClass, {
  silentOn: [
    'The side effects bakers report are mild.',
    'The oven effects of heat on bread are known.',
    'It amounts to much, and they went from bad to good.',
    'If it is warmer than the oven was, we wait.',
    'They walk there days before the fair.',
    'It belongs to many of them.',
    'More bread was sold, and then before noon it was gone.',
    'They live there because rents are low.',
  ],
  flags: {
    'The weather effects the way we bake.': ['effects → affects'],
    'High rents effect small bakeries the most.': ['effect → affect'],
    'The bakers complain to much.': ['to → too'],
    'The flour came to late for the fair.': ['to → too'],
    'They rely to heavily on flour.': ['to → too'],
    'If you are late than you cannot eat.': ['than → then'],
    'They sold more loaves then before.': ['then → than'],
    'The bakers gave back there keys.': ['there → their'],
  },
});

describeGrammarCheck(writtenTogether, {
  silentOn: [
    'A lot of bread was sold, as well as a cake.',
    'In fact, each other day was dry.',
    'Up to ten came.',
  ],
  flags: {
    'Alot of bread was sold.': ['Alot → A lot'],
    'They helped eachother aswell.': ['aswell → as well', 'eachother → each other'],
  },
});

describeGrammarCheck(adjectiveOrAdverb, {
  silentOn: ['The milk went bad.', 'He did good in the world.', 'It went well, and they played a good game.'],
  flags: {
    'It went good for the bakers.': ['good → well'],
    'The bakers did good on the test.': ['good → well'],
    'They played terrible in the second half.': ['terrible → terribly'],
  },
});

describeGrammarCheck(possessiveApostrophe, {
  silentOn: [
    'They gave the patients new beds.',
    'The law protects the nurses in town.',
    'It is the parents who pay.',
    'The rule helps the teachers work better.',
  ],
  flags: {
    'It is the parents responsibility to pay.': ["parents → parent's"],
    'The law protects the patients privacy.': ["patients → patient's"],
    'This is the nurses duty in the ward.': ["nurses → nurse's"],
  },
});

describeGrammarCheck(introductoryComma, {
  silentOn: [
    'According to the baker, bread is cheap.',
    'Because of the snow, the oven was cold.',
    'Because of the snow and the ice we stayed.',
  ],
  flags: {
    'According to Keller (2018) many loaves were sold.': ['(2018) many → (2018), many'],
    'According to Keller and Ames (2018) bread got cheaper.': ['(2018) bread → (2018), bread'],
    'Because of the snow the oven was cold.': ['snow the → snow, the'],
  },
});

describeGrammarCheck(article, {
  silentOn: ['She wrote an e-mail to a European baker.'],
  flags: { 'She wrote a e-mail to him.': ['a → an'] },
});

describeGrammarCheck(itsApostrophe, {
  silentOn: [
    'If its price rises, the bread is left.',
    'When its oven is cold, the bakery is closed.',
    'It took its time to grow.',
    'Because of its taste, the bread was sold.',
  ],
  flags: {
    'If its cold, the oven will not start.': ["its → it's"],
    'We stay home because its a holiday.': ["its → it's"],
    'They say its time to bake.': ["its → it's"],
  },
});
