import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { adjectiveOrAdverb } from './adjective-or-adverb.ts';
import { compoundHyphen } from './compound-hyphen.ts';
import { confusedByClass } from './confused-by-class.ts';
import { contractionApostrophe } from './contraction-apostrophe.ts';
import { doubledDeterminer } from './doubled-determiner.ts';
import { latinComma } from './latin-comma.ts';
import { missingWord } from './missing-word.ts';
import { possessiveApostrophe } from './possessive-apostrophe.ts';
import { stativeVerb } from './stative-verb.ts';
import { subjectVerb } from './subject-verb.ts';
import { verbAfterAuxiliary } from './verb-after-auxiliary.ts';

describeGrammarCheck(confusedByClass, {
  silentOn: [
    'It was cold, and she had to form the dough by hand.',
    'They give form to the bread, and the bakers form a group.',
    'The baker wood is dry, and the form the baker used was old.',
    'They have a grade of an A, and an old oven.',
    'There is no easy way, and it is no different from ours.',
    'He texts the baker, and they all left.',
    'Bread is too expensive, and bakers are too few.',
    'Then again, most of them stayed, and by then it was late.',
    'He as well as the cook left.',
    'Not one of the bakers is in the right place to bake.',
    'Where they bake, we eat.',
    'Nuts are not a bread.',
    'A grade of one is very poor to unacceptable, and it appeals to many.',
  ],
  flags: {
    'He cold sing about bread.': ['cold → could'],
    'The bakers came form the north.': ['form → from'],
    'It is nut true that bread is cheap.': ['nut → not'],
    'The flour an the eggs arrived.': ['an → and'],
    'The are glad about the bread.': ['The → They'],
    'They went to he bakery.': ['he → the'],
    'Most of then are bakers.': ['then → them'],
    'They where late for the fair.': ['where → were'],
    'There are too ovens in the house.': ['too → two'],
    'It is no obvious that bread helps.': ['no → not'],
    'It is save to bake at night.': ['save → safe'],
    'I though that it was bread.': ['though → thought'],
  },
});

describeGrammarCheck(contractionApostrophe, {
  silentOn: [
    'Well baked bread is good.',
    'Were the bakers late, the shop would close.',
    "O'Neil and D'Angelo don't bake.",
    'The bakers whose bread we buy are old.',
    'Shell eggs were sold, and ill bakers stayed home.',
    'She lets him bake.',
  ],
  flags: {
    'Hell be late for the fair.': ["Hell → He'll"],
    'Were late for the fair.': ["Were → We're"],
    "We don'T bake in the morning.": ["don'T → don't"],
    'We don`t bake in the morning.': ["don`t → don't"],
    'A baker whos always late lost his job.': ["whos → who's"],
    'Lets go to the bakery.': ["Lets → Let's"],
  },
});

describeGrammarCheck(doubledDeterminer, {
  silentOn: [
    'Is this the bread?',
    'All the bakers gave her a loaf.',
    'This my brother knew.',
    'Such an oven is rare, and what a loaf it was.',
  ],
  flags: {
    'The a loaf was old.': ['The a → A'],
    'We like a this oven.': ['a this → this'],
    'My the oven is cold.': ['My the → The'],
  },
});

describeGrammarCheck(compoundHyphen, {
  silentOn: [
    'It took five years, and a five-year plan followed.',
    'A two day care center opened.',
    'In the long term prices fall.',
    'The baker is well known in town.',
    'The self is old, and a pre-war oven stood there.',
    'They sold twenty loaves and five cakes.',
  ],
  flags: {
    'It was a five year plan.': ['five year → five-year'],
    'She is a well known baker.': ['well known → well-known'],
    'They saw long term effects.': ['long term → long-term'],
    'They sold twenty five loaves.': ['twenty five → twenty-five'],
    'Baking helped her self esteem.': ['self esteem → self-esteem'],
  },
});

describeGrammarCheck(latinComma, {
  silentOn: ['Some grains (e.g., rye) are dark.', 'The colour of bread (e.g. rye) is dark.'],
  flags: { 'Some grains (e.g. rye) are dark.': ['e.g. → e.g.,'] },
});

describeGrammarCheck(stativeVerb, {
  silentOn: ['The key is knowing how to bake.', 'He is owning up to it.', 'She is seeing a baker.'],
  flags: {
    'I am knowing the baker well.': ['am knowing → know'],
    'He is believing the cook.': ['is believing → believes'],
  },
});

describeGrammarCheck(verbAfterAuxiliary, {
  silentOn: [
    'Did the bakers involved know about it?',
    'Did a cake called Rosa sell well?',
    'Why does the oven smoke?',
    'They gave it to friends.',
    'She was happy to see loaves.',
  ],
  flags: {
    'Did the baker noticed?': ['noticed → notice'],
    'Why did the bakers complained?': ['complained → complain'],
    'He tried not to forgets.': ['forgets → forget'],
    'They told her to goes.': ['goes → go'],
  },
});

describeGrammarCheck(missingWord, {
  silentOn: ['They need not buy flour.', 'You do not need help.'],
  flags: { 'They do not need buy the flour.': ['need buy → need to buy'] },
});

describeGrammarCheck(possessiveApostrophe, {
  silentOn: [
    'An American baker came, and many of the Americans work at night in the Americans club.',
    'Two weeks later he left.',
    'The masters of the bakery met.',
    'It took six months.',
  ],
  flags: {
    'He gave two weeks notice.': ["weeks → weeks'"],
    'She has a masters degree.': ["masters → master's"],
    'It was a days journey.': ["days → day's"],
  },
});

describeGrammarCheck(adjectiveOrAdverb, {
  silentOn: ['She edits the book, and the edits took a day.', 'To some extent it helps.'],
  flags: { 'We heard many complains about the bread.': ['complains → complaints'] },
});

describeGrammarCheck(subjectVerb, {
  silentOn: [
    'The children, whose mother, a baker, was ill, went home.',
    'The cups, plates and forks, all of steel, were sold.',
    'Their oven, which the bakers were fond of, was sold.',
    'The baker, and with him the cooks, were gone.',
    'None of them was late.',
    'Thus, none of the bakers has left.',
    'The most common are rye loaves.',
    'Today, bakers mostly use ovens to bake bread, mix dough, and sell cakes.',
    'Since the passage of the Bread Act, bakers have left.',
    'At the fair, a shop known for helping people bake better, guests stay late.',
    'The loaves, baked at night, were sold.',
  ],
  flags: {
    'The loaves, however, was sold.': ['was → were'],
    'The loaves, which are made of rye, was sold.': ['was → were'],
    'The baker, a friend of the cooks, were late.': ['were → was'],
    'Both of them thinks of bread.': ['thinks → think'],
    'Many bakers in Chicago wants to leave.': ['wants → want'],
  },
});
