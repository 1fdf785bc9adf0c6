import { marksSystems } from '@greenpen/api-contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../testing/read-csv.ts';
import { member, paper } from '../testing/sample-marks.ts';
import type { MarkedPaper, MarksSystem } from './marked-paper.ts';
import { writeMarks } from './write-marks.ts';

const feedback = { grammar: '', apa: '', content: '', overall: 'Good.' };

const write = (system: MarksSystem, marks: readonly MarkedPaper[]): string =>
  [...writeMarks(system, { marks, readFeedback: () => feedback })].join('');

describe('writeMarks', () => {
  it.each(marksSystems)('writes for %s what parses back to the same students and points', (system) => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `A${text}z`);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (names) => {
        const marks = names.map((studentName, index) =>
          // Two students with one name, distinguished by their addresses.
          paper({ id: String(index), studentName, studentEmail: `s${index}@example.edu` }),
        );
        const rows = readCsv(write(system, marks));
        const [header = []] = rows;
        expect(rows.every((row) => row.length === header.length)).toBe(true);
        const points = rows.slice(1).filter((row) => row.includes('39'));
        expect(points).toHaveLength(names.length);
      }),
    );
  });

  // ASVS-1.2.10
  it.each(marksSystems)('leaves for %s no cell that a spreadsheet would calculate', (system) => {
    const start = fc.constantFrom('=', '+', '-', '@', '\t=', '\r=', '＝');
    fc.assert(
      fc.property(start, fc.string({ maxLength: 10 }), (sign, rest) => {
        const studentName = `${sign}${rest}`;
        const title = `${sign}1+1`;
        const courseAssignment = { id: 'a', week: 1, title, maxPoints: 50 };
        const text = write(system, [paper({ id: '1', studentName, courseAssignment })]);
        const cells = readCsv(text).flat();
        expect(cells.filter((cell) => cell !== '-' && /^[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
      }),
    );
  });

  it('gives Blackboard user names in quotes, and a heading as its own', () => {
    const list = [member({ loginId: 'adiaz', sisId: 'S1' })];
    expect(write('blackboard', [paper({ id: '1' }, list)])).toBe(
      '\uFEFF"Last Name","First Name","Username","Student ID","Essay [Total Pts: 50 Score]"\r\n"Diaz","Ana","adiaz","S1","39"\r\n',
    );
  });

  it('puts a student’s assignments into columns of one row', () => {
    const list = [member({ lmsId: '901' })];
    const second = { id: 'b', week: 2, title: 'Report', maxPoints: 10 };
    const text = write('canvas', [
      paper({ id: '1' }, list),
      paper({ id: '2', courseAssignment: second }, list),
    ]);
    expect(readCsv(text).map((row) => row.join('|'))).toEqual([
      'Student|ID|SIS User ID|SIS Login ID|Section|Essay|Report',
      'Points Possible|||||50|10',
      'Ana Diaz|901||||39|7.8',
    ]);
  });

  it('writes no id that only a file’s name has, and none that the list gives to two', () => {
    const list = [
      member({ id: 'm1', lmsId: '901', sisId: 'S1' }),
      member({ id: 'm2', name: 'Ben Lee', lmsId: '902', sisId: 'S1' }),
    ];
    const text = write('canvas', [
      paper({ id: '1', originalName: 'diazana_LATE_901_55012_essay.txt' }),
      paper({ id: '2', studentName: 'Ben Lee' }, list),
    ]);
    expect(readCsv(text).slice(2)).toEqual([
      ['Ana Diaz', '', '', '', '', '39'],
      ['Ben Lee', '902', '', '', '', '39'],
    ]);
  });

  it('writes the ids that the extension read on the system’s own page', () => {
    const onCanvas = { lmsSite: 'canvas-classic', lmsStudent: '901' } as const;
    const list = [member({ sisId: 'S1' })];
    for (const marks of [[paper({ id: '1', ...onCanvas })], [paper({ id: '1', ...onCanvas }, list)]])
      expect(readCsv(write('canvas', marks))[2]?.slice(0, 2)).toEqual(['Ana Diaz', '901']);
    const onMoodle = paper({ id: '2', lmsSite: 'moodle-assign', lmsStudent: '12' });
    const [header, row] = readCsv(write('moodle-gradebook', [onMoodle]));
    expect([header?.[4], row?.[4]]).toEqual(['User ID', '12']);
    const plain = readCsv(write('plain', [onMoodle]));
    const at = plain[0]?.indexOf('LMS student ID') ?? -1;
    expect(plain[1]?.slice(at - 1, at + 1)).toEqual(['Moodle', '12']);
  });

  it('begins no formula behind an escaped sign of the feedback', () => {
    const overall = `"=1+1 and '-ed' & @you; <+>`;
    const text = [
      ...writeMarks('moodle', {
        marks: [paper({ id: '1' })],
        readFeedback: () => ({ ...feedback, overall }),
      }),
    ].join('');
    expect(text).not.toMatch(/;\s*[=+\-@]/u);
  });
});
