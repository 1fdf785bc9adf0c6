import { describe, expect, it, beforeAll } from 'vitest';
import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { paperOf } from '../../testing/paper-of.ts';
import { loadTagger } from '../language/tagger.ts';
import { commaBeforeBut } from './comma-before-but.ts';
import { commaSplice } from './comma-splice.ts';
import { confusedByClass } from './confused-by-class.ts';
import { introductoryComma } from './introductory-comma.ts';
import { fragment } from './fragment.ts';
import { joinedSubject } from './joined-subject.ts';
import { missingArticle } from './missing-article.ts';
import { numberAfterDeterminer } from './number-after-determiner.ts';
import { preposition } from './preposition.ts';
import { missingObject } from './missing-object.ts';
import { pluralApostrophe } from './plural-apostrophe.ts';
import { pluralData } from './plural-data.ts';
import { subjectVerb } from './subject-verb.ts';
import { unmarkedPresent } from './unmarked-present.ts';

describeGrammarCheck(commaSplice, {
  silentOn: [
    'The first time Ana applied to a bakery, she was not asked to stay.',
    'That is because every time you burn a loaf, you need to clean the oven.',
    'They think that just because they have had a loaf, they know how to bake.',
    'The truth is, bread can be cheap.',
    'Contrary to the plans mentioned earlier, some bakers left.',
    'Due to the snow that fell at night, the oven was cold.',
    'They sell bread throughout the town, thereby helping the mill.',
    'The ovens are “all full of the new bread,” a baker calls his cat, somebody sings.',
    'Because flour, water, and salt are critical to bread, we weigh all three.',
    'When the system of ovens, carts, and shops works well, fresh bread is cheap.',
    'By asking how flour and salt meet in the oven, bakers can hope to change it.',
    'That is to say, bread is shared by many.',
    'For all the bread you bake, you end up with crumbs.',
    'One rule is to knock when you call, in case the baker does not hear the bell.',
    'Seeing burned crusts in the oven, the baker opened the window.',
    'The oven was hot, the dough was ready and the shelves were clean.',
  ],
  flags: {
    'I called the baker, the baker refused.': ['baker, the → baker; the'],
    'We asked the cook, the cook said nothing.': ['cook, the → cook; the'],
    'It makes no sense, a baker who works at night is paid less.': ['sense, a → sense; a'],
  },
});

describeGrammarCheck(subjectVerb, {
  silentOn: [
    'Public relations is part of the plan.',
    'They spoke of hail, snow drifts, and snow melt.',
    'Something that does not seem to matter may in fact have a great effect.',
    'Some even provide a map of the town.',
    'How much flour debt do the bakers have?',
    'He reread the letter twice.',
    'This cause that they support is good.',
    'The research that they read was old.',
    'Mills argues that bread is cheap.',
    'The second rule concerns means rather than ends.',
    'They think it fair.',
    'In his view bread is cheap, and he calls it dry.',
  ],
  flags: {
    'Fines makes people bake at night.': ['makes → make'],
    'Experiments shows that bread rises faster in summer.': ['shows → show'],
    'Loaves gives people strength.': ['gives → give'],
    'The school rules makes no sense to bakers.': ['makes → make'],
    'Much research show that bread keeps people full.': ['show → shows'],
    'Research on ovens suggest a different answer.': ['suggest → suggests'],
    'This mean that the bakers pay more.': ['mean → means'],
    'The color of the bread was wrong. Her family suffer from it.': ['suffer → suffers'],
  },
});

const doubtsIn = (text: string) =>
  [...subjectVerb.find(text, paperOf(text))].map(({ isDoubtful }) => isDoubtful);

describe('a group with a plural verb', () => {
  beforeAll(async () => {
    await loadTagger();
  }, 60_000);
  it('is an error in American spelling, advice where the spelling shows no variety, and right in British', () => {
    expect(doubtsIn('The color was wrong. The whole family suffer from it.')).toEqual([false]);
    expect(doubtsIn('The whole family suffer from it.')).toEqual([true]);
    expect(doubtsIn('The colour was wrong. The whole family suffer from it.')).toEqual([]);
  });
});

describeGrammarCheck(unmarkedPresent, {
  silentOn: [
    'The fair cost the town a lot last year, and it was a success.',
    'Bread is dear. It costs the town a lot every year, and people know it.',
    'It cost the town a lot.',
  ],
  flags: {
    'Bread is dear. It cost the town 20 dollars a day to feed one person, and the bill grows every year.': [
      'cost → costs',
    ],
  },
});

describeGrammarCheck(pluralData, {
  silentOn: ['The data are clear.', 'Data show that bread is dear.', 'The data set is small.'],
  flags: {
    'The data shows that bread is dear.': ['shows → show'],
    'Because the data was old, they asked again.': ['was → were'],
  },
});

describeGrammarCheck(missingObject, {
  silentOn: [
    'The baker kept the tin and would not give it back.',
    'She bakes for the poor because she wants to give back.',
    'The money that they would not give back was gone.',
    'The study was carried out, and the work was put off.',
  ],
  flags: {
    'They keep the deposit and are not giving back.': ['giving back'],
    'The plan was good, but nobody could carry out.': ['carry out'],
  },
});

describeGrammarCheck(introductoryComma, {
  silentOn: [
    'If you take the flour we used for the cake, we can bake another.',
    'Because you are concerned it may burn, you open the oven.',
    'Even if you liked every minute of the fair and it was a good day for bread, you need to rest.',
    'For example, Boston closed two bakeries.',
    'In addition to the bakers, two cooks came.',
    'Even though Ana assures the baker she can do it, he worries.',
    'If prices are high at the time the loan is made, then the bank gains.',
    'There are differences in the way this story is told.',
  ],
  flags: {
    'For example Boston closed two bakeries.': ['example → example,'],
  },
});

describeGrammarCheck(commaBeforeBut, {
  silentOn: [
    'They gave basic advice that bakers may have missed but that will be needed.',
    'He trusted no one but bakers.',
  ],
  flags: { 'He trusted the baker but the baker did not come.': ['baker but → baker, but'] },
});

describeGrammarCheck(joinedSubject, {
  silentOn: [
    'Each baker and the owner bring their own flour.',
    'Weighing flour or loaves is a slow kind of work.',
    'Every loaf and cake is sold.',
    'The bond between bakers and their guests has grown.',
  ],
  flags: { 'Every loaf and cake are sold.': ['are → is'] },
});

describeGrammarCheck(numberAfterDeterminer, {
  silentOn: [
    'A daily top three strategy helps the baker.',
    'The top three approach is old.',
    'A sampling of bakers recommend rye.',
  ],
  flags: {
    'The three loaf were sold.': ['loaf → loaves'],
    'I am one of this bakers.': ['this → these'],
  },
});

describeGrammarCheck(preposition, {
  silentOn: [
    'They succeed on the oven test, and she was tired from baking.',
    'They participate on a number of social media platforms.',
    'You have to concentrate in a different way.',
    'On average this comes to much interest at the bank.',
  ],
  flags: { 'They participate on the meetings.': ['on → in'] },
});

describeGrammarCheck(missingArticle, {
  silentOn: ['We measured the time on task.', 'The counts came late, matched to employer.'],
  flags: { 'She is one of best bakers.': ['best → the best'] },
});

describeGrammarCheck(fragment, {
  silentOn: ['The fresher the bread the better.', 'The fewer the loaves, the better.'],
  flags: { 'Because the bread of the baker was old.': ['Because the bread of the baker was old.'] },
});

describeGrammarCheck(pluralApostrophe, {
  silentOn: [
    'This oven is the baker’s, which nobody doubts.',
    'She is a friend of the baker’s, they say.',
    'The fault was the baker’s, and the cook knew it.',
  ],
  flags: { 'The delay hurts the baker’s, the cooks have no time.': ['baker’s → bakers'] },
});

describeGrammarCheck(confusedByClass, {
  silentOn: [
    'The sun was setting in the west, and winter was setting in.',
    'The setting of the novel is a bakery, and prices rise the next day.',
    'They asked which loaves were theirs, and the town where he lives is small.',
    'He tied it around the waist of the baker, and he has no idea.',
    'A live, round-the-clock line is open, and it can also lead to debate.',
    'The week was long, and the tea was weak.',
    'The plan helps the weak, and it skips the poor.',
    'The bakers sell bread, and the cell has a wall.',
    'They would, of course, know, and people feel that it is fair.',
  ],
  flags: {
    'He was setting in the waiting room for hours.': ['setting → sitting'],
    'They want to rise money for the bakery.': ['rise → raise'],
    'The town were he lives is small.': ['were → where'],
    'They thing that it is fair.': ['thing → think'],
    'He will cell the bakery.': ['cell → sell'],
    'They came a weak ago.': ['weak → week'],
    'She new that the bread was old.': ['new → knew'],
    'They left because off the noise.': ['off → of'],
  },
});
