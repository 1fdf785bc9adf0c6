import type { Advice } from '@greenpen/paper';
import type { GrammarKind } from './grammar-check.ts';

// Advice that several checks give, and the kinds that have several rules or only the grammar library's.

export const aboutSoundalikes: Advice = {
  noun: 'words that sound alike',
  how: [
    'Read each one out in full, as “it is” or “they are”, and see whether the sentence still works.',
    'Make a list of the pairs that you mix up, and search the text for each of them.',
  ],
};

export const aboutWordiness: Advice = {
  noun: 'wordy phrases',
  how: [
    'Ask of each phrase whether one word would do the work.',
    'Cross out every word that the sentence can do without.',
  ],
};

export const spelling: GrammarKind = {
  id: 'grammar-spelling',
  cost: 'mistakes',
  title: 'Spelling',
  advice: {
    noun: 'spelling',
    how: [
      'A spelling check catches most of these; then read once for names and technical terms, which it does not know.',
      'Let your word processor underline them first, and then check the remaining ones against a dictionary.',
    ],
  },
};

export const agreementKind: GrammarKind = {
  id: 'grammar-agreement',
  cost: 'mistakes',
  title: 'Subject and verb do not agree',
  advice: {
    noun: 'agreement between subject and verb',
    how: [
      'Find the noun that does the action, leave out the words in between, and match the verb to it.',
      'Ask of each verb who or what does it; the answer decides between singular and plural.',
    ],
  },
};

export const articleKind: GrammarKind = {
  id: 'grammar-article',
  cost: 'habit',
  title: '“a” and “an”',
  advice: {
    noun: 'the choice between “a” and “an”',
    how: ['Go by the sound of the next word and not by its first letter.'],
  },
};

export const punctuation: GrammarKind = {
  id: 'grammar-punctuation',
  cost: 'habit',
  title: 'Hyphens and apostrophes',
  advice: {
    noun: 'punctuation',
    how: [
      'Read the sentence aloud and mark where one complete thought ends.',
      'Commas follow the grammar and not the breath, so find the clauses first.',
    ],
  },
};

export const repetition: GrammarKind = {
  id: 'grammar-repetition',
  cost: 'habit',
  title: 'Repeated words',
  advice: {
    noun: 'repeated words',
    how: ['A slow reading from the last sentence to the first brings repeated words to light.'],
  },
};

export const wordForm: GrammarKind = {
  id: 'grammar-form',
  cost: 'mistakes',
  title: 'Word forms',
  advice: {
    noun: 'word forms',
    how: [
      'Check each verb and noun against the word it belongs to.',
      'Say the phrase aloud with the endings stressed; the wrong one will sound odd.',
    ],
  },
};

export const wordChoice: GrammarKind = {
  id: 'grammar-word-choice',
  cost: 'mistakes',
  title: 'Words that sound alike',
  advice: {
    noun: 'word choice',
    how: [
      'Look up a word that you use by ear; close sounds often hide a different meaning.',
      'When two words sound alike, look both up once and note the difference.',
    ],
  },
};

export const redundancy: GrammarKind = {
  id: 'grammar-style',
  cost: 'habit',
  title: 'Redundant words',
  advice: aboutWordiness,
};

export const capitalization: GrammarKind = {
  id: 'grammar-capitalization',
  cost: 'habit',
  title: 'Capital letters',
  advice: {
    noun: 'capital letters',
    how: [
      'Keep capitals for names and for the first word of a sentence.',
      'Names and first words are capitalized; terms and fields of study are not.',
    ],
  },
};

export const spacing: GrammarKind = {
  id: 'grammar-spacing',
  cost: 'habit',
  title: 'Spaces around punctuation',
  advice: {
    noun: 'spaces',
    how: ['Search for double spaces and for spaces before punctuation, and replace them all at once.'],
  },
};
