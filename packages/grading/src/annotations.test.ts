import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import {
  anchorComment,
  annotateFindings,
  noAnnotations,
  settleEdit,
  spreadEdit,
  type Annotations,
  type OwnComment,
} from './annotations.ts';
import { editedScores, type GradeDecisions } from './edited-scores.ts';
import type { ScoreBasis } from './review.ts';

const text = 'Sleep helps.\nMany people has said so. Many people has said so.\nThe end.';
const pages = [
  { number: 1, span: { start: 0, end: 13 } },
  { number: 2, span: { start: 13, end: text.length } },
];
const second = { start: 38, end: 62 };
const quote = 'Many people has said so.';

const comment = (change: Partial<OwnComment> = {}): OwnComment => ({
  id: 'own-1',
  area: 'content',
  severity: 'error',
  text: 'Who said so?',
  span: second,
  quote,
  page: null,
  points: 3,
  ...change,
});

const finding: Finding = {
  id: 'agreement:13',
  area: 'grammar',
  check: 'agreement',
  severity: 'error',
  message: 'The verb does not agree with its subject.',
  span: { start: 13, end: 28 },
  quote: 'Many people has',
  page: 2,
  suggestions: ['Many people have'],
  source: 'Grammar',
};

describe('anchorComment', () => {
  it('keeps the place that shows the quotation, though it is there twice', () => {
    expect(text.slice(second.start, second.end)).toBe(quote);
    expect(anchorComment(comment(), { text, pages })).toMatchObject({ span: second, page: 2 });
  });

  it('moves with its passage to the nearest occurrence', () => {
    const longer = `A new first paragraph.\n${text}`;
    const { span } = anchorComment(comment(), { text: longer, pages });
    expect(span).toEqual({ start: second.start + 23 - 25, end: second.end + 23 - 25 });
    const moved = anchorComment(comment({ span: { start: 60, end: 84 } }), { text: longer, pages });
    expect(moved.span).toEqual({ start: 61, end: 85 });
  });

  it('finds a passage that another reading spaces differently', () => {
    const { span } = anchorComment(comment(), { text: 'So:\nMany  people\nhas said so.', pages });
    expect(span).toEqual({ start: 4, end: 29 });
  });

  it('stays without a place where its passage is gone, and finds it again later', () => {
    const lost = anchorComment(comment(), { text: 'Another paper.', pages });
    expect(lost).toEqual({ ...comment(), span: null, page: null });
    expect(anchorComment(lost, { text, pages }).span).toEqual({ start: 13, end: 37 });
  });

  it('keeps the length of a passage that is longer than its quotation', () => {
    const long = `${'word '.repeat(300)}end`;
    const placed = anchorComment(
      comment({ span: { start: 0, end: long.length }, quote: long.slice(0, 500) }),
      {
        text: `Title\n${long}`,
        pages: [],
      },
    );
    expect(placed.span).toEqual({ start: 6, end: 6 + long.length });
    expect(placed.quote).toHaveLength(500);
  });

  it('takes the quotation from its place, if it has none', () => {
    expect(anchorComment(comment({ quote: null }), { text, pages })).toMatchObject({ span: second, quote });
  });

  it('gives a comment on the whole paper no place', () => {
    expect(anchorComment(comment({ span: null, quote: null }), { text, pages }).span).toBeNull();
    expect(
      anchorComment(comment({ span: { start: 900, end: 910 }, quote: null }), { text, pages }).span,
    ).toBeNull();
    expect(anchorComment(comment({ quote: '  ' }), { text, pages }).span).toBeNull();
  });
});

describe('annotateFindings', () => {
  it('replaces the wording, correction and severity, and adds the comments', () => {
    const findingEdits = {
      'agreement:13': { message: 'Plural.', suggestion: null, severity: 'advice' },
    } as const;
    const [edited, own] = annotateFindings([finding], { comments: [comment()], findingEdits });
    expect(edited).toEqual({ ...finding, message: 'Plural.', suggestions: [], severity: 'advice' });
    expect(own).toMatchObject({
      id: 'own-1',
      message: 'Who said so?',
      area: 'content',
      quote,
      suggestions: [],
    });
  });

  it('leaves findings alone whose ids are names of objects', () => {
    const odd = { ...finding, id: 'constructor' };
    expect(annotateFindings([odd], noAnnotations)).toEqual([odd]);
  });
});

describe('settleEdit', () => {
  it('keeps only what differs from the finding', () => {
    const edit = { message: finding.message, suggestion: 'have', severity: 'error' } as const;
    expect(settleEdit(finding, edit)).toEqual({ suggestion: 'have' });
    expect(settleEdit(finding, { message: finding.message, suggestion: 'Many people have' })).toBeUndefined();
    expect(settleEdit({ ...finding, suggestions: [] }, { suggestion: null })).toBeUndefined();
  });
});

describe('spreadEdit', () => {
  it('changes wording and severity of the same check, and the correction of the same words', () => {
    const edit = { message: 'Plural.', suggestion: 'Many people said' };
    const others = [
      { ...finding, id: 'agreement:90', quote: 'She have' },
      { ...finding, id: 'agreement:99' },
      { ...finding, id: 'spelling:1', check: 'spelling' },
      { ...finding, id: 'agreement:120', quote: 'He have', message: 'Plural.' },
    ];
    expect(spreadEdit(others, { finding, edit })).toEqual({
      'agreement:90': { message: 'Plural.' },
      'agreement:99': edit,
    });
  });
});

const base = { id: 'base', label: '', points: 80, maxPoints: 100, reason: '' };
const basis: ScoreBasis = {
  words: 100,
  areas: {
    grammar: {
      parts: [base],
      costs: { 'agreement:13': 6 },
      caps: {},
      ceilings: [{ most: 50, reason: '', finding: 'agreement:13' }],
    },
    apa: { parts: [base], costs: {}, caps: {} },
    content: { parts: [base], costs: {}, caps: {} },
  },
};

const scoresWith = (annotations: Partial<Annotations>, change: Partial<GradeDecisions> = {}) =>
  editedScores(
    { basis, findings: [finding], weights: { grammar: 30, apa: 20, content: 50 }, judged: null },
    {
      dismissed: [],
      verdicts: {},
      rubricPoints: {},
      byHand: { grammar: null, apa: null, content: null },
      annotations: { ...noAnnotations, ...annotations },
      ...change,
    },
  );

describe('editedScores', () => {
  it('takes the points of each comment from its area', () => {
    const comments = [
      comment(),
      comment({ id: 'own-2', points: 4.5 }),
      comment({ id: 'own-3', area: 'apa' }),
    ];
    expect(scoresWith({ comments })).toEqual({ grammar: 50, apa: 77, content: 72.5, total: 66.7 });
  });

  it('takes nothing for advice, for a dismissed comment or from a score set by hand', () => {
    expect(scoresWith({ comments: [comment({ severity: 'advice' })] }).content).toBe(80);
    expect(scoresWith({ comments: [comment()] }, { dismissed: ['own-1'] }).content).toBe(80);
    const byHand = { grammar: null, apa: null, content: 91 };
    expect(scoresWith({ comments: [comment()] }, { byHand }).content).toBe(91);
  });

  it('never goes below zero', () => {
    expect(scoresWith({ comments: [comment({ points: 100 }), comment({ id: 'own-2' })] }).content).toBe(0);
  });

  it('lifts cost and ceiling of a finding that became advice, and not of one that was reworded', () => {
    expect(scoresWith({ findingEdits: { 'agreement:13': { severity: 'advice' } } }).grammar).toBe(80);
    expect(scoresWith({ findingEdits: { 'agreement:13': { message: 'Plural.' } } }).grammar).toBe(50);
  });

  it('takes the points of content comments from what a rubric decides', () => {
    const criterion = { id: 'thesis', name: 'Thesis', description: '', maxPoints: 10, levels: [] };
    const result = { criterion, level: 0, points: 9, quote: null, span: null, reason: '', area: null };
    const scores = editedScores(
      {
        basis,
        findings: [],
        weights: { grammar: 0, apa: 0, content: 100 },
        judged: { rubric: [result], rubricUse: 'content' },
      },
      {
        dismissed: [],
        verdicts: {},
        rubricPoints: {},
        byHand: { grammar: null, apa: null, content: null },
        annotations: { comments: [comment()], findingEdits: {} },
      },
    );
    expect(scores).toMatchObject({ content: 87, total: 87 });
  });
});
