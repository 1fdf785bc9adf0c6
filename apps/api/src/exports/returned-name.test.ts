import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLmsName } from './lms-file-name.ts';
import { feedbackDocumentName, returnedName } from './returned-name.ts';

const id = '01a1f8cd-c5f4-7aba-ad4b-74cf00000007';

const name = (
  originalName: string,
  system: 'moodle' | 'canvas' | 'plain' | null,
  more: { readonly studentName?: string; readonly title?: string; readonly kind?: 'docx' | 'pdf' } = {},
) => {
  const { studentName = null, title, kind = 'pdf' } = more;
  const courseAssignment = title === undefined ? null : { title };
  return returnedName({ id, originalName, studentName, courseAssignment }, kind, system);
};

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
    ['canvas', 'essay.docx', 'Student 1007 - feedback.pdf'],
    ['plain', 'diazana_901_55012_essay.docx', 'Student 1007 - feedback.pdf'],
    [null, 'essay.docx', 'Student 1007 - feedback.pdf'],
  ] as const)('gives %s for %j the name %j', (system, original, returned) => {
    expect(name(original, system)).toBe(returned);
  });

  it.each([
    ['moodle', 'Ana Díaz_4711_assignsubmission_file_ugh v2.docx'],
    ['canvas', 'diazana_LATE_901_55012_essay-1.docx'],
  ] as const)('gives %s the numbers by which it knows %j', (system, original) => {
    const returned = name(original, system).replace('assignfeedback', 'assignsubmission');
    expect(readLmsName(returned)).toEqual({ ...readLmsName(original), rest: 'feedback.pdf' });
  });

  it('names the student and the assignment, never the student’s own file', () => {
    const more = { studentName: 'Ana/../Diaz', title: 'Week 1: Sleep?' };
    expect(name('ugh.docx', 'plain', more)).toBe('Ana-..-Diaz - Week 1- Sleep- - feedback.pdf');
    expect(name('ugh.docx', null, { studentName: 'Ana Diaz' })).toBe('Ana Diaz - feedback.pdf');
    expect(name('a_1_2_ugh.docx', 'canvas', { title: 'Sleep' })).toBe('a_1_2_Sleep - feedback.pdf');
  });

  it('gives the paper with comments and the feedback by itself two names', () => {
    const paper = { id, originalName: 'ugh.docx', studentName: 'Ana Diaz', courseAssignment: null };
    expect(returnedName(paper, 'docx', null)).toBe('Ana Diaz - comments.docx');
    expect(feedbackDocumentName(paper)).toBe('Ana Diaz - feedback.docx');
  });

  it('never leaves the archive’s folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (original, student) => {
        for (const system of ['moodle', 'canvas', 'plain'] as const) {
          expect(name(original, system, { studentName: student, title: original })).not.toMatch(
            /[/\\:\p{Cc}]|^\./u,
          );
          expect(name(`${student}_1_2_${original}`, system, { studentName: student })).not.toMatch(
            /[/\\:\p{Cc}]|^\./u,
          );
        }
      }),
    );
  });
});
