import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseClassList } from './parse-class-list.ts';
import { readCsv } from './read-csv.ts';

const ana = { name: 'Ana Diaz', email: 'ana@example.edu' };
const zoe = { name: 'Zoë Lee', email: null };

describe('parseClassList', () => {
  it.each([
    ['name and address', 'Name,Email\nAna Diaz,Ana@example.edu\nZoë Lee,\n'],
    [
      'two columns of names',
      'ID,First name,Last name,E-mail\r\n1,Ana,Diaz,ana@example.edu\r\n2,Zoë,Lee,\r\n',
    ],
    ['surnames first', '\uFEFFStudent,SIS Login ID\n"Diaz, Ana",ana@example.edu\n"Lee, Zoë",zlee\n'],
    ['semicolons', 'Full name;Email address\nAna Diaz;ana@example.edu\nZoë Lee;'],
    ['tabs without a header', 'Ana Diaz\tana@example.edu\nZoë Lee\t'],
    ['addresses first', 'ana@example.edu,Ana  Diaz\n,Zoë Lee'],
  ])('reads %s', (_, csv) => {
    const { students, refused } = parseClassList(csv);
    expect(students.map(({ name, email }) => ({ name, email }))).toEqual([ana, zoe]);
    expect(refused).toEqual([]);
  });

  it("keeps what Canvas's own export calls its students, and takes its row of points for nobody", () => {
    const csv =
      'Student,ID,SIS User ID,SIS Login ID,Section,Essay (55)\n    Points Possible,,,,,50\n"Diaz, Ana",901,S1,ana@example.edu,A,\n';
    expect(parseClassList(csv)).toEqual({
      students: [{ ...ana, lmsId: '901', sisId: 'S1', loginId: 'ana@example.edu', section: 'A' }],
      refused: [],
    });
  });

  it("keeps the identifiers of Moodle's grading worksheet", () => {
    const csv =
      'Identifier,"Full name","Email address",Status,Grade\n"Participant 4711","Ana Diaz",ana@example.edu,"No submission",\n';
    expect(parseClassList(csv)).toEqual({ students: [{ ...ana, lmsId: 'Participant 4711' }], refused: [] });
  });

  it('keeps a suffix behind the name', () => {
    const names = parseClassList('Name\n"John Smith, Jr."\n"Smith, John, III"\n"Smith Jr., John"\n').students;
    expect(names.map(({ name }) => name)).toEqual(['John Smith, Jr.', 'John Smith, III', 'John Smith Jr.']);
  });

  it('takes the numbers of a worksheet on which Moodle hides the names', () => {
    expect(parseClassList('Identifier,Status,Grade\nParticipant 37,Submitted,\n').students).toEqual([
      { name: 'Participant 37', email: null, lmsId: 'Participant 37' },
    ]);
  });

  it('calls somebody by the address where there is no name, and says which row names nobody', () => {
    expect(parseClassList('Name,Email\n,ana@example.edu\n\n,none\n')).toEqual({
      students: [{ name: 'ana@example.edu', email: 'ana@example.edu' }],
      refused: [{ row: 4, message: 'There is no name and no e-mail address.' }],
    });
  });

  it('takes any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (csv) => {
        for (const { name } of parseClassList(csv).students) expect(name).not.toBe('');
      }),
    );
  });
});

describe('readCsv', () => {
  it('gives back every cell that was written', () => {
    const cell = fc.stringMatching(/^[a-z",;\n]{1,8}$/u).filter((text) => text.trim() === text);
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','));
        expect(readCsv(['"a","b"', ...quoted].join('\n')).slice(1)).toEqual(rows);
      }),
    );
  });
});
