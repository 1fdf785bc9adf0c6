import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnedName } from './returned-name.ts';

const name = (
  originalName: string,
  system: 'moodle' | 'canvas' | 'plain' | null,
  studentName: string | null = null,
) => returnedName({ originalName, studentName }, 'pdf', system);

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
    ['canvas', 'essay.docx', 'essay - feedback.pdf'],
    ['plain', 'diazana_901_55012_essay.docx', 'diazana_901_55012_essay - feedback.pdf'],
  ] as const)('gives %s for %j the name %j', (system, original, returned) => {
    expect(name(original, system)).toBe(returned);
  });

  it('names others after their student', () => {
    expect(name('essay.docx', 'plain', 'Ana/../Diaz')).toBe('Ana-..-Diaz - essay - feedback.pdf');
    expect(name('essay.docx', null, 'Ana Diaz')).toBe('essay - feedback.pdf');
  });

  it('never leaves the archive’s folder', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (original, student) => {
        for (const system of ['moodle', 'canvas', 'plain'] as const) {
          expect(name(original, system, student)).not.toMatch(/[/\\:\p{Cc}]|^\./u);
          expect(name(`${student}_1_2_${original}`, system, student)).not.toMatch(/[/\\:\p{Cc}]|^\./u);
        }
      }),
    );
  });
});
