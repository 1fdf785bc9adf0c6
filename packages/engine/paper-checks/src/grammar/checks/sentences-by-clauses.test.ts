import { describeGrammarCheck } from '../../testing/describe-grammar-check.ts';
import { fragment } from './fragment.ts';
import { runOn } from './run-on.ts';
import { danglingModifier, parallelStructure } from './sentence-shape.ts';
import { tenseShift } from './tense-shift.ts';

describeGrammarCheck(fragment, {
  silentOn: [
    'Because it was late the ward was shut.',
    'This strikes me as less than fair.',
    'The plan works for the ward.',
    'To be fair, they were late.',
    'Consider the case of the small ward.',
    'After the war the town grew.',
    'One that works is enough.',
    'The man that works here is old.',
  ],
  flags: {
    'They slept. Because the sample was small.': ['Because the sample was small.'],
    'They left. Such as high rent and long commutes.': ['Such as high rent and long commutes.'],
    'They left. Not checking the temperature of the water.': ['Not checking the temperature of the water.'],
  },
});

describeGrammarCheck(runOn, {
  silentOn: [
    'The book they read was long.',
    'They said it was late, and they left.',
    'It was the first time he saw the sea.',
    'The chance it gives them is small.',
    'They were so tired they fell asleep.',
    'The letter it was based on is lost.',
    'They said nobody knew the answer.',
    'He did his job and then he left.',
    'The faster we ran the more we laughed.',
  ],
  flags: {
    'She left nobody knew why.': ['left nobody → left; nobody'],
    'He lost his job then he lost his house.': ['job then → job; then'],
    'The walls are thin most tenants hear the trains.': ['thin most → thin; most'],
    'The store was closed we had to leave.': ['closed we → closed; we'],
    'The nurses were tired they had worked all night.': ['tired they → tired; they'],
    'I love my job it gives me a chance.': ['job it → job; it'],
  },
});

describeGrammarCheck(tenseShift, {
  silentOn: [
    'The bridge was built in 1900 and remains in use.',
    'They decided to stay and help the ward.',
    'They saw that it works and left.',
    'When they were young, they saw the sea.',
  ],
  flags: {
    'The nurse entered the room and checks the bed.': ['checks → checked'],
    'Yesterday the mayor announces a plan.': ['announces → announced'],
  },
});

describeGrammarCheck(danglingModifier, {
  silentOn: [
    'Walking to school, the children were late.',
    'Using this method, the team found a link.',
    'According to the plan, the ward is full.',
  ],
  flags: {
    'Walking to school, the rain began to fall.': ['Walking to school'],
    'While driving home, the storm broke.': ['While driving home'],
  },
});

describeGrammarCheck(parallelStructure, {
  silentOn: [
    'They like reading, swimming, and cooking.',
    'They want to read, to write, and to count.',
    'It was clear, short, and funny.',
  ],
  flags: {
    'They like reading, swimming, and to cook.': ['to cook'],
    'The speech was clear, short, and it was funny.': ['it was'],
  },
});
