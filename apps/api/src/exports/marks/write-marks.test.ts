import type { ClassMember, Submission } from '@greenpen/gradebook';
import { marksSystems } from '@greenpen/api-contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../testing/read-csv.ts';
import { markPaper, type MarkedPaper } from './marked-paper.ts';
import { writeMarks, type MarksSystem } from './write-marks.ts';

const feedback = { grammar: '', apa: '', content: '', overall: 'Good.' };

function paper(
  facts: Partial<Submission> & { readonly id: string },
  list: readonly ClassMember[] = [],
): MarkedPaper {
  const scores = { grammar: 88, apa: 80, content: 70, total: 77.9 };
  const submission: Submission = {
    ownerId: 'user-1',
    originalName: 'essay.txt',
    fileType: 'TXT',
    fileSize: 1,
    fileId: null,
    sha256: '',
    studentName: 'Ana Diaz',
    studentEmail: null,
    course: { id: 'c', code: 'PSY', name: 'Psychology' },
    courseAssignment: { id: 'a', week: 1, title: 'Essay', maxPoints: 50 },
    state: 'completed',
    stateReason: null,
    stateSince: new Date(0),
    uploadedAt: new Date(0),
    queuedAt: null,
    completedAt: null,
    deletesAt: new Date(0),
    expiredAt: null,
    deletedAt: null,
    attempt: 1,
    attemptCount: 1,
    doubts: [],
    grade: {
      submissionId: facts.id,
      reviewNumber: 1,
      version: 1,
      scores,
      overrides: { grammar: null, apa: null, content: null },
      dismissed: [],
      feedback: new Uint8Array(),
      words: { feedbackWords: 0, typedWords: 0 },
      approvedAt: new Date(0),
      approvedBy: 'user-1',
      updatedAt: new Date(0),
    },
    ...facts,
  };
  const marked = markPaper(submission, list);
  if (marked === null) throw new Error('not approved');
  return marked;
}

const member = (facts: Partial<ClassMember>): ClassMember => ({
  id: 'm',
  name: 'Ana Diaz',
  email: null,
  lmsId: '',
  sisId: '',
  loginId: '',
  section: '',
  ...facts,
});

const write = (system: MarksSystem, marks: readonly MarkedPaper[]): string =>
  [...writeMarks(system, { marks, readFeedback: () => feedback })].join('');

/** The first cell of each row of a worksheet. */
function ids(marks: readonly MarkedPaper[]): readonly (string | undefined)[] {
  const [, ...rows] = readCsv(write('moodle', marks));
  return rows.map(([id]) => id);
}

describe('writeMarks', () => {
  it.each(marksSystems)('writes for %s what parses back to the same students and points', (system) => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `A${text}z`);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (names) => {
        const marks = names.map((studentName, index) => paper({ id: String(index), studentName }));
        const rows = readCsv(write(system, marks));
        const [header = []] = rows;
        expect(rows.every((row) => row.length === header.length)).toBe(true);
        const points = rows.slice(1).filter((row) => row.includes('39'));
        expect(points).toHaveLength(names.length);
      }),
    );
  });

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

  it('takes Canvas’s id from the file’s name where no class list has it', () => {
    const text = write('canvas', [paper({ id: '1', originalName: 'diazana_LATE_901_55012_essay.txt' })]);
    expect(readCsv(text)[2]?.[1]).toBe('901');
  });

  it('gives Moodle no identifier of another assignment’s worksheet', () => {
    const list = [
      member({ id: 'm1', name: 'Ana Diaz', lmsId: 'Participant 1' }),
      member({ id: 'm2', name: 'Ben Lee', lmsId: 'Participant 2' }),
    ];
    const ben = paper({ id: '2', studentName: 'Ben Lee' }, list);
    const same = paper({ id: '1', originalName: 'Ana Diaz_1_assignsubmission_file_a.txt' }, list);
    const other = paper({ id: '1', originalName: 'Ana Diaz_77_assignsubmission_file_a.txt' }, list);
    expect(ids([same, ben])).toEqual(['Participant 1', 'Participant 2']);
    expect(ids([other, ben])).toEqual(['Participant 77', '']);
  });

  it('refuses a worksheet of several assignments', () => {
    const second = { id: 'b', week: 2, title: 'Report', maxPoints: 10 };
    const marks = [paper({ id: '1' }), paper({ id: '2', courseAssignment: second })];
    expect(() => write('moodle', marks)).toThrow('ONE_ASSIGNMENT_ONLY');
  });
});
