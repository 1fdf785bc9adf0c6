import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Paper } from '@greenpen/paper';
import { blockText } from './labels.ts';
import { findTitle } from './paper-title.ts';
import { isAnnotatedBibliography, sectionsOf } from './sections.ts';
import { draftPaper, type DraftBlock } from '../testing/draft-paper.ts';

const prose =
  'Nurses who work three nights in a row make more errors than nurses who work two, and the gap widens after the fourth night of the same rotation.';
const entry = 'Diaz, M. A., & Lee, K. (2019). Night shifts and error. Journal of Ward Practice, 4(2), 11–19.';
const student = [
  'Night Shifts and Errors',
  'Maria Okafor',
  'Department of Nursing, Hill State University',
  'NURS 310: Ward Practice',
  'Dr. Ana Pires',
  'March 4, 2024',
];

const titled = (title: string) => {
  const paper = draftPaper([
    ...student.with(0, title),
    { text: title, startsNewPage: true, alignment: 'center', bold: true },
    prose,
  ]);
  const found = findTitle(paper);
  return found?.text ?? null;
};

const remark = (about: string) =>
  `This book looks at ${about} over ten years, and it shows that keepers who write down what they see lose fewer of their bees in winter.`;

describe('findTitle', () => {
  it.each(['Students at Night: Errors on the Ward', 'Student Nurses and Their First Shift'])(
    'takes %s for a title',
    (title) => {
      expect(titled(title)).toBe(title);
    },
  );

  it.each(['Student: Maria Okafor', 'Student ID 10442', 'Student Name Maria Okafor'])(
    'does not take %s for one',
    (line) => {
      expect(titled(line)).not.toBe(line);
    },
  );
});

describe('sectionsOf', () => {
  it('keeps a list of works in another style whole, however long its entries are', () => {
    const works = [
      'Diaz MA, Lee K, Okafor M, Pires A, Ono B, Reyes T',
      'Hale P, Brandt S, Lind E, Moore J, Tate B, Moss A',
    ].map(
      (authors) =>
        `${authors}. The frequency of errors after three nights of work in a row on the wards of a large hospital. J Ward Pract. 2019;4(2):11-9.`,
    );
    const paper = draftPaper(['Night Shifts', prose, 'References', ...works, ...works]);
    expect(sectionsOf(paper).map(({ kind }) => kind)).toEqual(['body', 'references']);
  });

  it('finds the text of a paper that begins with its list', () => {
    const other = prose.replace('Nurses', 'Doctors');
    const first = draftPaper(['References', entry, 'Night Shifts', prose, other, `${prose} ${other}`]);
    expect(sectionsOf(first).map(({ kind }) => kind)).toEqual(['references', 'body']);
    const annotated = draftPaper([
      'Night Shifts',
      prose,
      'References',
      entry,
      prose,
      prose,
      entry,
      prose,
      other,
    ]);
    expect(sectionsOf(annotated).map(({ kind }) => kind)).toEqual(['body', 'references']);
  });

  it('takes the paragraphs below the works of an annotated bibliography for text, with and without a label', () => {
    const works = [
      'Ash, B. (2019). Hives. Bee Press.',
      'Elm, C. (2020). Honey. Bee Press.',
      'Oak, D. (2021). Wax. Bee Press.',
    ];
    const list = works.flatMap((work, index) => [work, remark(['hives', 'honey', 'wax'][index] ?? '')]);
    for (const paper of [
      draftPaper(['Bees in Town', ...list]),
      draftPaper(['Bees in Town', 'References', ...list]),
    ]) {
      const kinds = sectionsOf(paper).map(({ kind, blocks }) => [kind, blocks.length]);
      expect(kinds.slice(-2)).toEqual([
        ['references', 3],
        ['body', 3],
      ]);
      expect(isAnnotatedBibliography(paper)).toBe(true);
    }
    expect(isAnnotatedBibliography(draftPaper([remark('bees'), 'References', ...works]))).toBe(false);
  });

  it('ends the text at notes below it', () => {
    const paper = draftPaper([
      'Bees were kept in baskets of straw for longer than anybody can remember, and the baskets were burnt in autumn.',
      'Notes',
      'Ann Ash, Hives (Bee Press, 1988), 54.',
      'Ash, Hives, 61.',
    ]);
    expect(sectionsOf(paper).map(({ kind }) => kind)).toEqual(['body', 'appendix']);
  });

  it('finds the second of two papers in one file, and takes its text for no entry', () => {
    const second = ['The History of Bread', 'Tom Reader', 'HIS 110', prose, 'References', entry];
    const paper = draftPaper(['Night Shifts', prose, 'References', entry, ...second]);
    expect(sectionsOf(paper).map(({ kind }) => kind)).toEqual(['body', 'references', 'body', 'references']);
    const annotated = draftPaper(['Night Shifts', prose, 'References', entry, prose, entry, prose]);
    expect(sectionsOf(annotated).map(({ kind }) => kind)).toEqual(['body', 'references']);
  });

  it('cuts a student paper with facts into its sections', () => {
    const paper = draftPaper([
      ...student,
      { text: 'Abstract', startsNewPage: true, alignment: 'center', bold: true },
      prose,
      'Keywords: nurses, night work',
      { text: 'Night Shifts and Errors', startsNewPage: true, alignment: 'center', bold: true },
      prose,
      { text: 'References', startsNewPage: true },
      entry,
      { text: 'Appendix A', startsNewPage: true },
      prose,
    ]);
    expect(outline(paper)).toEqual([
      'title-page 6',
      'abstract "Abstract" 2',
      'body 2',
      'references "References" 1',
      'appendix "Appendix A" 1',
    ]);
  });

  it('finds the title page of plain text, and leaves the repeated title to the body', () => {
    const paper = draftPaper([
      ...student,
      'Night Shifts and Errors',
      'Introduction',
      prose,
      'References',
      entry,
    ]);
    expect(outline(paper)).toEqual(['title-page 6', 'body 3', 'references "References" 1']);
  });

  it('takes a short first page for a title page, author note included', () => {
    const paper = draftPaper(
      [
        'Night Shifts and Errors',
        'Maria Okafor',
        'Author Note',
        prose,
        { text: 'Night Shifts and Errors', page: 2 },
        { text: prose, page: 2 },
      ],
      { format: 'pdf', pagination: 'measured' },
    );
    expect(outline(paper)).toEqual(['title-page 4', 'body 2']);
  });

  it.each([
    ['a post', [prose, prose]],
    ['a post with a title', ['Why I sleep', prose]],
    ['a post with a greeting', ['Hello class,', prose, 'Best,', 'Maria']],
  ])('gives %s no title page', (_, drafts) => {
    expect(sectionsOf(draftPaper(drafts)).map(({ kind }) => kind)).toEqual(['body']);
  });

  it('takes entries at the end of a post for references without a label', () => {
    expect(outline(draftPaper([prose, prose, entry, entry]))).toEqual(['body 2', 'references 2']);
  });

  it.each(['Refrences', 'REFERANCES', 'Referneces:', 'Bibliograpy'])(
    'knows the references under the misspelt label %s',
    (label) => {
      expect(outline(draftPaper([prose, label, entry]))).toEqual(['body 1', `references "${label}" 1`]);
    },
  );

  it.each(['Preferences', 'Resources', 'Recurrences', 'Biography'])('takes %s for no label', (label) => {
    expect(outline(draftPaper([prose, label, prose]))).toEqual(['body 3']);
  });

  it.each(['Works Cited', 'Bibliography', 'Reference List', 'Sources', 'REFERENCES', 'References:'])(
    'knows the references under the label %s',
    (label) => {
      expect(outline(draftPaper([prose, label, entry]))).toEqual(['body 1', `references "${label}" 1`]);
    },
  );

  it('leaves a heading that only mentions sources in the body', () => {
    expect(outline(draftPaper([prose, 'Sources', prose, 'References', entry]))).toEqual([
      'body 3',
      'references "References" 1',
    ]);
  });

  it('is not misled by a table of contents', () => {
    const paper = draftPaper([
      ...student,
      'Table of Contents',
      'References',
      'Introduction',
      prose,
      'References',
      entry,
    ]);
    expect(outline(paper).at(-1)).toBe('references "References" 1');
    expect(sectionsOf(paper).filter(({ kind }) => kind === 'references')).toHaveLength(1);
  });

  it('sets tables and figures after the references apart', () => {
    const paper = draftPaper([
      prose,
      'References',
      entry,
      'Table 1',
      'Errors by Night',
      { text: 'a\tb', kind: 'table' },
    ]);
    expect(outline(paper)).toEqual(['body 1', 'references "References" 1', 'tables-and-figures 3']);
  });

  it('returns to the body when another answer follows the references', () => {
    const question: DraftBlock = { text: 'Question 2', headingLevel: 1 };
    expect(outline(draftPaper([prose, 'References', entry, question, prose, 'References', entry]))).toEqual([
      'body 1',
      'references "References" 1',
      'body 2',
      'references "References" 1',
    ]);
  });

  it('reads an abstract that runs on from its label', () => {
    expect(
      outline(draftPaper([...student, `Abstract: ${prose}`, 'Keywords: sleep', 'Method', prose])),
    ).toEqual(['title-page 6', 'abstract 2', 'body 2']);
  });

  it('holds every block once, in order, whatever the paper', () => {
    const line = constantFrom(
      ...student,
      prose,
      entry,
      'Abstract',
      'References',
      'Appendix A',
      'Table 1',
      '',
    );
    const block = record({ text: line, startsNewPage: boolean() });
    assert(
      property(array(block, { maxLength: 30 }), (drafts) => {
        const paper = draftPaper(drafts);
        const held = sectionsOf(paper).flatMap(({ label, blocks }) =>
          [label].concat(blocks).filter((held) => held !== null),
        );
        expect(held).toEqual(paper.blocks);
      }),
    );
  });

  it('works a paper out once', () => {
    const paper = draftPaper([prose]);
    expect(sectionsOf(paper)).toBe(sectionsOf(paper));
  });
});

function outline(paper: Paper): readonly string[] {
  return sectionsOf(paper).map(({ kind, label, blocks }) =>
    [kind, label && `"${blockText(paper, label)}"`, blocks.length].filter((part) => part !== null).join(' '),
  );
}
