import type { TopicRow } from './topic.ts';

/** What the APA checks are about; the more particular rows stand first. Add a row, nothing else. */
export const apaTopics: readonly TopicRow[] = [
  [
    /^apa-citation-ampersand/u,
    'the joining of authors inside parentheses',
    'Inside parentheses two authors are joined by “&”, in your own sentence by “and”.',
  ],
  [
    /^apa-citation-narrative-and/u,
    'the joining of authors in running text',
    'Keep “&” for parentheses and the reference list.',
  ],
  [
    /^apa-citation-et-al/u,
    'the use of “et al.”',
    'Two authors are always both named; from three on, the first stands with “et al.”',
  ],
  [
    /^apa-citation.*(?:year-comma|comma)/u,
    'the comma between author and year',
    'Inside parentheses the author and the year are separated by a comma.',
  ],
  [
    /^apa-citation.*without-(?:entry|reference)/u,
    'citations without an entry in the reference list',
    'Every work that you cite needs its entry, with the same names and the same year.',
  ],
  [
    /^apa-(?:entry|reference).*(?:without-citation|not-cited|uncited)/u,
    'reference entries that the text never cites',
    'List only the works that you cite; take the others out or cite them where you used them.',
    'entry',
  ],
  [
    /^apa-citation.*(?:page|locator)/u,
    'page numbers for quotations',
    'A direct quotation carries the page, or the paragraph where there are no pages.',
  ],
  [
    /^apa-citation.*(?:order|alphabet)/u,
    'the order of several citations',
    'Order the works inside one parenthesis as the reference list orders them.',
  ],
  [
    /^apa-citation.*year|^apa-citation.*date/u,
    'citations without a year',
    'Author and year always travel together; write “n.d.” where no date is known.',
  ],
  [
    /^apa-citation/u,
    'the form of citations',
    'Compare each citation with the author–date pattern once before you hand in.',
  ],
  [
    /^apa-reference.*(?:missing|none|absent)|^apa-references?-list-missing/u,
    'the missing reference list',
    'Start it on a new page under the bold, centered label “References”.',
  ],
  [
    /^apa-(?:reference|entry).*(?:order|alphabet|sorted)/u,
    'the order of the reference list',
    'Sort the entries by the family name of the first author.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*hanging/u,
    'the hanging indent of reference entries',
    'Set it once for the whole list in the paragraph settings, at half an inch.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:doi|url|link)/u,
    'DOIs and links in reference entries',
    'Give the DOI as a full link that begins with https://doi.org/, without a full stop after it.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:case|capital)/u,
    'capitals in the titles of reference entries',
    'Use sentence case: the first word, names, and the word after a colon.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*ital/u,
    'italics in reference entries',
    'Journal names with their volume, and titles of books and reports, stand in italics.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:ampersand|author|initial|names?)/u,
    'authors’ names in reference entries',
    'Write the family name, a comma and initials, with “&” before the last author.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*(?:year|date)/u,
    'the year in reference entries',
    'It follows the authors in parentheses, with a full stop after them.',
    'entry',
  ],
  [
    /^apa-(?:reference|entry).*label/u,
    'the label of the reference list',
    'It reads “References”, bold and centered, at the top of a new page.',
  ],
  [
    /^apa-(?:reference|entry)/u,
    'the form of reference entries',
    'Build each entry from the same four parts: author, date, title, source.',
    'entry',
  ],
  [
    /^apa-title-page/u,
    'the title page',
    'A student title page has title, name, institution, course, instructor and date, centered and double-spaced.',
  ],
  [
    /^apa-.*running-head/u,
    'the running head',
    'Student papers carry only the page number unless your instructor asks for more.',
  ],
  [
    /^apa-.*page-number/u,
    'page numbers',
    'Put the number at the top right of every page, the title page included.',
  ],
  [
    /^apa-.*spacing/u,
    'line spacing',
    'Set the whole paper to double spacing, with no extra space between paragraphs.',
  ],
  [
    /^apa-.*indent/u,
    'the indents of paragraphs',
    'Indent the first line of each paragraph by half an inch, with the paragraph setting and not with spaces.',
  ],
  [/^apa-.*margin/u, 'the margins', 'One inch on all four sides.'],
  [
    /^apa-.*(?:font|typeface)/u,
    'the font',
    'Choose one of the accepted fonts and use it from the title page to the references.',
  ],
  [
    /^apa-.*(?:align|justif)/u,
    'the alignment of the text',
    'Leave the right edge ragged; APA papers are not justified.',
  ],
  [
    /^apa-heading/u,
    'the levels of headings',
    'Give each level its own look, and go down one level at a time.',
    'heading',
  ],
  [/^apa-.*abstract/u, 'the abstract', 'It stands on its own page, in one paragraph without an indent.'],
  [
    /^apa-.*(?:table|figure)/u,
    'tables and figures',
    'Each needs a bold number, an italic title, and a mention in the text.',
  ],
];
