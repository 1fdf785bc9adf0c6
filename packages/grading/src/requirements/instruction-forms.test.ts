import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const linesOf = (instructions: string) =>
  readRequirements({ title: '', description: '', instructions }).map(
    ({ kind, text, required }) => `${kind}${required ? '' : ' (optional)'}: ${text}`,
  );

/** Things to ask for, without commas and without words that speak of sources, lengths or sections. */
const orders = fc.uniqueArray(
  fc.constantFrom(
    'describe the old harbor',
    'explain why the ferry stopped',
    'compare two plans for the pier',
    'name the owners of the land',
    'weigh the costs of a new bridge',
    'urge one step that the council could take',
    'lay out a schedule for the repairs',
    'point out one weakness of the survey',
    'respond to the strongest objection',
    'refute the claim that tourists stay away',
  ),
  { minLength: 2, maxLength: 5 },
);
const nouns = fc.uniqueArray(
  fc.constantFrom(
    'a list of the ferries',
    'the history of the ferry',
    'one weakness of the survey',
    'a budget for the repairs',
    'the owners of the land',
    'next steps for the council',
  ),
  { minLength: 3, maxLength: 5 },
);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const series = (items: readonly string[]) => `${items.slice(0, -1).join(', ')}, and ${items.at(-1) ?? ''}`;

/** [form, how a list of orders is written in it]. */
const ORDER_FORMS: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['sentences', (items) => items.map((item) => `${capital(item)}.`).join(' ')],
  ['a series', (items) => `${capital(series(items))}.`],
  ['"your paper should"', (items) => `Your paper should ${series(items)}.`],
  ['"it needs to"', (items) => `It needs to ${series(items)}.`],
  ['"I want you to"', (items) => `I want you to ${series(items)}.`],
  ['"to" before each', (items) => `The memo needs ${series(items.map((item) => `to ${item}`))}.`],
  ['numbered lines', (items) => items.map((item, at) => `${at + 1}. ${capital(item)}`).join('\n')],
  ['bullets', (items) => `Your memo should:\n${items.map((item) => `• ${item}`).join('\n')}`],
  [
    'letters inside a sentence',
    (items) => `In your memo, ${items.map((item, at) => `(${'abcde'.charAt(at)}) ${item}`).join(', ')}.`,
  ],
  ['semicolons', (items) => `Your memo should do the following: ${items.join('; ')}.`],
  [
    'numbered sentences on one line',
    (items) => items.map((item, at) => `${at + 1}. ${capital(item)}.`).join(' '),
  ],
  ['first, then', (items) => items.map((item, at) => `${at === 0 ? 'First' : 'Then'}, ${item}.`).join(' ')],
  ['points', (items) => items.map((item, at) => `${at + 1}) ${capital(item)} (10 points)`).join('\n')],
  ['labels', (items) => items.map((item, at) => `Part ${at + 1}: ${capital(item)}.`).join('\n')],
];
const NOUN_FORMS: readonly (readonly [string, (items: readonly string[]) => string])[] = [
  ['"include"', (items) => `Include ${series(items)}.`],
  ['"must contain"', (items) => `The memo must contain ${series(items)}.`],
  ['"which includes"', (items) => `Prepare a memo which includes ${series(items)}.`],
  ['bullets', (items) => `Your memo should include:\n${items.map((item) => `- ${item}`).join('\n')}`],
  ['semicolons', (items) => `Your memo must contain: ${items.join('; ')}.`],
  ['a heading', (items) => `What to cover\n${items.map((item) => `* ${capital(item)}`).join('\n')}`],
];

describe('readRequirements', () => {
  it.each(ORDER_FORMS)('lists orders written as %s', (_, write) => {
    fc.assert(
      fc.property(orders, (items) => {
        expect(linesOf(write(items))).toEqual(items.map((item) => `part: ${capital(item)}`));
      }),
      { numRuns: 40 },
    );
  });

  it.each(NOUN_FORMS)('lists things written after %s', (_, write) => {
    fc.assert(
      fc.property(nouns, (items) => {
        expect(linesOf(write(items))).toEqual(items.map((item) => `part: ${capital(item)}`));
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['Begin with the most important finding.', 'part: Begin with the most important finding'],
    ['The memo should close by saying who pays.', 'part: Close by saying who pays'],
    [
      'Your conclusion should say what the ferry taught the town.',
      'part: In the conclusion, say what the ferry taught the town',
    ],
    [
      'Each body paragraph must begin with a topic sentence.',
      'part: In each body paragraph, begin with a topic sentence',
    ],
    ['Conclude with a call to action.', 'part: Conclude with a call to action'],
    [
      'The conclusion discusses what your answer means for policy.',
      'part: In the conclusion, discuss what your answer means for policy',
    ],
  ])('keeps the place that is named in %s', (instructions, line) => {
    expect(linesOf(instructions)).toEqual([line]);
  });

  it.each([
    ['Do not use Wikipedia or advocacy blogs.', 'sources: No Wikipedia or advocacy blogs'],
    ['You may not cite encyclopedias.', 'sources: No encyclopedias'],
    ['Blogs, Wikipedia, and ChatGPT are not acceptable sources.', 'sources: No blogs, Wikipedia, or ChatGPT'],
    ['Sources older than ten years are not acceptable.', 'sources: No sources older than ten years'],
    ['No outside sources are needed or allowed.', 'sources: No outside sources'],
    ['Do not write in the first person.', 'person: No first person'],
    ['Do not use “I”.', 'person: No first person (“I”)'],
    ['Avoid first or second person.', 'person: No first or second person'],
    ["Don't use jargon.", 'format: No jargon'],
    ['Avoid contractions and slang.', 'format: No contractions or slang'],
    ['Do not include a title page.', 'section: No title page'],
    ['Do not simply copy the abstract; I have read it.', 'format: Do not simply copy the abstract'],
    ['Results: give the numbers. No interpretation here.', 'format: No interpretation here'],
    ['Write it up, and do not tell me whether you liked it.', 'format: Do not tell me whether you liked it'],
    ['No graphs, please.', 'format: No graphs'],
    ['Park brochures do not count as sources.', 'sources: No park brochures'],
    ['Please do not retell the case.', 'format: Do not retell the case'],
    ['Avoid summarizing the plot.', 'format: Avoid summarizing the plot'],
    ['No direct quotations at all: I know the text.', 'format: No direct quotations at all'],
  ])('reads the ban in %s', (instructions, line) => {
    expect(linesOf(instructions)).toContain(line);
  });

  it.each([
    ['Cite them in the text.', 'sources: Cite them in the text'],
    ['Refer to the textbook at least once.', 'sources: Refer to the textbook at least once'],
    [
      'Use at least four sources, two of which must be peer reviewed.',
      'sources: Use at least four sources, two of which must be peer reviewed',
    ],
    ['No more than one source can be a website.', 'sources: No more than one source can be a website'],
    ['References must be in APA format.', 'sources: References must be in APA format'],
    ['It will not exceed 1,500 words.', 'length: No more than 1,500 words'],
    ['Papers that exceed five pages will not be read past page five.', 'length: No more than five pages'],
    ['In 300 words or less, tell a reader what the table shows.', 'length: 300 words or less'],
    [
      'An appendix with your interview questions is required.',
      'part: Include an appendix with your interview questions',
    ],
    ['A chart is optional.', 'visual (optional): Include a chart'],
    ['At least one statistic must appear in the letter.', 'part: Include at least one statistic'],
    ['Make sure your paper has a clear thesis.', 'part: Include a clear thesis'],
    ['Keep the tone respectful.', 'format: Keep the tone respectful'],
    ['Write in complete sentences.', 'format: Write in complete sentences'],
    [
      'Write for a reader who has never seen the harbor.',
      'format: Write for a reader who has never seen the harbor',
    ],
    ['The tone should be professional.', 'format: The tone should be professional'],
    [
      'Format: double-spaced, one-inch margins, page numbers in the corner.',
      'format: Page numbers in the corner',
    ],
    ['Complete sentences only.', 'format: Complete sentences only'],
    ['Citations go in parentheses.', 'format: Citations go in parentheses'],
    ['Contractions should be avoided.', 'format: No contractions'],
    ['Only the course texts may be used.', 'sources: Only the course texts may be used'],
    ['Every number needs a unit.', 'part: Every number needs a unit'],
    [
      'Use MLA style with in-text citations and a Works Cited page.',
      'format: Use MLA style with in-text citations and a Works Cited page',
    ],
    ['Limit yourself to 500 words.', 'length: 500 words'],
    [
      'There should be a clear thesis in your first paragraph.',
      'part: Include a clear thesis in your first paragraph',
    ],
    ["Don't forget to define your key terms.", 'part: Define your key terms'],
    ['It is important to explain why the ferry stopped.', 'part: Explain why the ferry stopped'],
    ['A good answer names specific scenes.', 'part: Name specific scenes'],
    [
      'Somewhere in the paper, bring in at least one idea of your own.',
      'part: Bring in at least one idea of your own',
    ],
    ['The causes should be explained.', 'part: Explain the causes'],
    [
      'The brochure should be written at a sixth-grade reading level.',
      'format: Written at a sixth-grade reading level',
    ],
  ])('reads %s', (instructions, line) => {
    expect(linesOf(instructions)).toContain(line);
  });

  it('makes questions to choose from optional', () => {
    expect(
      linesOf(
        'Answer ONE of the following questions:\n1. Why did the ferry stop?\n2. Explain who owns the pier.',
      ),
    ).toEqual(['part (optional): Why did the ferry stop?', 'part (optional): Explain who owns the pier']);
  });

  it.each(
    `Good luck!
    The paper is due Sunday, October 13, by 11:59 p.m.
    Ten percent is deducted for each day late.
    If you get stuck on the statistics, come to office hours early in the week.
    In this course we have looked at how cities grow.
    The goal of this assignment is to give you practice in reading research.
    By the end of this module you will be able to explain how vaccines work.
    You will learn to read a balance sheet.
    Name your file with your last name.
    Bring two printed copies to class on Monday.
    Read Chapter 4 before you begin.
    Choose one of the poems in the packet.
    Work in pairs, but hand in your own report.
    Do not use AI tools for any part of this work.
    No outside sources are required.
    You do not need to cite anything.
    You may use the first person.
    Papers are graded on content, organization, and style.
    The article explains the method on page 12.
    Imagine that you are the mayor of a small town.
    Think about a time when you felt out of place.
    Chapter two covers the basics.
    Part one is a quiz.
    Calculators are not allowed.
    The reader should be able to follow your logic.
    Your instructor will return drafts within a week.
    No late papers will be accepted.
    No notes or phones.
    No one will be called on.
    Exceptions must be approved in advance.
    Each of you will present for five minutes next week.
    Your patient is a 64-year-old man with chest pain.`
      .split('\n')
      .map((line) => line.trim()),
  )('asks for nothing in “%s”', (line) => {
    expect(linesOf(line)).toEqual([]);
  });

  it('reads a list without bullets, and sections with what they hold', () => {
    expect(
      linesOf(
        'The proposal has the following sections:\nBackground – what is known about the ferry\nAims – two questions of your own\nReferences',
      ),
    ).toEqual([
      'section: Background',
      'part: What is known about the ferry?',
      'section: Aims',
      'part: Two questions of your own',
      'section: References',
    ]);
  });

  it('reads labeled questions on one line', () => {
    expect(
      linesOf('QUESTION 1: Explain who owns the pier (5 pts). QUESTION 2: Why did the ferry stop? (3 pts)'),
    ).toEqual(['part: Explain who owns the pier', 'part: Why did the ferry stop?']);
  });

  it('reads what a colon leads to', () => {
    expect(linesOf('Your report has two jobs: to describe the pier, and to show how people use it.')).toEqual(
      ['part: Describe the pier', 'part: Show how people use it'],
    );
  });

  it('takes the name of a section apart from what it holds', () => {
    expect(linesOf('Introduction: background on osmosis, your question, and a testable hypothesis.')).toEqual(
      [
        'section: Introduction',
        'part: Background on osmosis',
        'part: Your question',
        'part: A testable hypothesis',
      ],
    );
  });

  it('takes the length of one part for no length of the paper', () => {
    expect(
      linesOf(
        'SUMMARY: In 150 words, summarize the article. The overview should not take up more than one page.',
      ),
    ).toEqual(['part: Summarize the article']);
  });

  it('leaves out what stands below grading and tips', () => {
    expect(
      linesOf(
        'Describe the harbor.\nGrading:\n- Thesis (20 points)\n- Evidence (30 points)\nTips:\n- Start early\n- Make an outline',
      ),
    ).toEqual(['part: Describe the harbor']);
  });

  it('takes what follows a choice of topics for required', () => {
    const topics =
      'Choose one of the ferries below and write a report.\n\n  A. The night ferry\n  B. The car ferry\n\n';
    expect(linesOf(`${topics}Step 1. Describe its route.\nStep 2. Explain who pays for it.`)).toEqual([
      'part: Describe its route',
      'part: Explain who pays for it',
    ]);
    const sections = 'The report has three sections: Problem, Harbor Options, and Costs.\n\n';
    expect(linesOf(`${sections}1. Problem: name one fault.\n2. Costs: say who pays.`)).toEqual(
      expect.not.arrayContaining([expect.stringContaining('(optional)')]),
    );
    const chosen = 'Answer one of the following prompts.\n';
    expect(linesOf(`${chosen}Prompt 1. Describe the pier.\nPrompt 2. Explain the toll.`)).toEqual([
      'part (optional): Describe the pier',
      'part (optional): Explain the toll',
    ]);
  });

  it('takes adjectives in a row for no order', () => {
    expect(linesOf('Describe one toll that a federal, state, or local office has set.')).toEqual([
      'part: Describe one toll that a federal, state, or local office has set',
    ]);
    expect(linesOf('Describe the pier, compare, and contrast both plans for it.')).toContainEqual(
      expect.stringMatching(/compare,? and contrast/iu),
    );
  });
});
