import { affectEffect } from './affect-effect.ts';
import { agreement } from './agreement.ts';
import { article } from './article.ts';
import { commaSplice } from './comma-splice.ts';
import { confusedWords, wrongExpression } from './confused-words.ts';
import { contraction } from './contraction.ts';
import { couldOf } from './could-of.ts';
import { countAndAmount } from './count-and-amount.ts';
import { doubledWord } from './doubled-word.ts';
import { firstPersonHedge } from './first-person-hedge.ts';
import { fragment } from './fragment.ts';
import { itsApostrophe } from './its-apostrophe.ts';
import { longSentence } from './long-sentence.ts';
import { missingSpace } from './missing-space.ts';
import { nounNumber } from './noun-number.ts';
import { pluralApostrophe } from './plural-apostrophe.ts';
import { properCapital } from './proper-capital.ts';
import { secondPerson } from './second-person.ts';
import { sentenceCapital } from './sentence-capital.ts';
import { sentenceNumber } from './sentence-number.ts';
import { spaceBeforeMark } from './space-before-mark.ts';
import { spellingVariety } from './spelling-variety.ts';
import { theirThere } from './their-there.ts';
import { thenThan } from './then-than.ts';
import { unclosedPair } from './unclosed-pair.ts';
import { verbForm } from './verb-form.ts';
import { wordyPhrase } from './wordy-phrase.ts';
import { yourYoure } from './your-youre.ts';
import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';

describeGrammarCheck(itsApostrophe, {
  silentOn: [
    'The ward changed its own rules after the audit.',
    "It's important that the ward keeps its rules.",
    'The clinic and its very existence were at stake.',
    'The plan lost its clear purpose over the years.',
    "The plan that they agreed on: it's clear to all.",
    "That is the state the ward is in; it's not a good one.",
  ],
  flags: {
    "The ward changed it's own rules.": ["it's → its"],
    "It has more beds than any of it's neighbors.": ["it's → its"],
    'Its important that nurses sleep.': ["Its → It's"],
    'The nurses say that its not their fault.': ["its → it's"],
  },
});

describeGrammarCheck(theirThere, {
  silentOn: [
    'There are many reasons to rest.',
    'They gave their patients time, and there was no rush.',
    'We went there daily for a week.',
    'He put the bags over there and left the ward.',
  ],
  flags: {
    'Their are many reasons to rest.': ['Their → There'],
    'Nurses care for there patients every day.': ['there → their'],
    'Parents should teach there own children.': ['there → their'],
  },
});

describeGrammarCheck(yourYoure, {
  silentOn: [
    'Your sleep matters to your work.',
    "If you're tired, you should rest.",
    'It is your turn to speak up.',
  ],
  flags: {
    'Rest when your going to drive at night.': ["your → you're"],
    "Think of you're health before the shift.": ["you're → your"],
  },
});

describeGrammarCheck(affectEffect, {
  silentOn: [
    'Stress can affect the heart in many ways.',
    'The effect of stress on the heart is clear.',
    'A leader may effect a change in the ward.',
    'The patient showed a flat affect during the talk.',
    'To effect the change, the board met twice.',
  ],
  flags: {
    'Stress can effect the heart in many ways.': ['effect → affect'],
    'Noise should also effect memory in adults.': ['effect → affect'],
    'Stress has a negative affect on the heart.': ['affect → effect'],
    'Nurses are often effected by long shifts.': ['effected → affected'],
    'Poor sleep and how stress effects people is known.': ['effects → affects'],
  },
});

describeGrammarCheck(thenThan, {
  silentOn: [
    'Two nurses are better than one at night.',
    'They worked more, then the shift ended.',
    'If the ward is full, then the doors close.',
    'It got better then, and they went home.',
  ],
  flags: {
    'Two nurses are better then one at night.': ['then → than'],
    'Men slept less then women in the study.': ['then → than'],
    'If the ward is full, than the doors close.': ['than → then'],
  },
});

describeGrammarCheck(couldOf, {
  silentOn: [
    'They could have rested before the shift.',
    'She could, of course, have rested.',
    'It must of course stop.',
  ],
  flags: {
    'They could of rested before the shift.': ['could of → could have'],
    "She shouldn't of worked that night.": ["shouldn't of → shouldn't have"],
  },
});

describeGrammarCheck(article, {
  silentOn: [
    'It was an hour before a unit of a university was an honest help.',
    'A European study and a one-day course had a useful end.',
    'An unusual case was an uninformed choice of an umbrella.',
    'It took an MRI and an “interesting” talk.',
    'Group A is older, and plan A includes rest.',
  ],
  flags: {
    'It was a hour before a important talk.': ['a → an', 'a → an'],
    'She took an course at an university.': ['an → a', 'an → a'],
  },
});

describeGrammarCheck(doubledWord, {
  silentOn: [
    'He knew that that was wrong, and she had had enough.',
    'It is very, very late in the day.',
    'The rows were kept with filter(), and we sort sort(x) once more.',
  ],
  flags: { 'She went to the the ward and and slept.': ['the the → the', 'and and → and'] },
});

describeGrammarCheck(agreement, {
  silentOn: [
    'The number of students is small, and one of the nurses was late.',
    'Each of the patients has a bed, and helping patients is hard.',
    'Although the students are tired, the study has shown nothing.',
    'If she were rested, it would be fine.',
    'Does everyone have a bed at night?',
    'The nurse, the patient, and the child are at home.',
    'There is two-way traffic on the ward.',
    'This kind of study does what few studies do.',
    'A study of nurses who work at night was published.',
    'The main problem students are facing is sleep.',
    'In a ward with doctors, nurses, and students, sleep is rare.',
    'In the survey of students, one in three was tired.',
    'The number of students who are tired is growing.',
    'A number of students are tired.',
  ],
  flags: {
    'In my country, students is afraid to speak.': ['is → are'],
    'My sister works, and she dont sleep.': ["dont → doesn't"],
    'The number of students who skip meals are growing.': ['are → is'],
    'The number of patients have grown.': ['have → has'],
    'The students was tired after the night.': ['was → were'],
    'They is here at night.': ['is → are'],
    'People has said so.': ['has → have'],
    'This study have shown that sleep helps.': ['have → has'],
    'Everyone are tired, and it are late.': ['are → is'],
    'There is many reasons to rest.': ['is → are'],
    "She don't sleep at night.": ["don't → doesn't"],
    'One of the reason is that nights are long.': ['reason'],
  },
});

describeGrammarCheck(agreement, {
  silentOn: [
    'Each of the nurses on the night shift was tired, and neither of the wards has a window.',
    'One of the things patients have is time.',
    'The patients of the doctor are asleep, and the work of the nurses is hard.',
    'Those who work nights do not sleep, and a nurse who works nights does not either.',
    'One of the nurses who works here is the aunt of the patients who was named above.',
    'A lot of nurses have said so, and a few doctors have left.',
    'It matters who is on the ward, and the nurse remembers who was here.',
    'Two weeks is a long time, and ten minutes is a short one.',
    'The poor have little, the number of beds is small, and the others are gone.',
    'If the patient were awake, the doctor would not have left.',
    'This means are found, and this suggests support for the ward.',
    'What the nurse does not say makes them uneasy; they must study.',
    'The study design was simple, and the evidence report is new.',
    'Helping others makes nurses proud, and the care of others takes time.',
    'In this series are ten films, and those in this class are short.',
    'The government have said nothing, but all politics is local.',
  ],
  flags: {
    'Each of the wards were full, and neither of the beds are free.': [
      'Each of the wards were → Each of the wards was',
      'neither of the beds are → neither of the beds is',
    ],
    'Their managers was beaten.': ['was → were'],
    'The researcher were asked to wait.': ['were'],
    'They always gets up late, but they never complains to us.': ['gets → get'],
    'A ward do not close at night.': ['do not → does not'],
    'Patients who has pain do not sleeps.': ['has → have'],
    'Managers who says so should also limits the noise.': ['limits → limit', 'says → say'],
    'Many wards has no window.': ['has → have'],
    'This paper argue that the wards are loud.': ['argue → argues'],
    'Every nurse have a bed here.': ['have → has'],
  },
});

describeGrammarCheck(nounNumber, {
  silentOn: [
    'This suggests that nurses are tired, and this means are limited.',
    'People in this class are young, and those of this species are old.',
    'The cost of this leads to debt, and the fear of this makes us stop.',
    'This needs work, and patients with this sometimes have pain.',
  ],
  flags: {
    'This surveys suggest that wards are loud.': ['This → These'],
    'Most of this rooms could be closed.': ['this → these'],
    'This nights are long.': ['This → These'],
  },
});

describeGrammarCheck(wrongExpression, {
  silentOn: [
    'Neither of two or three nurses came from the ward in that form.',
    'Between them there was peace, and it depends on the ward.',
    'They did it by accident and with regard to the rules.',
    'Regardless of the noise, they slept despite the heat.',
  ],
  flags: {
    'Sleep depends of the ward, as it always depended of the night.': ['of → on', 'of → on'],
    'They are supposed to rest on accident.': ['on accident → by accident'],
    'Neither the nurses or the patients slept.': ['or → nor'],
    'It was settled between he and the ward.': ['he → him'],
  },
});

describeGrammarCheck(verbForm, {
  silentOn: [
    'The rate has fallen and the ward fell silent.',
    'A nurse taught us, and she was taught well.',
    'The leaded window was old.',
  ],
  flags: {
    'The number falled in May and has falled since.': ['falled → fallen', 'falled → fell'],
    'She was teached by a nurse who writed well.': ['teached → taught', 'writed → wrote'],
  },
});

describeGrammarCheck(verbForm, {
  silentOn: [
    'They have gone home and have become tired.',
    'She did not go, and he had begun to rest.',
    'It was more easily done.',
  ],
  flags: {
    'They have went home and has became tired.': ['went → gone', 'became → become'],
    'She did not went to the ward.': ['went → go'],
    'It can helps nurses who sleep more better.': ['helps → help', 'better'],
  },
});

describeGrammarCheck(confusedWords, {
  silentOn: [
    'Nurses lose sleep, and loose clothes help.',
    'It is too much, and it is to many a reader a shock.',
    'The past few years have passed quickly.',
    'They used to rest, and they did use to complain.',
    "The nurse who's late works in today's ward.",
  ],
  flags: {
    "A nurse who's children are ill fits badly into todays society.": ["who's → whose", "todays → today's"],
    'Nurses loose sleep, which has lead to errors.': ['loose → lose', 'lead → led'],
    'It is to much.': ['to → too'],
    'They are suppose to rest at night.': ['suppose → supposed'],
  },
});

describeGrammarCheck(confusedWords, {
  silentOn: [
    'The ward was quiet, and neither day nor night was loud.',
    'Neither of two or three nurses came from the ward in that form.',
    'Even thought itself tires, and between them there was peace.',
    'They advise rest, and the bus passed in the night.',
  ],
  flags: {
    'The data were collected form the wards.': ['form → from'],
    'The task was quiet difficult even thought it was short.': ['quiet → quite', 'thought → though'],
  },
});

describeGrammarCheck(verbForm, {
  silentOn: [
    'It can have gone well.',
    'She does the work that the ward gave.',
    'It has to do with sleep.',
    'The plan must be made by June.',
    'The one thing they should do is to rest.',
    'They do what they cannot, to be fair.',
    'The class is to consist of nurses.',
  ],
  flags: {
    'One nurse cannot to give care to all.': ['to give → give'],
    'The plan is consist of two parts.': ['is consist → consists'],
    'They should took more rest.': ['took → take'],
    'It has been see in the ward.': ['see → seen'],
  },
});

describeGrammarCheck(missingSpace, {
  silentOn: [
    'They slept. The ward was quiet, too.',
    'See www.example.org or write to a.b@example.org soon.',
    'She has a Ph.D. in nursing.',
  ],
  flags: {
    'They slept.The ward was quiet,and dark.': ['slept.The → slept. The', 'quiet,and → quiet, and'],
  },
});

describeGrammarCheck(commaSplice, {
  silentOn: [
    'The test was hard; however, the students passed.',
    'The test, however, was hard for the students.',
    'Although the test was hard, however, the students passed.',
    'If the ward is full, it is closed.',
    'It is late, and they are tired.',
    'When the nurses were asked, they were silent.',
  ],
  flags: {
    'The test was hard, however, the students were calm.': ['hard, however → hard; however'],
    'This is an old problem, it is also a hard one.': ['problem, it → problem; it'],
  },
});

describeGrammarCheck(fragment, {
  silentOn: [
    'Which is why, in the end, do they sleep?',
    'Although it was late, they stayed.',
    'Because of the noise they moved.',
  ],
  flags: {
    'The ward was loud. Which is why nobody slept at night.': ['Which is why nobody slept at night.'],
    'They slept. Although the ward was loud at night.': ['Although the ward was loud at night.'],
  },
});

describeGrammarCheck(contraction, {
  silentOn: [
    "It has more beds than any of it's neighbors.",
    "The nurse's shift is over.",
    'They do not sleep, and it is late.',
  ],
  flags: { "They don't sleep, and it's late.": ["don't → do not", "it's → it is"] },
});

describeGrammarCheck(secondPerson, {
  silentOn: ['Nurses sleep when they can.', 'The youth were asked about sleep.'],
  flags: { 'When you sleep, your heart rests.': ['you', 'your'] },
});

describeGrammarCheck(firstPersonHedge, {
  silentOn: ['I asked forty nurses about their sleep.', 'They think that sleep helps.'],
  flags: { 'I think that sleep helps, in my opinion.': ['I think that', 'in my opinion'] },
});

describeGrammarCheck(unclosedPair, {
  silentOn: [
    'There are two: (a) sleep and (b) rest.',
    'There are two: a) sleep and b) rest.',
    'It helps (at least in part).',
  ],
  flags: { 'It helps (at least in part and for some.': ['(at least in part'] },
});

describeGrammarCheck(wordyPhrase, {
  silentOn: ['They slept because it was late.', 'The fact is due to noise.'],
  flags: { 'Due to the fact that it was late, they slept.': ['Due to the fact that → Because'] },
});

describeGrammarCheck(longSentence, {
  silentOn: [`Then ${'the ward was quiet and '.repeat(11)}dark.`, 'They slept. '.repeat(40)],
  flags: { [`Then ${'the ward was quiet and '.repeat(13)}dark.`]: ['Then the ward was quiet and the ward'] },
});

describeGrammarCheck(sentenceNumber, {
  silentOn: [
    'They asked 40 nurses about it.',
    'Forty nurses slept. Then 12 nurses left.',
    'See the notes of vol. 3 for more.',
  ],
  flags: { 'They slept well. 40 nurses were asked again.': ['40'] },
});

describeGrammarCheck(sentenceCapital, {
  silentOn: [
    'They slept. Then they left.',
    'It was late, approx. nine hours after that.',
    'They had books, beds, etc. and slept well.',
  ],
  flags: { 'They slept. then they left the ward.': ['then → Then'] },
});

describeGrammarCheck(properCapital, {
  silentOn: [
    'American nurses speak English on Monday.',
    'They may march and polish the china.',
    'Item i. and ii. are done.',
  ],
  flags: {
    'Some american nurses speak spanish, and i think so.': [
      'american → American',
      'spanish → Spanish',
      'i → I',
    ],
  },
});

describeGrammarCheck(countAndAmount, {
  silentOn: ['Fewer nurses had less time.', 'The amount of time and the number of people grew.'],
  flags: {
    'A large amount of people had less students.': ['less → fewer', 'amount → number'],
    'The ward has less employees than beds.': ['less → fewer'],
  },
});

describeGrammarCheck(pluralApostrophe, {
  silentOn: [
    "Many students' books were old.",
    "The student's answers are long.",
    "Some teacher's aides are here.",
  ],
  flags: { "Many student's are tired in class.": ["student's → students"] },
});

describeGrammarCheck(spellingVariety, {
  silentOn: ['The behaviour of one colour at the centre.', 'The behavior of one color at the center.'],
  flags: { 'Their behaviour changed, but the behavior of others stayed.': ['behaviour'] },
});

describeGrammarCheck(spaceBeforeMark, {
  silentOn: ['They slept, and they rested.', 'They slept (Lee, 2019), and they rested.'],
  flags: { 'They slept , and they rested .': ['slept , → slept,', 'rested . → rested.'] },
});

describeGrammarCheck(nounNumber, {
  silentOn: [
    'These student nurses slept, and this child was awake.',
    'Many a student was late, and two studies that were long ended.',
    'A women’s ward and a children-only clinic were built.',
    'This shows that people rest.',
    'The team researches sleep, and no other researches it so well.',
    'The data of the ward were lost, and the information was old.',
  ],
  flags: {
    'Many researches have shown that people rest.': ['researches → studies'],
    'A women who works at night needs rest.': ['women → woman'],
    'There are many reason that nurses rest.': ['reason → reasons'],
    'We saw that this students were tired.': ['this → these'],
    'They looked for more informations there.': ['informations → information'],
    'The datas of the ward were lost.': ['datas → data'],
  },
});
