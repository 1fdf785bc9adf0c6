import type { TopicRow } from './topic.ts';

/** What the checks of the reference list are about; the more particular rows stand first. */
export const referenceTopics: readonly TopicRow[] = [
  [
    /^apa-reference-list-missing/u,
    'the missing reference list',
    [
      'Start it on a new page under the bold, centered label “References”.',
      'Put one entry on it for every work that you cite, in the order of the alphabet.',
    ],
  ],
  [
    /^apa-reference-mla-form/u,
    'reference entries in MLA form',
    [
      'APA wants author, year, title and source in this order, with initials for given names.',
      'Move each year into parentheses right after the authors, and shorten given names to initials.',
    ],
    'entry',
  ],
  [
    /^apa-reference-never-cited/u,
    'reference entries that the text never cites',
    [
      'List only the works that you cite; take the others out or cite them where you used them.',
      'A reference list is not a reading list, so each entry has to answer to a citation.',
    ],
    'entry',
  ],
  [
    /^apa-reference-year-letters/u,
    'works of the same authors and year',
    [
      'Put a letter after each of the years, as in 2020a and 2020b, in the order of the titles, and the same letter in the citations.',
      'Letters after the year tell them apart, as in 2020a and 2020b, in the list and in every citation.',
    ],
    'entry',
  ],
  [
    /^apa-reference-date-form/u,
    'full dates in reference entries',
    ['Write year, comma, the month in full and the day, as in (2019, March 3).'],
    'entry',
  ],
  [
    /^apa-reference-year-order/u,
    'the order of works by the same authors',
    ['They stand from the oldest to the newest.'],
    'entry',
  ],
  [
    /^apa-reference-author-capitals/u,
    'authors’ names in capitals',
    ['Only the first letter of a name is a capital.'],
    'entry',
  ],
  [
    /^apa-reference-year-missing/u,
    'entries without a year',
    ['Look the year up in the source itself; where there is none, write “n.d.”'],
    'entry',
  ],
  [
    /^apa-reference-doi-missing/u,
    'articles without a DOI',
    ['Search for the title at Crossref, and add the DOI as a link where there is one.'],
    'entry',
  ],
  [
    /^apa-reference-(?:ampersand-missing|name-order|personal)/u,
    'authors’ names in reference entries',
    ['Write the family name, a comma and initials, with “&” before the last author.'],
    'entry',
  ],
  [
    /^apa-reference-et-al/u,
    '“et al.” in the reference list',
    ['The list names up to twenty authors in full.'],
    'entry',
  ],
  [/^apa-reference-duplicate/u, 'duplicate entries', ['Keep the more complete of the two.'], 'entry'],
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
];
