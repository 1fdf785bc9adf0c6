import type { TopicRow } from './topic.ts';

/** What the grammar checks are about. Add a row, nothing else. */
export const grammarTopics: readonly TopicRow[] = [
  [
    /^grammar-spelling/u,
    'spelling',
    'A spelling check catches most of these; then read once for names and technical terms, which it does not know.',
  ],
  [
    /^grammar-agreement/u,
    'agreement between subject and verb',
    'Find the noun that does the action, leave out the words in between, and match the verb to it.',
  ],
  [
    /^grammar-article/u,
    'the choice between “a” and “an”',
    'Go by the sound of the next word and not by its first letter.',
  ],
  [
    /^grammar-punctuation/u,
    'punctuation',
    'Read the sentence aloud and mark where one complete thought ends.',
  ],
  [
    /^grammar-repetition/u,
    'words that stand twice',
    'A slow reading from the last sentence to the first brings doubled words to light.',
  ],
  [
    /^grammar-capitali[sz]ation/u,
    'capital letters',
    'Keep capitals for names and for the first word of a sentence.',
  ],
  [/^grammar-form/u, 'word forms', 'Check each verb and noun against the word it belongs to.'],
  [
    /^grammar-word-choice/u,
    'word choice',
    'Look up a word that you use by ear; close sounds often hide a different meaning.',
  ],
  [
    /^grammar-(?:style|wordy|phrases|concise|redundan)/u,
    'wordy phrases',
    'Ask of each phrase whether one word would do the work.',
  ],
  [
    /^grammar-.*(?:run-on|comma-splice)/u,
    'sentences that run together',
    'Put a full stop or a semicolon where a second complete sentence begins.',
    'sentence',
  ],
  [
    /^grammar-.*fragment/u,
    'incomplete sentences',
    'Give each one a subject and a verb, or join it to its neighbour.',
    'sentence',
  ],
  [/^grammar-.*contraction/u, 'contractions', 'Write both words out in academic prose.'],
  [/^grammar-.*(?:passive)/u, 'passive verbs', 'Name who did what wherever the doer matters.'],
  [
    /^grammar-.*(?:informal|colloquial|slang)/u,
    'informal wording',
    'Choose the word you would use in a report and not in a conversation.',
  ],
  [
    /^grammar-.*apostrophe|^grammar-.*possessive/u,
    'apostrophes',
    'Use one to show possession, never to form a plural.',
  ],
  [
    /^grammar-.*(?:long-sentence|sentence-length)/u,
    'very long sentences',
    'Split each at the point where a second idea starts.',
    'sentence',
  ],
  [
    /^grammar-.*(?:tense)/u,
    'changes of tense',
    'Report what was done and found in the past tense throughout.',
  ],
];
