import type { TopicRow } from './topic.ts';

/** What the checks of title page, layout, headings, tables and figures are about; the more particular rows stand first. */
export const formatTopics: readonly TopicRow[] = [
  [
    /^apa-heading-(?:title-case|period|numbered)/u,
    'the wording of headings',
    ['Headings stand in title case, without numbers, and at levels 1 to 3 without a full stop.'],
    'heading',
  ],
  [
    /^apa-heading-lone/u,
    'a section with only one subheading',
    ['Divide a section into two parts or more, or not at all.'],
    'heading',
  ],
  [
    /^apa-float/u,
    'tables and figures',
    [
      'Each has its bold number and its italic title above it, and is mentioned in the text before it comes.',
      'Take one table as the pattern, with number, title and note in their places, and set the others to match.',
    ],
  ],
  [
    /^apa-title-repeated/u,
    'the title above the text',
    ['Repeat the title, centered and bold, on the line above the first paragraph.'],
  ],
  [
    /^apa-title-(?:bold|centered|title-case|case)/u,
    'the title',
    ['It stands in bold title case, centered in the upper half of the title page.'],
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
  [/^apa-abstract-length/u, 'the length of the abstract', ['An abstract seldom needs more than 250 words.']],
  [
    /^apa-.*spacing/u,
    'line spacing',
    ['Set the whole paper to double spacing, with no extra space between paragraphs.'],
  ],
  [
    /^apa-abstract-indent/u,
    'the indent of the abstract',
    ['The abstract is one paragraph that begins at the margin.'],
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
