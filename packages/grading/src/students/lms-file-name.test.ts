import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameWithStudentFolder, readLmsFileName } from './lms-file-name.ts';

describe('readLmsFileName', () => {
  it.each([
    [
      'Ana Diaz_37_assignsubmission_file_essay.docx',
      { system: 'moodle', name: 'Ana Diaz', participant: '37' },
    ],
    ['Mary-Jo O’Neill_42_assignsubmission_onlinetext_.txt', { system: 'moodle', participant: '42' }],
    ['diazana_LATE_901_55012_my_essay.docx', { system: 'canvas', letters: 'diazana', userId: '901' }],
    ['Essay 1_adiaz_attempt_2025-02-03-12-30-45_essay.docx', { system: 'blackboard', username: 'adiaz' }],
    [
      '48321-90112 - Mary-Jo Smith - March 14, 2025 9:05 AM - x.pdf',
      { system: 'brightspace', name: 'Mary-Jo Smith' },
    ],
  ])('reads %j', (name, read) => {
    expect(readLmsFileName(name)).toMatchObject(read);
  });

  it.each([
    'essay.docx',
    'Lopez_Maria_essay.txt',
    'Essay 2025-02-03.docx',
    '12-34 - - Feb 3, 2025 - x.pdf',
    '',
  ])('finds none in %j', (name) => {
    expect(readLmsFileName(name)).toBeNull();
  });

  it('believes the system and not the student, whatever the student calls the file', () => {
    const genuine = fc.constantFrom(
      'Ana Diaz_37_assignsubmission_file_',
      'diazana_901_55012_',
      'Essay 1_adiaz_attempt_2025-02-03-12-30-45_',
    );
    const crafted = fc.constantFrom(
      'Ben Lee_38_assignsubmission_file_essay.docx',
      'leeben_902_55013_essay.docx',
      'Essay 1_blee_attempt_2025-02-03-12-30-45_essay.docx',
    );
    fc.assert(
      fc.property(genuine, crafted, (prefix, rest) => {
        const { rest: _, ...read } = readLmsFileName(prefix + rest) ?? { rest: '' };
        const { rest: __, ...alone } = readLmsFileName(prefix) ?? { rest: '' };
        expect(read).toEqual(alone);
      }),
    );
  });
});

describe('nameWithStudentFolder', () => {
  it.each([
    ['/Ana Diaz_37_assignsubmission_file/essay.docx', 'Ana Diaz_37_assignsubmission_file_essay.docx'],
    [
      './PSY 210/Ana Diaz_37_assignsubmission_file_/essay.docx',
      'Ana Diaz_37_assignsubmission_file_essay.docx',
    ],
    [
      'Ana Diaz_37_assignsubmission_file/Ben Lee_38_assignsubmission_file/a.docx',
      'Ana Diaz_37_assignsubmission_file_a.docx',
    ],
    [
      '12-34 - Ana Diaz - Feb 3, 2025 1230 PM/essay.docx',
      '12-34 - Ana Diaz - Feb 3, 2025 1230 PM_essay.docx',
    ],
    ['week_1_2/essay.docx', 'essay.docx'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\papers\\final.pdf', 'final.pdf'],
    ['essay.docx', 'essay.docx'],
  ])('calls %j %j', (path, name) => {
    expect(nameWithStudentFolder(path)).toBe(name);
  });
});
