import { studentNumber } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { namesWith } from './hidden-names.ts';

const paper = {
  id: '019aa1f0-7c3e-7d11-8a52-00c0ffee1234',
  originalName: 'Diaz_Maria_essay.docx',
  fileType: 'DOCX',
  studentName: 'Maria Diaz',
  studentEmail: 'maria@example.edu',
};

const leave = () => undefined;

describe('namesWith', () => {
  it('shows names, with a fallback for none', () => {
    const names = namesWith(false, leave);
    expect(names.studentOf(paper)).toBe('Maria Diaz');
    expect(names.studentOf({ ...paper, studentName: null })).toBe('Unknown Student');
    expect(names.authorOf({ ...paper, studentName: null })).toBe('Diaz_Maria_essay.docx');
  });

  it('reveals nothing while names are hidden', () => {
    const names = namesWith(true, leave);
    const said = [names.studentOf, names.emailOf, names.fileOf, names.authorOf].map((say) => say(paper));
    expect(said.join(' ')).not.toMatch(/diaz|maria/iu);
    expect(names.localFileOf('Maria Diaz.DOCX', 1)).toBe('File 2.docx');
    expect(names.studentOf(paper)).toBe(`Student ${studentNumber(paper.id)}`);
  });

  it('numbers papers of one upload differently', () => {
    expect(studentNumber(paper.id)).not.toBe(studentNumber('019aa1f0-7c3e-7d11-8a52-00c0ffee1235'));
  });
});
