import { describe, expect, it } from 'vitest';
import { findLeak } from './find-leak.ts';
import { hideNames } from './hide-names.ts';

const known = {
  studentName: 'Núria Falk',
  others: [
    { kind: 'INSTITUTION', text: 'Harrow College' },
    { kind: 'INSTRUCTOR', text: 'Ines Varga' },
  ],
  studentNumbers: ['20417788'],
} as const;

// LLM02
describe('findLeak', () => {
  it.each([
    ['a paper about parks and their benches', null],
    ['They falk nobody, and a nuria is no word', null],
    ['Nuria wrote this', 'a name'],
    ['by falk, nuria', null],
    ['by nuria falk', 'a name'],
    ['Thanks to Ines   Varga for help', 'a name'],
    ['We asked students of Harrow-College', 'an institution'],
    ['Every harrow college has a library', null],
    ['Write to n.falk@harrow.example', 'an e-mail address'],
    ['Student 20417788', 'a student number'],
    ['In 204177889 days', null],
  ])('of "%s" says %s', (text, leak) => {
    expect(findLeak(text, known)).toBe(leak);
  });

  it('finds nothing in a text after its names were hidden', () => {
    const text = 'Núria Falk (Falk, Núria) of Harrow College thanks Ines Varga. NÚRIA FALK, n@x.example';
    expect(
      findLeak(hideNames(known.studentName, known.others).hide(text), { ...known, studentNumbers: [] }),
    ).toBeNull();
  });

  it('puts institutions and other names back to the letter', () => {
    const names = hideNames('Núria Falk', known.others);
    const text = 'Núria Falk studied parks at Harrow College with Ines Varga.';
    expect(names.hide(text)).toBe('[NAME] [NAME 2] studied parks at [INSTITUTION] with [INSTRUCTOR 3].');
    expect(names.restore(names.hide(text))).toBe(text);
  });
});
