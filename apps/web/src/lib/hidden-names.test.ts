import { describe, expect, it } from 'vitest';
import { namesWith, numberOf } from './hidden-names.ts';

const paper = {
  id: '019aa1f0-7c3e-7d11-8a52-00c0ffee1234',
  originalName: 'Diaz_Maria_essay.docx',
  fileType: 'DOCX',
  studentName: 'Maria Diaz',
  studentEmail: 'maria@example.edu',
};

const leave = () => undefined;

describe('namesWith', () => {
  it('shows names and says where there is none', () => {
    const names = namesWith(false, leave);
    expect(names.studentOf(paper)).toBe('Maria Diaz');
    expect(names.studentOf({ ...paper, studentName: null })).toBe('Unknown Student');
    expect(names.authorOf({ ...paper, studentName: null })).toBe('Diaz_Maria_essay.docx');
  });

  it('lets nothing through while names are hidden', () => {
    const names = namesWith(true, leave);
    const said = [names.studentOf, names.emailOf, names.fileOf, names.authorOf].map((say) => say(paper));
    expect(said.join(' ')).not.toMatch(/diaz|maria/iu);
    expect(names.studentOf(paper)).toBe(`Student ${numberOf(paper.id)}`);
  });

  it('numbers papers of one upload differently', () => {
    expect(numberOf(paper.id)).not.toBe(numberOf('019aa1f0-7c3e-7d11-8a52-00c0ffee1235'));
  });
});
