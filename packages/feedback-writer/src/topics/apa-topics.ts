import type { TopicRow } from './topic.ts';

/** What the APA checks are about; the more particular rows stand first. Add a row, nothing else. */
export const apaTopics: readonly TopicRow[] = [
  [
    /^apa-title-(?:bold|centered|title-case|case)|^apa-title-repeated/u,
    'the title',
    [
      'It stands in bold title case, centered in the upper half of the title page, and again above the first line of the text.',
    ],
  ],
  [
    /^apa-introduction-heading/u,
    'the heading of the introduction',
    ['The introduction needs none; the paper’s title stands above it.'],
    'heading',
  ],
  [
    /^apa-paper-size/u,
    'the size of the page',
    ['Set it to Letter, 8.5 by 11 inches, before you adjust the margins.'],
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
    /^apa-citation-(?:no-date|year-missing)/u,
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
    /^apa-reference-et-al/u,
    '“et al.” in the reference list',
    ['The list names up to twenty authors in full.'],
    'entry',
  ],
  [/^apa-reference-duplicate/u, 'entries that stand twice', ['Keep the more complete of the two.'], 'entry'],
  [
    /^apa-reference-(?:retrieved-from|publisher-location)/u,
    'older forms in reference entries',
    ['The seventh edition has dropped “Retrieved from” and the publisher’s city.'],
    'entry',
  ],
  [
    /^apa-reference-double-spacing/u,
    'the spacing of the reference list',
    ['The list is double-spaced like the rest of the paper.'],
    'entry',
  ],
  [
    /^apa-reference-list-numbering/u,
    'numbers and bullets in the reference list',
    ['Take them out; the alphabetical order is all the order it needs.'],
    'entry',
  ],
  [
    /^apa-reference-(?:volume-form|journal-pages-mark|page-range)/u,
    'volume, issue and pages in reference entries',
    [
      'A journal entry ends with volume, issue in parentheses, and the page range: 12(3), 45–60.',
      'Write the volume in italics, the issue right after it in parentheses, and the pages without “pp.”',
    ],
    'entry',
  ],
  [
    /^apa-reference-(?:list-label|list-new-page)/u,
    'the start of the reference list',
    ['It begins on a new page under the bold, centered word “References”.'],
  ],
  [
    /^apa-reference-title-quotes/u,
    'quotation marks around titles in the reference list',
    ['Titles stand there without quotation marks.'],
    'entry',
  ],
  [
    /^apa-citation-ampersand/u,
    'the joining of authors inside parentheses',
    [
      'Inside parentheses two authors are joined by “&”, in your own sentence by “and”.',
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
    ['Inside parentheses the author and the year are separated by a comma.'],
  ],
  [
    /^apa-citation.*without-(?:entry|reference)/u,
    'citations without an entry in the reference list',
    [
      'Every work that you cite needs its entry, with the same names and the same year.',
      'Go through the text with the list beside it, and add what is missing or correct the name.',
    ],
  ],
  [
    /^apa-(?:entry|reference).*(?:without-citation|not-cited|uncited)/u,
    'reference entries that the text never cites',
    [
      'List only the works that you cite; take the others out or cite them where you used them.',
      'A reference list is not a reading list, so each entry has to answer to a citation.',
    ],
    'entry',
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
  [
    /^apa-reference.*(?:missing|none|absent)|^apa-references?-list-missing/u,
    'the missing reference list',
    ['Start it on a new page under the bold, centered label “References”.'],
  ],
  [
    /^apa-(?:reference|entry).*(?:order|alphabet|sorted)/u,
    'the order of the reference list',
    ['Sort the entries by the family name of the first author.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*hanging/u,
    'the hanging indent of reference entries',
    ['Set it once for the whole list in the paragraph settings, at half an inch.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:doi|url|link)/u,
    'DOIs and links in reference entries',
    ['Give the DOI as a full link that begins with https://doi.org/, without a full stop after it.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:case|capital)/u,
    'capitals in the titles of reference entries',
    ['Use sentence case: the first word, names, and the word after a colon.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*ital/u,
    'italics in reference entries',
    ['Journal names with their volume, and titles of books and reports, stand in italics.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:ampersand|author|initial|names?)/u,
    'authors’ names in reference entries',
    ['Write the family name, a comma and initials, with “&” before the last author.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:year|date)/u,
    'the year in reference entries',
    ['It follows the authors in parentheses, with a full stop after them.'],
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*label/u,
    'the label of the reference list',
    ['It reads “References”, bold and centered, at the top of a new page.'],
  ],
  [
    /^apa-(?:reference|entry)/u,
    'the form of reference entries',
    [
      'Build each entry from the same four parts: author, date, title, source.',
      'Take one entry that you are sure of as the pattern for the others.',
    ],
    'entry',
  ],
  [
    /^apa-title-page/u,
    'the title page',
    [
      'A student title page has title, name, institution, course, instructor and date, centered and double-spaced.',
      'Compare yours line by line with the sample student title page of the APA Style website.',
    ],
  ],
  [
    /^apa-.*running-head/u,
    'the running head',
    ['Student papers carry only the page number unless your instructor asks for more.'],
  ],
  [
    /^apa-.*page-number/u,
    'page numbers',
    ['Put the number at the top right of every page, the title page included.'],
  ],
  [
    /^apa-.*spacing/u,
    'line spacing',
    ['Set the whole paper to double spacing, with no extra space between paragraphs.'],
  ],
  [
    /^apa-.*indent/u,
    'the indents of paragraphs',
    [
      'Indent the first line of each paragraph by half an inch, with the paragraph setting and not with spaces.',
    ],
  ],
  [/^apa-.*margin/u, 'the margins', ['One inch on all four sides.']],
  [
    /^apa-.*(?:font|typeface)/u,
    'the font',
    ['Choose one of the accepted fonts and use it from the title page to the references.'],
  ],
  [
    /^apa-.*(?:align|justif)/u,
    'the alignment of the text',
    ['Leave the right edge ragged; APA papers are not justified.'],
  ],
  [
    /^apa-heading/u,
    'the levels of headings',
    [
      'Give each level its own look, and go down one level at a time.',
      'Look at the five levels side by side once, and set them as styles in your word processor.',
    ],
    'heading',
  ],
  [/^apa-.*abstract/u, 'the abstract', ['It stands on its own page, in one paragraph without an indent.']],
  [
    /^apa-.*(?:table|figure)/u,
    'tables and figures',
    ['Each needs a bold number, an italic title, and a mention in the text.'],
  ],
];
