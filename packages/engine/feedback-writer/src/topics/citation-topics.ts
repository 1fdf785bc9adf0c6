import type { TopicRow } from './topic.ts';

/** What the checks of citations and quotations are about; the more particular rows stand first. */
export const citationTopics: readonly TopicRow[] = [
  [
    /^apa-citation.*without-(?:entry|reference)/u,
    'citations without an entry in the reference list',
    [
      'Every work that you cite needs its entry, with the same names and the same year.',
      'Go through the text with the list beside it, and add what is missing or correct the name.',
    ],
  ],
  [
    /^apa-citation-(?:other-style|mla-form)/u,
    'the way in which you cite',
    ['Name author and year at each place, in the text or in parentheses, and a page only where you quote.'],
  ],
  [
    /^apa-block-quotation/u,
    'long quotations',
    ['From 40 words on a quotation stands in a block of its own, indented and without quotation marks.'],
    'sentence',
  ],
  [
    /^apa-citation-quotation-locator/u,
    'quotations without a page number',
    [
      'Add “p.” and the number after the year, so that a reader can find the words.',
      'A direct quotation carries the page, or the paragraph where there are no pages.',
    ],
  ],
  [
    /^apa-citation-bare-address/u,
    'web addresses in the text',
    ['Cite author and year in the text, and let the address stand in the reference list.'],
  ],
  [/^apa-citation-ibid/u, 'the use of “ibid.”', ['APA style repeats author and year each time.']],
  [
    /^apa-citation-secondary/u,
    'sources cited through other sources',
    ['Name the original, then “as cited in” and the work that you read, which is the one to list.'],
  ],
  [
    /^apa-citation-personal/u,
    'personal communications',
    ['Cite them in the text only, with initials and the exact date.'],
  ],
  [
    /^apa-citation-full-date/u,
    'full dates in citations',
    ['Only the year stands in the text; the full date belongs in the reference list.'],
  ],
  [
    /^apa-citation-year-letter/u,
    'the letters after the years in citations',
    [
      'Repeat the letter that the reference list puts after the year, so that a reader knows which work is meant.',
    ],
  ],
  [
    /^apa-citation-no-date/u,
    'citations of undated works',
    ['Write “n.d.” in the place of the year, with a full stop after each letter.'],
  ],
  [
    /^apa-citation-et-al-(?:form|comma)/u,
    'how “et al.” is written',
    ['“Et” has no full stop and “al.” has one; after one author no comma stands before them.'],
  ],
  [
    /^apa-citation-(?:page-mark|locator)/u,
    'how pages are given in citations',
    ['Write “p.” before one page, “pp.” before several, with a comma between the year and them.'],
  ],
  [
    /^apa-citation-years-order/u,
    'the order of years in a citation',
    ['Several works by the same authors stand from the oldest to the newest.'],
  ],
  [
    /^apa-citation-latex/u,
    'commands that were left in the text',
    ['Run the file through LaTeX with its bibliography, or write author and year in their place.'],
  ],
  [
    /^apa-citation-year-missing/u,
    'citations without a year',
    [
      'Author and year always travel together; write “n.d.” where no date is known.',
      'Look the year up in your reference list and put it after the name.',
    ],
  ],
  [
    /^apa-citation-(?:initials|all-capitals|suffix)/u,
    'authors’ names in citations',
    ['The family name alone is enough in the text, written as in the reference list.'],
  ],
  [
    /^apa-citation-(?:double-parentheses|adjacent-parentheses|semicolon|punctuation)/u,
    'the parentheses around citations',
    ['One pair of parentheses holds all works cited at a place, with semicolons between them.'],
  ],
  [
    /^apa-citation-ampersand/u,
    'the joining of authors inside parentheses',
    [
      'Repositories parentheses two authors are joined by “&”, in your own sentence by “and”.',
      'The sign “&” belongs inside parentheses, the word “and” in your own sentence.',
    ],
  ],
  [
    /^apa-citation-narrative-and/u,
    'the joining of authors in running text',
    ['Keep “&” for parentheses and the reference list.'],
  ],
  [
    /^apa-citation-et-al/u,
    'the use of “et al.”',
    [
      'Two authors are always both named; from three on, the first stands with “et al.”',
      'It stands for three or more authors, from the first citation on, and never for two.',
    ],
  ],
  [
    /^apa-citation.*(?:year-comma|comma)/u,
    'the comma between author and year',
    ['Repositories parentheses the author and the year are separated by a comma.'],
  ],
  [
    /^apa-citation.*(?:page|locator)/u,
    'page numbers for quotations',
    [
      'A direct quotation carries the page, or the paragraph where there are no pages.',
      'Add “p.” and the number after the year, so that a reader can find the words.',
    ],
  ],
  [
    /^apa-citation.*(?:order|alphabet)/u,
    'the order of several citations',
    ['Order the works inside one parenthesis as the reference list orders them.'],
  ],
  [
    /^apa-citation.*year|^apa-citation.*date/u,
    'citations without a year',
    ['Author and year always travel together; write “n.d.” where no date is known.'],
  ],
  [
    /^apa-citation/u,
    'the form of citations',
    [
      'Compare each citation with the author–date pattern once before you hand in.',
      'Put author, comma, year inside the parentheses, and read each one against that.',
    ],
  ],
];
