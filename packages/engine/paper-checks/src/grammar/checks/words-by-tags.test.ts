import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { adjectiveOrAdverb } from './adjective-or-adverb.ts';
import { confusedByClass } from './confused-by-class.ts';
import { contractionApostrophe } from './contraction-apostrophe.ts';
import { missingArticle } from './missing-article.ts';
import { missingWord } from './missing-word.ts';
import { numberAfterDeterminer } from './number-after-determiner.ts';
import { pluralApostrophe } from './plural-apostrophe.ts';
import { possessiveApostrophe } from './possessive-apostrophe.ts';
import { preposition } from './preposition.ts';
import { pronounCase } from './pronoun-case.ts';

describeGrammarCheck(contractionApostrophe, {
  silentOn: [
    'They were well, and the ill rested on its own hill.',
    "They don't know, and it isn't clear.",
    'The cant of the sailors was as odd as their wont.',
    'He lets the rooms, and she shed a tear.',
    'The hall fell, and the wells were dry.',
  ],
  flags: {
    'They dont sleep, and she wasnt there.': ["dont → don't", "wasnt → wasn't"],
    'Thats why the plan isnt fair.': ["Thats → That's", "isnt → isn't"],
    'The nurses cant sleep, and they wont rest.': ["cant → can't", "wont → won't"],
    'He said that theyre late and that im early.': ["theyre → they're", "im → I'm"],
  },
});

describeGrammarCheck(possessiveApostrophe, {
  silentOn: [
    'They gave the patients new beds.',
    'The doctors thought it was late.',
    'The companies and the countries agreed.',
    'The students answer the questions.',
    'The students union met in the hall.',
    'The native peoples lives were changed.',
    'The governments met in the spring.',
    'The schools closed early.',
    'The savings account was empty.',
    'The evening ended with an awards ceremony.',
  ],
  flags: {
    'A persons age should not matter.': ["persons → person's"],
    'The governments budget was too small.': ["governments → government's"],
    'Each teams score was read aloud.': ["teams → team's"],
    'The companys profits fell.': ["companys → company's"],
    'It changes peoples lives.': ["peoples → people's"],
    'In todays world, news travels fast.': ["todays → today's"],
    'The patients blood pressure was taken.': ["patients → patient's"],
    'Freud was a doctor. Freuds theory is old.': ["Freuds → Freud's"],
  },
});

describeGrammarCheck(pluralApostrophe, {
  silentOn: [
    "The two nurse's aides were late.",
    "The teacher's on leave, and the school is shut.",
    "Most of the student's work was good.",
    "The plan's been made, and the book's old cover was torn.",
    "The sister's idea was better than the brother's, they said.",
    "They left for the doctor's.",
    "The 1990's best song was a ballad.",
    "The judge's decision who may stay is final.",
    "The worker's tools and the owners were insured.",
    "Most of the student's work was lost.",
    "The company's that small.",
  ],
  flags: {
    "There are many reason's to stay.": ["reason's → reasons"],
    "The same is true of the barn's, they are too small.": ["barn's → barns"],
    "The baker's decide what the bread costs.": ["baker's → bakers"],
    "In the 1960's the mill was closed.": ["1960's → 1960s"],
    "Both baker's closed their shops.": ["baker's → bakers"],
    "There are three reason's for this.": ["reason's → reasons"],
    "These idea's were new.": ["idea's → ideas"],
    "Many teacher's buy their own books.": ["teacher's → teachers"],
  },
});

describeGrammarCheck(numberAfterDeterminer, {
  silentOn: [
    'These work well, and many study at home.',
    'A key fits a lock, and an individual acts alone.',
    'Both time and money were short, and a few people left.',
    'Two theories attempt to say how these might fit.',
    'A third fewer vegetables were sold, and this means little.',
    'A two-week course and a five year plan were made.',
    'My parents are both fine.',
    'Some of the house was painted.',
    'Most student-run clubs are small.',
    'All of the staff were there.',
    'Every two years the river floods.',
  ],
  flags: {
    'These kind of tools are cheap.': ['kind → kinds'],
    'Some of the worker were ill.': ['worker → workers'],
    'Most teacher read at night.': ['teacher → teachers'],
    'A few week later it rained.': ['week → weeks'],
    'She read several article about the topic.': ['article → articles'],
    'Each groups received a text.': ['groups → group'],
    'One of the main reason is the cost.': ['reason → reasons'],
    'A students who is late has to wait.': ['students → student'],
    'It took two week in all.': ['week → weeks'],
  },
});

describeGrammarCheck(pronounCase, {
  silentOn: [
    'My sister and I went home, and it was sold to her and me.',
    'The question of who we are is old.',
    'The person whom we met was kind.',
    'The group of patients which was moved slept well.',
    'For him and his wife, it was late.',
    'They told my brother and me the rest.',
    'He knew my sister and I knew him.',
    'She and I worked there.',
  ],
  flags: {
    'They told my brother and I the rest.': ['I → me'],
    'The clerk and me waited for an hour.': ['me → I'],
    'The guard stopped my cousin and I.': ['I → me'],
    'It was shared between my sister and I.': ['I → me'],
    'Him and his wife moved to the north.': ['Him → He'],
    'Me and my friend went home.': ['Me and my friend → My friend and I'],
    'The patients which slept were well.': ['which → who'],
    'The person whom called the ward was a friend.': ['whom → who'],
  },
});

describeGrammarCheck(preposition, {
  silentOn: [
    'It depends on the ward, and it is based in the north.',
    'The benefits of the plan were clear, and no different with her.',
    'They focus their attention on the ward.',
    'They have been here since two days before the war.',
    'The plan failed. Instead the judges used a list.',
    'They explained the rules to me.',
    'The reason for the delay was rain.',
  ],
  flags: {
    'They explained me the rules.': ['me → to me'],
    'The boy was accused for the fire.': ['for → of'],
    'The outcome depends of the size.': ['of → on'],
    'He is responsible of the ward.': ['of → for'],
    'The result is similar with that of the other.': ['with → to'],
    'They have lived here since two years.': ['since → for'],
  },
});

describeGrammarCheck(missingWord, {
  silentOn: [
    'You will likely be late, and they are able to rest.',
    'Their needs help them grow.',
    'Half of men and most of us agree.',
    'They have working parents, and a number of people left.',
    'Because of the rain, the match was moved.',
    'It is hard work.',
    'I think it was late.',
    'Because the rain was heavy, the match was moved.',
    'He is the one the club wanted.',
  ],
  flags: {
    'It is hard explain the rule.': ['hard explain → hard to explain'],
    'I think is a good plan.': ['think is → think it is'],
    'Because the rain, the match was moved.': ['Because the → Because of the'],
    'She is one the best players.': ['one the → one of the'],
    'About 40 percent the farms were sold.': ['percent the → percent of the'],
    'They did not want stop the clock.': ['want stop → want to stop'],
    'The students were asked write a text.': ['asked write → asked to write'],
    'Most of students live at home.': ['of students → of the students'],
    'There many reasons for this.': ['There many → There are many'],
  },
});

describeGrammarCheck(missingArticle, {
  silentOn: [
    'She is president of the club, and he works as head of the ward.',
    'They went to school by car, and it was of great help.',
    'They walked from village to village.',
    'There was little research, and much evidence was lost.',
    'The actions were typical of the time.',
    'Student and teacher met at home.',
    'He made some remarks on method.',
    'It took a long time to end.',
    'They live in the old town.',
    'In the end, they left.',
    'For the last ten years it was dry.',
  ],
  flags: {
    'It took long time to dry.': ['long → a long'],
    'She is one of best players here.': ['best → the best'],
    'For last ten years it was dry.': ['last → the last'],
    'They live in small town near the sea.': ['small → a small'],
    'She works as nurse in a small hospital.': ['nurse → a nurse'],
    'It was first study to compare the drugs.': ['first → the first'],
    'The team found significant difference between the groups.': ['significant → a significant'],
    'At end of the trial, they left.': ['end → the end'],
    'They made a research on birds.': ['a research → research'],
  },
});

describeGrammarCheck(adjectiveOrAdverb, {
  silentOn: [
    'They kept the rooms separate and found him guilty.',
    'The plan became clear, and it looked good.',
    'Their very nature is hard to see.',
    'Some believe that it is true.',
    'The daily routine and the early start were hard.',
    'It is extremely hard to say.',
    'He drives careful people mad.',
    'This is a politically charged question.',
    'It was a real success.',
  ],
  flags: {
    'It is extreme hard to say.': ['extreme → extremely'],
    'She drives careful at night.': ['careful → carefully'],
    'This is a politically question.': ['politically → political'],
    'The different between the two is small.': ['different → difference'],
    'The machine worked good during the trial.': ['good → well'],
    'The two groups were treated different.': ['different → differently'],
    'There was a significantly difference.': ['significantly → significant'],
    'The important of sleep is ignored.': ['important → importance'],
    'They were given the same advise.': ['advise → advice'],
  },
});

describeGrammarCheck(confusedByClass, {
  silentOn: [
    'The effect of noise can be seen, and it may affect the ward.',
    'The weather was cold, and they asked whether it would change.',
    'It is quite late, and the ward is quiet.',
    'They read aloud, and they were allowed to leave.',
    'He threw the ball through the window.',
    'They chose to stay, and it was hard to choose.',
    'Everyone accepts the rule except the manager.',
    'In the past, they passed the house.',
    'It is too high for us to be seen.',
  ],
  flags: {
    'Noise can effect the way they read.': ['effect → affect'],
    'We asked weather the test was fair.': ['weather → whether'],
    'The room must be quite during the test.': ['quite → quiet'],
    'They are not aloud to smoke.': ['aloud → allowed'],
    'The rent is to high for most.': ['to → too'],
    'They went threw the data.': ['threw → through'],
    'They could not here what was said.': ['here → hear'],
    'This peace of evidence was lost.': ['peace → piece'],
    'It was larger then the other.': ['then → than'],
  },
});
