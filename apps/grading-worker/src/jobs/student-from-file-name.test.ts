import { describe, expect, it } from 'vitest';
import { studentFromFileName } from './student-from-file-name.ts';

describe('studentFromFileName', () => {
  it.each([
    ['Ana Diaz_1234567_assignsubmission_file_essay.docx', 'Ana Diaz'],
    ['Mary-Jo O’Neill_42_assignsubmission_onlinetext_.txt', 'Mary-Jo O’Neill'],
    ['48321-90112 - Ana Diaz - Feb 3, 2025 1230 PM - Essay 1.docx', 'Ana Diaz'],
    ['48321-90112 - Mary-Jo Smith - March 14, 2025 9:05 AM - final.pdf', 'Mary-Jo Smith'],
  ])('reads the name in %j', (fileName, name) => {
    expect(studentFromFileName(fileName)).toBe(name);
  });

  it.each([
    'essay.docx',
    'diazana_LATE_123456_7890123_Essay.docx',
    'Essay 1_adiaz_attempt_2025-02-03-12-30-45_essay.docx',
    'Sleep Habits - Final Draft.docx',
    '12-34 - - Feb 3, 2025 - x.pdf',
    '',
  ])('guesses no name from %j', (fileName) => {
    expect(studentFromFileName(fileName)).toBeNull();
  });
});
