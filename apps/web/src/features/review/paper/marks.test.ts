import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { marksByStretch, marksOf, tagFindings } from './marks.ts';

function finding(
  area: Finding['area'],
  start: number | null,
  end = 0,
  severity: Finding['severity'] = 'error',
): Finding {
  const span = start === null ? null : { start, end };
  const rest = { check: 'c', message: '', quote: null, page: null, suggestions: [], source: '' };
  return { id: `${area}:${start}`, area, severity, span, ...rest };
}

describe('tagFindings', () => {
  it('numbers own comments by themselves, whatever their area and severity', () => {
    const own = (id: string, start: number | null) => ({ ...finding('content', start, 60, 'advice'), id });
    const tagged = tagFindings([own('own-b', 50), finding('content', 5, 9), own('own-a', null)]);
    expect(tagged.map(({ id, tag, kind }) => [id, tag, kind])).toEqual([
      ['own-a', 'M1', 'own'],
      ['content:5', 'C1', 'content'],
      ['own-b', 'M2', 'own'],
    ]);
  });

  it('numbers each area in reading order, the whole paper first', () => {
    const tagged = tagFindings([
      finding('apa', 50, 60),
      finding('grammar', 5, 9),
      finding('apa', null),
      finding('grammar', 2, 4, 'advice'),
    ]);
    expect(tagged.map(({ tag, kind }) => [tag, kind])).toEqual([
      ['A1', 'apa'],
      ['G1', 'advice'],
      ['G2', 'grammar'],
      ['A2', 'apa'],
    ]);
  });
});

describe('marksOf', () => {
  it('drops findings without a place and widens empty ones', () => {
    const marks = marksOf(tagFindings([finding('apa', null), finding('content', 7, 7)]));
    expect(marks.map(({ span }) => span)).toEqual([{ start: 7, end: 8 }]);
  });
});

describe('marksByStretch', () => {
  it('gives a mark to every stretch that it touches', () => {
    const marks = marksOf(
      tagFindings([finding('grammar', 2, 4), finding('content', 3, 25), finding('apa', 12, 14)]),
    );
    const stretches = [
      { start: 0, end: 10 },
      { start: 10, end: 20 },
      { start: 20, end: 30 },
      { start: 30, end: 40 },
    ];
    expect(marksByStretch(marks, stretches).map((some) => some.map(({ tag }) => tag))).toEqual([
      ['G1', 'C1'],
      ['C1', 'A1'],
      ['C1'],
      [],
    ]);
  });
});
