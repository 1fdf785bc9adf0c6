import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VerdictCorrections } from '../score-from-basis.ts';
import {
  costBesideRubric,
  finalScores,
  rubricMarks,
  shareDecided,
  sumRubric,
  type JudgedRubric,
} from './score-rubric.ts';
import { levelsOf, type RubricResult } from './rubric.ts';

const weights = { grammar: 30, apa: 25, content: 45 };
const measured = { grammar: 90, apa: 80, content: 60 };

function result(id: string, about: Partial<RubricResult> = {}): RubricResult {
  const criterion = { id, name: id, description: '', maxPoints: 50, levels: [] };
  return { criterion, level: null, points: null, quote: null, span: null, reason: '', area: null, ...about };
}

const judged = (rubric: readonly RubricResult[], rubricUse: JudgedRubric['rubricUse'] = 'content') => ({
  rubric,
  rubricUse,
});

describe('finalScores', () => {
  it('keeps what was measured where nothing of the rubric has points', () => {
    const plain = finalScores({ measured, weights });
    expect(plain).toEqual({ ...measured, total: 74 });
    for (const use of ['content', 'total'] as const) {
      expect(finalScores({ measured, weights, judged: judged([result('thesis')], use) })).toEqual(plain);
    }
  });

  it('makes the content score of the points, and counts what needs the instructor as measured', () => {
    const rubric = [result('thesis'), result('length', { level: 0, points: 50 })];
    expect(finalScores({ measured, weights, judged: judged(rubric) }).content).toBe(80);
    const all = finalScores({ measured, weights, judged: judged(rubric), rubricPoints: { thesis: 20 } });
    expect(all).toEqual({ grammar: 90, apa: 80, content: 70, total: 78.5 });
  });

  it('makes the total of the points, whatever the areas have', () => {
    const rubric = [result('thesis'), result('length', { level: 0, points: 50 })];
    const scores = finalScores({
      measured,
      weights,
      judged: judged(rubric, 'total'),
      rubricPoints: { thesis: 10 },
    });
    expect(scores).toEqual({ ...measured, total: 60 });
  });

  it('prefers scores that the instructor set by hand', () => {
    const rubric = [result('length', { level: 0, points: 50 })];
    expect(finalScores({ measured, weights, judged: judged(rubric), byHand: { content: 33 } }).content).toBe(
      33,
    );
  });

  it('gives no weight to an area that was not judged, unless the instructor scored it', () => {
    const rubric = [result('thesis', { level: 0, points: 50 })];
    const post = { measured, weights, notJudged: ['apa'] as const };
    const byContent = finalScores({ ...post, judged: judged(rubric) });
    expect(byContent).toEqual({ grammar: 90, apa: 96, content: 100, total: 96 });
    expect(finalScores({ ...post, judged: judged(rubric), byHand: { apa: 80 } }).total).toBe(92);
    const half = [...rubric, result('length')];
    const byTotal = finalScores({ ...post, judged: judged(half, 'total') });
    expect(byTotal).toEqual({ grammar: 90, apa: 80, content: 60, total: 80 });
  });

  it('moves to the instructor’s scale what she did not set herself', () => {
    const scaled = { measured, weights, parts: [{ points: -10 }] };
    const thesis = result('thesis', { level: 0, points: 30 });
    const totalOf = (...all: Parameters<typeof judged>) =>
      finalScores({ ...scaled, judged: judged(...all) }).total;
    expect(totalOf([result('thesis')])).toBe(64);
    expect(totalOf([thesis])).toBe(68.5);
    expect(totalOf([thesis, result('length')])).toBe(66.3);
    expect(totalOf([thesis], 'total')).toBe(50);
    expect(totalOf([thesis, result('length')], 'total')).toBe(50);
    const set = { judged: judged([thesis, result('length')], 'total'), rubricPoints: { thesis: 30 } };
    expect(finalScores({ ...scaled, ...set }).total).toBe(55);
    expect(finalScores({ ...scaled, judged: judged([thesis]), byHand: { content: 40 } }).total).toBe(59.5);
  });

  it('counts what waits for the instructor and what she should confirm', () => {
    const proposed = result('thesis', { level: 0, points: 50, isProvisional: true });
    const rubric = [proposed, result('creativity')];
    const sum = sumRubric(rubricMarks({ rubric }, {}, measured));
    expect([sum.waiting, sum.provisional]).toEqual([1, 1]);
    const [confirmed] = rubricMarks({ rubric }, { points: { thesis: 50 } }, measured);
    expect(confirmed).toMatchObject({ isSet: true, isProvisional: false });
  });

  it('counts what she should confirm in a total, whatever the content lacks beside it', () => {
    const proposed = result('thesis', { level: 1, points: 42.5, isProvisional: true });
    const scoresAt = (content: number, use: 'content' | 'total') =>
      finalScores({ measured: { ...measured, content }, weights, judged: judged([proposed], use) });
    expect([scoresAt(60, 'total').total, scoresAt(20, 'total').total]).toEqual([85, 85]);
    expect(scoresAt(60, 'content')).toEqual({ ...measured, total: 74 });
    const marks = rubricMarks(judged([proposed]), {}, measured);
    expect(shareDecided(marks)).toBe(0);
  });

  it('lets proposals follow the verdicts that they rest on, as corrected', () => {
    const restsOn = ['Name a cause', 'Name a cure', 'Name a limit'].map((text, at) => ({
      id: `${at}`,
      text,
      kind: 'part' as const,
      verdict: 'not-found' as const,
    }));
    const rubric = [result('parts', { level: 5, points: 0, restsOn })];
    const markFor = (verdicts: VerdictCorrections) => rubricMarks({ rubric }, { verdicts }, measured)[0];
    expect(markFor({})).toMatchObject({ points: 0 });
    expect(markFor({ 0: 'met', 1: 'met', 2: 'met' })).toMatchObject({
      points: 50,
      result: { reason: '3 of 3 requirements that could be checked are met.' },
    });
    expect(markFor({ 0: 'met', 1: 'met' })).toMatchObject({
      points: 35,
      result: { reason: '2 of 3 requirements that could be checked are met. Not found: “Name a limit”.' },
    });
    expect(markFor({ 0: 'met', 1: 'met', 2: 'cannot-tell' })).toMatchObject({
      points: 42.5,
      result: { reason: '2 of 2 requirements that could be checked are met; 1 could not, and counts half.' },
    });
    expect(markFor({ 0: 'cannot-tell', 1: 'cannot-tell' })).toMatchObject({ points: null, level: null });
    const scores = finalScores({
      measured,
      weights,
      judged: judged(rubric),
      verdicts: { 0: 'met', 1: 'met', 2: 'met' },
    });
    expect(scores.content).toBe(100);
  });

  it('gives a provisional level no points for what is absent, and less than all for what is there', () => {
    const about = { id: '0', text: 'Defend your position', kind: 'part' as const };
    const restsOn = [{ ...about, verdict: 'cannot-tell' as const }];
    const rubric = [result('position', { restsOn, isProvisional: true })];
    const pointsFor = (verdicts: VerdictCorrections) =>
      rubricMarks({ rubric }, { verdicts }, measured)[0]?.points;
    expect(pointsFor({})).toBeNull();
    expect(rubricMarks({ rubric }, {}, measured)[0]?.isProvisional).toBe(false);
    expect(pointsFor({ 0: 'not-found' })).toBe(0);
    expect(pointsFor({ 0: 'partly' })).toBe(27.5);
    expect(pointsFor({ 0: 'met' })).toBe(42.5);
  });

  it('takes off a total what the content loses beside the rubric, for what she did not set', () => {
    const rubric = [result('thesis', { level: 0, points: 50 }), result('length', { level: 0, points: 50 })];
    const content = { parts: [], costs: { order: 12, other: 3 }, caps: {} };
    const nothing = { parts: [], costs: {}, caps: {} };
    const areas = { grammar: nothing, apa: nothing, content };
    const withOrder = { ...judged(rubric, 'total'), besideRubric: ['order'] };
    const kept = ['order', 'other'].map((id) => ({ id, check: id }));
    const totalOf = (left: typeof kept, rubricPoints = {}) =>
      finalScores({
        measured,
        weights,
        judged: withOrder,
        rubricPoints,
        beside: costBesideRubric({ areas }, left, withOrder),
      }).total;
    expect(totalOf(kept)).toBe(88);
    expect(totalOf(kept, { thesis: 50 })).toBe(94);
    expect(totalOf(kept.slice(1))).toBe(100);
  });

  it('gives a paper on another subject the same total with a rubric and without one', () => {
    const rubric = [result('length', { level: 0, points: 50 }), result('thesis')];
    const ceiling = 17;
    const without = finalScores({ measured, weights, ceiling });
    for (const use of ['content', 'total'] as const) {
      const off = { ...judged(rubric, use), onTopic: 'no' as const };
      expect(finalScores({ measured, weights, ceiling, judged: off }).total).toBe(without.total);
    }
    const off = { ...judged(rubric, 'total'), onTopic: 'no' as const };
    const own = { length: 50, thesis: 50 };
    expect(finalScores({ measured, weights, ceiling, judged: off, rubricPoints: own }).total).toBe(100);
  });

  it('lets proposals follow the score of the area that they rest on', () => {
    const rubric = [result('grammar', { level: 0, points: 50, area: 'grammar' })];
    const pointsFor = (grammar: number) =>
      rubricMarks({ rubric }, {}, { grammar, apa: 0, content: 0 })[0]?.points;
    expect([100, 70, 10].map(pointsFor)).toEqual([50, 35, 0]);
  });

  it('does not raise a paper on another subject by what was measured', () => {
    const rubric = [result('length', { level: 0, points: 50 }), result('thesis')];
    const off = { ...judged(rubric), onTopic: 'no' as const };
    expect(finalScores({ measured, weights, judged: off }).content).toBe(60);
    expect(finalScores({ measured, weights, judged: off, rubricPoints: { thesis: 50 } }).content).toBe(100);
  });

  it('stays between 0 and 100, rises with points, and adds up', () => {
    const points = fc.double({ min: 0, max: 50, noNaN: true });
    const set = fc.record({ one: points, two: points, three: points }, { requiredKeys: [] });
    const rubric = ['one', 'two', 'three'].map((id) => result(id));
    fc.assert(
      fc.property(set, fc.constantFrom('content', 'total'), (rubricPoints, use) => {
        const scoreOf = (given: typeof rubricPoints) =>
          finalScores({ measured, weights, judged: judged(rubric, use), rubricPoints: given })[use];
        expect(scoreOf(rubricPoints)).toBeGreaterThanOrEqual(0);
        expect(scoreOf({ ...rubricPoints, one: 50 })).toBeLessThanOrEqual(100);
        expect(scoreOf({ ...rubricPoints, one: 50 })).toBeGreaterThanOrEqual(
          scoreOf({ ...rubricPoints, one: 0 }),
        );
        const sum = sumRubric(rubricMarks({ rubric }, { points: rubricPoints }, measured));
        expect(sum.waiting).toBe(3 - Object.keys(rubricPoints).length);
        expect(sum.points).toBeLessThanOrEqual(sum.known);
      }),
    );
  });

  it('shows which level the points of the instructor are', () => {
    const rubric = [result('one')];
    const [good] = levelsOf(result('one').criterion).slice(1);
    const levelOf = (points: number) =>
      rubricMarks({ rubric }, { points: { one: points } }, measured)[0]?.level;
    expect([levelOf(good?.points ?? 0), levelOf(13)]).toEqual([1, null]);
  });
});
