import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const linesOf = (instructions: string) =>
  readRequirements({ title: '', description: '', instructions }).map(({ kind, text }) => `${kind}: ${text}`);

/** [what is easily misread, instructions, the lines of the checklist]. */
const READ: readonly (readonly [string, string, readonly string[]])[] = [
  [
    'lettered sentences on one line',
    'Answer in full sentences, 200 to 300 words. (a) Explain how a glacier moves. (b) Why do its crevasses run across the flow? (c) Name one sign of a former glacier, and say where you would look for it.',
    [
      'length: 200 to 300 words',
      'format: Answer in full sentences',
      'part: Explain how a glacier moves',
      'part: Why do its crevasses run across the flow?',
      'part: Name one sign of a former glacier',
      'part: Say where you would look for it',
    ],
  ],
  [
    'numbers in parentheses before sentences',
    'Reply to both. (1) What did the mill owners want? (2) Describe the answer of the union.',
    ['part: What did the mill owners want?', 'part: Describe the answer of the union'],
  ],
  [
    'an order whose object has a "should"',
    'In your first post, take a side on whether first drafts should be graded. Defend it.',
    ['part: Take a side on whether first drafts should be graded'],
  ],
  [
    'a length before a list that it leads to',
    'Read the case and write a report of 300 to 450 words that answers these questions:\n1. Who owns the well?\n2. Who pays for it?',
    ['length: 300 to 450 words', 'part: Who owns the well?', 'part: Who pays for it?'],
  ],
  [
    'headings without a colon',
    'Write a field report (300-400 words) with the headings Site, Methods, Finds, and Questions.',
    ['length: 300-400 words', 'section: Site', 'section: Methods', 'section: Finds', 'section: Questions'],
  ],
  [
    'a condition at the end of a question',
    'What should the cook do with the menu, given your figures?',
    ['part: What should the cook do with the menu, given your figures?'],
  ],
  [
    'a second question about each of the first',
    'Which two routes could the ferry take, and what are the risks of each?',
    ['part: Which two routes could the ferry take, and what are the risks of each?'],
  ],
  [
    'a question with a noun after "what"',
    'What three plans does the board have? What wages do they pay?',
    ['part: What three plans does the board have?', 'part: What wages do they pay?'],
  ],
  [
    'a citation that goes with a part',
    'Relate the visit to one idea from the course readings, with a citation in APA style.',
    [
      'sources: A citation',
      'format: APA style',
      'part: Relate the visit to one idea from the course readings',
    ],
  ],
  [
    'a citation in parentheses',
    'Connect the lesson to one theory from the textbook (cite it).',
    ['sources: A citation', 'part: Connect the lesson to one theory from the textbook'],
  ],
  [
    'a reference to give',
    'Give the full reference at the end. Name your sources in the text.',
    ['sources: Give the full reference at the end', 'sources: Name your sources in the text'],
  ],
];

describe('readRequirements', () => {
  it.each(READ)('reads %s', (_, instructions, lines) => {
    expect(linesOf(instructions)).toEqual(lines);
  });
});
