import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { commaAfterSubject } from './comma-after-subject.ts';
import { commaBeforeBut } from './comma-before-but.ts';
import { commaSplice } from './comma-splice.ts';
import { introductoryComma } from './introductory-comma.ts';

describeGrammarCheck(commaSplice, {
  silentOn: [
    'The ward was loud, the beds were old, and nobody slept.',
    'The book, the critic argued, was too long.',
    'She wrote ten books, the first published in 1990.',
    'As children grow older, they need less sleep.',
    'The report says that in small towns, people walk more.',
    'The more they read, the more they know.',
    'It was late, she thought.',
    'They met Anna, the woman who was in charge.',
    'All these changes meant that after the flood, farmers had to leave.',
    'The study suggests that unless you know the driver, you will not stop.',
    'Under the plan that he drew in 1959, the council was to meet each year.',
    'Just as the first team was blamed for its haste, the second was blamed for its delay.',
    'The plan has a second, more general aim.',
    'She was brave and in 1823, she was made a captain.',
    'The river, it seems, was too cold for fish.',
    'The hall was nearly empty, after the mayor had said it would be full.',
    'There can be flaws in the plan, regardless of whether they are seen.',
    'Now that bread could be baked every day, it was always fresh.',
    'While they did not like the soup they were given, there was enough of it.',
    'He said nobody, most of all her, was late.',
  ],
  flags: {
    'The heir wants the old house, that is why he came.': ['house, that → house; that'],
    'The sample was small, the results should be read with care.': ['small, the → small; the'],
    'My father works nights, he sleeps most of the day.': ['nights, he → nights; he'],
    'Many people moved to the cities, they hoped to find work.': ['cities, they → cities; they'],
    'The river flooded in spring, the crops were lost.': ['spring, the → spring; the'],
    'After that they ask a witness, the witness looks at the photos.': ['witness, the → witness; the'],
    'The rule has some flaws too, for example it costs a lot of money.': [
      'too, for example → too; for example,',
    ],
    'When he came back he was not the same, he lost his temper at once.': ['same, he → same; he'],
    'The harvest was poor, in the hills it was lost.': ['poor, in → poor; in'],
    'Do not shake the bottle, the seal will break.': ['bottle, the → bottle; the'],
    'The deposit is paid back in full, if they are late it is kept.': ['full, if → full; if'],
  },
});

describeGrammarCheck(introductoryComma, {
  silentOn: [
    'However hard they tried, they failed.',
    'When we met the man, he was a mystery.',
    'If the ward that they run closes, they leave.',
    'While couples may use this time, others do not.',
    'Overall population growth slowed.',
    'When he saw the man was tired, he left.',
    'According to the report, most fires were small.',
    'To solve this problem is hard.',
    'Because the car she drove was old, they walked.',
    'Even if it rains, they go.',
  ],
  flags: {
    'On one hand people should obey the law.': ['hand people → hand, people'],
    'According to the report most of the fires were small.': ['report most → report, most'],
    'Even if the plan works it will take years.': ['works it → works, it'],
    'To solve this problem the city should build homes.': ['problem the → problem, the'],
    'Because she had no car she walked to work.': ['car she → car, she'],
    'However the second study found no difference.': ['However the → However, the'],
    'When the war was over the soldiers were sent home.': ['over the → over, the'],
    'If they pay no money then they wait.': ['money then → money, then'],
    'For example a nurse may notice a change.': ['example a → example, a'],
    'Because the roads were closed they could not leave.': ['closed they → closed, they'],
  },
});

describeGrammarCheck(commaBeforeBut, {
  silentOn: [
    'It was slow but steady, and it was nothing but noise.',
    'They were not only late but they were loud.',
    'The ward was small, but it was clean.',
    'He said that it was old but it worked.',
  ],
  flags: {
    'The plan was cheap but it did not work.': ['cheap but → cheap, but'],
    'The drug lowers blood pressure but it also causes headaches.': ['pressure but → pressure, but'],
  },
});

describeGrammarCheck(commaAfterSubject, {
  silentOn: [
    'The ward, it seems, is full.',
    'In the second group, were there any changes?',
    'People who sleep, eat, and walk are well.',
    'The nurse, who was new, had no key.',
  ],
  flags: {
    'The students in the second group, were given more time.': ['group, were → group were'],
    'People who sleep less than six hours, are more likely to fall ill.': ['hours, are → hours are'],
    'The author of the book, argues that cities are healthy.': ['book, argues → book argues'],
  },
});
