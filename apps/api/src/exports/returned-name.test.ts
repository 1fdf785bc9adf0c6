import { readLmsFileName } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  feedbackDocumentName,
  readableName,
  returnedName,
  unreturnableName,
  type ReturnedPaper,
} from './returned-name.ts';

const id = '01a1f8cd-c5f4-7aba-ad4b-74cf00000007';
const nobody: ReturnedPaper = { id, studentName: null, courseAssignment: null };

function name(originalName: string, paper: Partial<ReturnedPaper> = {}): string | null {
  const lms = readLmsFileName(originalName);
  return lms === null ? null : returnedName(lms, { ...nobody, ...paper }, 'pdf');
}

describe('returnedName', () => {
  it.each([
    [
      'moodle',
      'Ana Díaz_4711_assignsubmission_file_ugh v2.docx',
      'Ana Díaz_4711_assignfeedback_file_feedback.pdf',
    ],
    ['moodle', 'Ana Diaz_4711_assignsubmission_file', 'Ana Diaz_4711_assignfeedback_file_feedback.pdf'],
    ['canvas', 'diazana_901_55012_my_essay.docx', 'diazana_901_55012_feedback.pdf'],
    ['canvas', 'diazana_LATE_901_55012_essay-1.docx', 'diazana_LATE_901_55012_feedback.pdf'],
  ] as const)('gives %s for %j the name %j', (_, original, returned) => {
    expect(name(original)).toBe(returned);
  });

  it.each(['Ana Díaz_4711_assignsubmission_file_ugh v2.docx', 'diazana_LATE_901_55012_essay-1.docx'])(
    'keeps the numbers by which the system knows %j',
    (original) => {
      const returned = name(original)?.replace('assignfeedback', 'assignsubmission') ?? '';
      expect(readLmsFileName(returned)).toEqual({ ...readLmsFileName(original), rest: 'feedback.pdf' });
    },
  );

  it('takes no number of the assignment’s title for one of the system’s', () => {
    const courseAssignment = { title: 'Essay_77_2' };
    expect(name('diazana_901_55012_x.docx', { courseAssignment })).toBe(
      'diazana_901_55012_Essay_-77_2 - feedback.pdf',
    );
  });

  it('names the student and the assignment for people', () => {
    const paper = { id, studentName: 'Ana/../Diaz', courseAssignment: { title: 'Week 1: Sleep?' } };
    expect(readableName(paper, 'pdf')).toBe('Ana-..-Diaz - Week 1- Sleep- - feedback.pdf');
    expect(readableName(nobody, 'pdf')).toBe('Student 1007 - feedback.pdf');
  });

  it('gives the paper with comments and the feedback by itself two names', () => {
    const paper = { ...nobody, studentName: 'Ana Diaz' };
    expect(readableName(paper, 'docx')).toBe('Ana Diaz - comments.docx');
    expect(feedbackDocumentName(paper)).toBe('Ana Diaz - feedback.docx');
  });

  it('gives a name without numbers of its own where nothing confirms it', () => {
    const paper = {
      id,
      studentName: 'Ana_38_assignsubmission_file_',
      courseAssignment: { title: 'a_1_2_b' },
    };
    expect(unreturnableName(paper, 'pdf')).not.toContain('_');
  });

  it('never leaves the archive’s folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (title, student) => {
        const isOutside = /[/\\:\p{Cc}]|^\./u;
        const paper = { id, studentName: student, courseAssignment: { title } };
        for (const shown of [`${student}_1_2_x`, `${student}_1_assignsubmission_file_x`]) {
          expect(name(shown, paper) ?? '').not.toMatch(isOutside);
        }
        expect(readableName(paper, 'pdf')).not.toMatch(isOutside);
        expect(unreturnableName(paper, 'pdf')).not.toMatch(isOutside);
      }),
    );
  });
});
