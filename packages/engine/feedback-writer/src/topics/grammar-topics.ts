import type { TopicRow } from './topic.ts';

/** What the grammar checks are about. Add a row, nothing else. */
export const grammarTopics: readonly TopicRow[] = [
  [
    /^grammar-spelling-variety/u,
    'the mix of American and British spelling',
    ['Choose one of the two and set the language of the document to it.'],
  ],
  [
    /^grammar-count-amount/u,
    '“fewer” and “less”, “number” and “amount”',
    [
      'What you can count takes “fewer” and “number”; what you cannot takes “less” and “amount”.',
      'Ask whether you could put a number before the noun; if so, “fewer” and “number” are the words.',
    ],
  ],
  [
    /^grammar-(?:its|their-there|then-than|your|affect-effect|could-of)/u,
    'words that sound alike',
    [
      'Read each one out in full, as “it is” or “they are”, and see whether the sentence still works.',
      'Make a list of the pairs that you mix up, and search the text for each of them.',
    ],
  ],
  [
    /^grammar-comma$/u,
    'commas',
    [
      'Commas follow the clauses of a sentence, so find its subject and verb first.',
      'Read once for commas alone; they are hard to see while you think of the content.',
    ],
  ],
  [
    /^grammar-first-person/u,
    'opinions that are announced as such',
    [
      '“I” is welcome for what you did yourself; a claim is stronger without an opening that calls it an opinion.',
    ],
  ],
  [
    /^grammar-second-person/u,
    'the address to the reader',
    ['Academic prose speaks of people, students or readers where speech says “you”.'],
  ],
  [
    /^grammar-sentence-number/u,
    'numbers at the start of a sentence',
    ['Write the number as a word there, or turn the sentence around.'],
  ],
  [
    /^grammar-spacing/u,
    'spaces',
    ['Search for double spaces and for spaces before punctuation, and replace them all at once.'],
  ],
  [
    /^grammar-unclosed/u,
    'marks that are opened and not closed',
    ['Parentheses and quotation marks come in pairs; check where each one ends.'],
  ],
  [
    /^grammar-spelling/u,
    'spelling',
    [
      'A spelling check catches most of these; then read once for names and technical terms, which it does not know.',
      'Let your word processor underline them first, and then check the remaining ones against a dictionary.',
    ],
  ],
  [
    /^grammar-agreement/u,
    'agreement between subject and verb',
    [
      'Find the noun that does the action, leave out the words in between, and match the verb to it.',
      'Ask of each verb who or what does it; the answer decides between singular and plural.',
    ],
  ],
  [
    /^grammar-article/u,
    'the choice between “a” and “an”',
    ['Go by the sound of the next word and not by its first letter.'],
  ],
  [
    /^grammar-punctuation/u,
    'punctuation',
    [
      'Read the sentence aloud and mark where one complete thought ends.',
      'Commas follow the grammar and not the breath, so find the clauses first.',
    ],
  ],
  [
    /^grammar-noun-number/u,
    'singular and plural nouns',
    ['Let “this” and “these”, and every word that counts, go with the number of the noun.'],
  ],
  [
    /^grammar-repetition/u,
    'repeated words',
    ['A slow reading from the last sentence to the first brings repeated words to light.'],
  ],
  [
    /^grammar-capitali[sz]ation/u,
    'capital letters',
    [
      'Keep capitals for names and for the first word of a sentence.',
      'Names and first words are capitalized; terms and fields of study are not.',
    ],
  ],
  [
    /^grammar-form/u,
    'word forms',
    [
      'Check each verb and noun against the word it belongs to.',
      'Say the phrase aloud with the endings stressed; the wrong one will sound odd.',
    ],
  ],
  [
    /^grammar-word-choice/u,
    'word choice',
    [
      'Look up a word that you use by ear; close sounds often hide a different meaning.',
      'When two words sound alike, look both up once and note the difference.',
    ],
  ],
  [
    /^grammar-(?:style|wordy|phrases|concise|redundan)/u,
    'wordy phrases',
    [
      'Ask of each phrase whether one word would do the work.',
      'Cross out every word that the sentence can do without.',
    ],
  ],
  [
    /^grammar-.*(?:run-on|comma-splice)/u,
    'sentences that run together',
    ['Put a full stop or a semicolon where a second complete sentence begins.'],
    'sentence',
  ],
  [
    /^grammar-.*fragment/u,
    'incomplete sentences',
    ['Give each one a subject and a verb, or join it to its neighbour.'],
    'sentence',
  ],
  [/^grammar-.*contraction/u, 'contractions', ['Write both words out in academic prose.']],
  [/^grammar-.*(?:passive)/u, 'passive verbs', ['Name who did what wherever the doer matters.']],
  [
    /^grammar-.*(?:informal|colloquial|slang)/u,
    'informal wording',
    ['Choose the word you would use in a report and not in a conversation.'],
  ],
  [
    /^grammar-.*apostrophe|^grammar-.*possessive/u,
    'apostrophes',
    ['Use one to show possession, never to form a plural.'],
  ],
  [
    /^grammar-.*(?:long-sentence|sentence-length)/u,
    'very long sentences',
    ['Split each at the point where a second idea starts.'],
    'sentence',
  ],
  [
    /^grammar-.*(?:tense)/u,
    'changes of tense',
    ['Report what was done and found in the past tense throughout.'],
  ],
];
