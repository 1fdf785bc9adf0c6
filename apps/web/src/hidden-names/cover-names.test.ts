import { type Paper, plainPaper } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { coverNames } from './cover-names.ts';
import { namesInPaper } from './names-in-paper.ts';

const { cover, veil } = coverNames(['Zebulon Quux']);

describe('coverNames', () => {
  it.each([
    ['Zebulon Quux wrote this.', '███████ ████ wrote this.'],
    ['Quux, Zebulon', '█████ ███████'],
    ['Running head: ZEBULON QUUX 1', 'Running head: ███████ ████ 1'],
    ['quuxzebulon', '███████████'],
    ['Z. Quux and Quux, Z.', '██ ████ and █████ ██'],
    ['Zebulon M. Quux', '███████ ██ ████'],
    ['Mail me: zq17@example.edu.', 'Mail me: ████████████████.'],
    ['Zebulon’s view', '███████’s view'],
    ['Quuxian views of zebulonite', 'Quuxian views of zebulonite'],
    ['Sleep and memory (Diaz & Lee, 2019)', 'Sleep and memory (Diaz & Lee, 2019)'],
  ])('turns %s into %s', (text, covered) => {
    expect(cover(text)).toBe(covered);
  });

  it('covers another spelling of the accents, and a name in a script without blanks', () => {
    expect(coverNames(['Ana Díaz']).cover('By Ana Diaz or Ana Di\u0301az')).toBe('By ███ ████ or ███ █████');
    expect(coverNames(['José Núñez']).cover('NÚÑEZ, JOSÉ')).toBe('██████ ████');
    expect(coverNames(['王小明']).cover('我叫王小明。')).toBe('我叫███。');
  });

  it('keeps every offset', () => {
    for (const text of ['İ Zebulon 😀 Quux ﬁ', 'Zebulon\tQuux\nß', 'zebulon.quux@example.edu'])
      expect(cover(text)).toHaveLength(text.length);
  });

  it("keeps a name's word that the paper also uses as a common word, but masks the full name", () => {
    const will = coverNames(['Will Young'], 'Young people will sleep. So will all young adults.');
    expect(will.cover('Will Young: Will it help? Young people')).toBe(
      '████ █████: Will it help? Young people',
    );
  });

  it('covers nothing for a participant number', () => {
    expect(coverNames(['Participant 37', null]).cover('Each Participant 37 times')).toBe(
      'Each Participant 37 times',
    );
  });

  it('restores an edited masked text exactly', () => {
    const { shown, restore } = veil('Zebulon, thank you. ZEBULON! See [name].');
    expect(shown).toBe('[name 2], thank you. [name 3]! See [name].');
    expect(restore(shown)).toBe('Zebulon, thank you. ZEBULON! See [name].');
    expect(restore('Well done, [name 2]. $&')).toBe('Well done, Zebulon. $&');
  });
});

function paper(lines: readonly string[], author: string | null = null): Paper {
  return { ...plainPaper(lines), properties: { title: null, author } };
}

describe('namesInPaper', () => {
  const body = `Sleep is a part of health, and memory needs it. ${'The review of social media goes on. '.repeat(6)}`;

  it.each([
    [['Sleep and Memory', 'Zebulon Quux', 'State University', 'PSY 101', body], ['Zebulon Quux']],
    [['Zebulon Quux', 'Dr. Ana Reed', 'PSY 101', 'May 4, 2026', 'Sleep', body], ['Zebulon Quux']],
    [
      ['Sleep Matters', 'By Zebulon Quux and Mara Vance', body],
      ['Zebulon Quux', 'Mara Vance'],
    ],
    [['Health Review', 'Social Media', 'State University', body], []],
    [['Zebulon Quux', body], []],
  ])('finds the names in %s', (lines, names) => {
    expect(namesInPaper(paper(lines))).toEqual(names);
  });

  it("includes the file's author", () => {
    expect(namesInPaper(paper([body], 'Quux, Zebulon'))).toEqual(['Quux, Zebulon']);
  });
});
