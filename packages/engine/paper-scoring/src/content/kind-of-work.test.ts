import { type AssignmentBrief, type AssignmentType, defaultCriteria, letterOf } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { goodPost, plainEssay } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';
import { readAsked } from './asked.ts';
import { kindOfWork } from './kind-of-work.ts';

const brief = (type: AssignmentType, instructions: string): AssignmentBrief => ({
  title: '',
  description: '',
  instructions,
  rubric: '',
  type,
  maxPoints: 20,
});

describe('kindOfWork', () => {
  it.each([
    ['paper', 'assignment', 'Write an essay on homework.'],
    ['paper', 'assignment', 'Write 800 to 1,000 words on homework.'],
    ['answer', 'assignment', 'In 150 to 200 words, explain why seasons change.'],
    ['post', 'discussion', 'Should children have homework?'],
    ['answer', 'quiz', 'Why do seasons change?'],
    ['answer', 'exam', 'Answer all four questions in 400 to 600 words.'],
    ['paper', 'exam', 'Take-home exam: write a five-page essay on homework.'],
  ] as const)('is a %s for an %s: %j', (kind, type, instructions) => {
    const asked = brief(type, instructions);
    expect(kindOfWork({ brief: asked, asked: readAsked(asked) })).toBe(kind);
  });

  it('is a paper where nothing is known', () => {
    expect(kindOfWork({ brief: null, asked: readAsked(brief('assignment', '')) })).toBe('paper');
  });
});

const grade = (text: string, given: AssignmentBrief | null) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights: defaultCriteria.weights,
    brief: given,
  });

describe('a good piece without sources', () => {
  const homework = brief(
    'discussion',
    'Should children in grades K-5 have homework? In 150 to 250 words, take a position. What is the strongest argument on the other side? What would your homework policy be in a third-grade class?',
  );
  const answer = brief('exam', 'Should third graders have homework? Give a reason and answer an objection.');
  const essay = brief(
    'assignment',
    'Should schools keep a wood shop? Take a position and defend it with reasons.',
  );

  it.each([
    ['post', goodPost, homework],
    ['answer', goodPost, answer],
    ['essay', plainEssay, essay],
    ['essay without an assignment', plainEssay, null],
  ])('earns an A or a B as %s', (_, text, given) => {
    const { scores, basis } = grade(text, given);
    expect(basis.notJudged).toEqual(['apa']);
    expect(basis.areas.content.parts.map(({ id }) => id)).not.toContain('sources');
    expect(['A', 'B']).toContain(letterOf(scores.total));
    expect(scores.content).toBeGreaterThanOrEqual(75);
  });

  it.each([homework, answer])('is not asked for an opening, a close or transitions', (given) => {
    const { basis, contentFindings } = grade(goodPost, given);
    const structure = basis.areas.content.parts.find(({ id }) => id === 'structure');
    expect(structure?.points).toBe(structure?.maxPoints);
    expect(contentFindings.map(({ check }) => check)).not.toContain('content-thin-paragraph');
    expect(contentFindings.map(({ check }) => check)).not.toContain('content-no-conclusion');
  });
});
