import type { Advice } from '@greenpen/paper';
import type { GrammarKind } from './grammar-check.ts';

// Advice that several checks give, and the kinds that have several rules or only the grammar library's.

export const aboutSoundalikes: Advice = {
  noun: 'words that sound alike',
  how: [
    'Look both words of each pair up once, and note which one means what.',
    'Make a list of the pairs that you mix up, and search the text for each of them.',
  ],
};

export const aboutWordiness: Advice = {
  noun: 'wordy phrases',
  how: [
    'Ask whether one word could replace each phrase.',
    'Cross out every word that the sentence does not need.',
  ],
};

export const spelling: GrammarKind = {
  id: 'grammar-spelling',
  cost: 'mistakes',
  recall: 0.9,
  title: 'Spelling',
  advice: {
    noun: 'spelling',
    how: [
      'A spelling check catches most of these; then check the names and technical terms that it does not know.',
      'Run your word processor’s spelling check, and look up any other words you are not sure of.',
    ],
  },
};

export const agreementKind: GrammarKind = {
  id: 'grammar-agreement',
  cost: 'mistakes',
  recall: 0.8,
  title: 'Subject and verb do not agree',
  advice: {
    noun: 'agreement between subject and verb',
    how: [
      'Find the subject of each verb, and make the two match in number.',
      'Ask “who?” or “what?” before each verb; the answer tells you whether the verb is singular or plural.',
    ],
  },
};

export const articleKind: GrammarKind = {
  id: 'grammar-article',
  cost: 'habit',
  recall: 0.95,
  title: '“a” and “an”',
  advice: {
    noun: 'the choice between “a” and “an”',
    how: ['Go by the sound of the next word, not its first letter.'],
  },
};

export const punctuation: GrammarKind = {
  id: 'grammar-punctuation',
  cost: 'habit',
  title: 'Hyphens and apostrophes',
  advice: {
    noun: 'punctuation',
    how: [
      'Check each hyphen and apostrophe against a dictionary or style guide.',
      'Look up whether a compound is hyphenated, and use apostrophes only for possession or missing letters.',
    ],
  },
};

export const repetition: GrammarKind = {
  id: 'grammar-repetition',
  cost: 'habit',
  title: 'Repeated words',
  advice: {
    noun: 'repeated words',
    how: ['Reading slowly from the last sentence to the first helps you catch repeated words.'],
  },
};

export const wordForm: GrammarKind = {
  id: 'grammar-form',
  cost: 'mistakes',
  recall: 0.8,
  title: 'Word forms',
  advice: {
    noun: 'word forms',
    how: [
      'Check each verb and noun against the word it belongs to.',
      'Read the phrase aloud and stress the endings; the wrong one will sound odd.',
    ],
  },
};

export const wordChoice: GrammarKind = {
  id: 'grammar-word-choice',
  cost: 'mistakes',
  recall: 0.9,
  title: 'Wrong words',
  advice: {
    noun: 'word choice',
    how: [
      'Look each of these up in a dictionary with examples, and copy the whole expression.',
      'Learn the usual expression as a whole, and search the text for your own version of it.',
    ],
  },
};

export const soundalikes: GrammarKind = {
  id: 'grammar-sound-alike',
  cost: 'mistakes',
  recall: 0.9,
  title: 'Words that sound alike',
  advice: aboutSoundalikes,
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

export const missingComma: GrammarKind = {
  id: 'grammar-missing-comma',
  cost: 'habit',
  recall: 0.75,
  isLearnedLate: true,
  title: 'Missing commas',
  advice: {
    noun: 'missing commas',
    isLast: true,
    how: [
      'Put a comma where the introduction ends and the main clause begins.',
      'Find the subject of the main clause; what stands before it usually ends in a comma.',
    ],
  },
};

export const commaBeforeButKind: GrammarKind = {
  ...missingComma,
  id: 'grammar-comma-before-but',
  title: 'Commas before “but”',
  advice: {
    noun: 'commas before “but”',
    how: [
      'Where a complete sentence follows “but,” put a comma before it.',
      'Cover the words before “but”; if the rest could stand alone, a comma goes there.',
    ],
  },
};

export const nounNumberKind: GrammarKind = {
  id: 'grammar-noun-number',
  cost: 'habit',
  recall: 0.75,
  isLearnedLate: true,
  title: 'Singular and plural nouns',
  advice: {
    noun: 'singular and plural nouns',
    how: ['Make “this,” “these” and number words match the noun.'],
  },
};
