import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLmsFileName } from '@greenpen/paper';
import { readableName, returnedName, unreturnableName } from './returned-name.ts';

function name(originalName: string): string | null {
  const lms = readLmsFileName(originalName);
  return lms === null ? null : returnedName(lms, 'pdf');
}

describe('returnedName', () => {
  it.each([
    [
      'moodle',
      'Ana Díaz_4711_assignsubmission_file_essay v2.docx',
      'Ana Díaz_4711_assignfeedback_file_essay v2.pdf',
    ],
    [
      'moodle',
      'Ana Diaz_4711_assignsubmission_onlinetext_onlinetext.txt',
      'Ana Diaz_4711_assignfeedback_file_onlinetext.pdf',
    ],
    ['moodle', 'Ana Diaz_4711_assignsubmission_file', 'Ana Diaz_4711_assignfeedback_file_feedback.pdf'],
    ['canvas', 'diazana_901_55012_my_essay.docx', 'diazana_901_55012_my_essay.pdf'],
    ['canvas', 'diazana_LATE_901_55012_essay-1.docx', 'diazana_LATE_901_55012_essay-1.pdf'],
    ['canvas', 'diazana_901_55012_essay_77_2.docx', 'diazana_901_55012_essay_-77_-2.pdf'],
  ] as const)('gives %s for %j the name %j', (_, original, returned) => {
    expect(name(original)).toBe(returned);
  });

  it('names others after their student', () => {
    const paper = { originalName: 'essay.docx', studentName: 'Ana/../Diaz' };
    expect(readableName(paper, 'pdf')).toBe('Ana-..-Diaz - essay - feedback.pdf');
    expect(readableName({ ...paper, studentName: null }, 'pdf')).toBe('essay - feedback.pdf');
  });

  it.each(['Team Alpha_37_assignsubmission_file_x.docx', 'diazana_901_55012_essay.docx'])(
    'gives %s a name without numbers of its own where nothing confirms it',
    (originalName) => {
      const paper = { originalName, studentName: 'Ana_38_assignsubmission_file_' };
      expect(unreturnableName(paper, 'pdf')).not.toContain('_');
    },
  );

  it('never leaves the archive’s folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (original, student) => {
        const isOutside = /[/\\:\p{Cc}]|^\./u;
        for (const shown of [
          original,
          `${student}_1_2_${original}`,
          `${student}_1_assignsubmission_file_${original}`,
        ]) {
          expect(name(shown) ?? '').not.toMatch(isOutside);
          const paper = { originalName: shown, studentName: student };
          expect(readableName(paper, 'pdf')).not.toMatch(isOutside);
          expect(unreturnableName(paper, 'pdf')).not.toMatch(isOutside);
        }
      }),
    );
  });
});
