import { type AssignmentBrief, defaultCriteria } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { plainEssay, soundEssay } from '../testing/essays.ts';
import { findingOf } from '../testing/finding-of.ts';
import { knownChecks } from '../testing/known-checks.ts';

const { weights } = defaultCriteria;

const brief: AssignmentBrief = {
  title: 'School gardens',
  description: '',
  instructions: 'Should every school have a garden? Take a position and defend it.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

const titlePage = [
  'School Gardens',
  'Maria Diaz',
  'Department of Education, Lakeview University',
  'EDU 101: Schools',
  'Dr. Ana Ono',
  'March 4, 2024',
].join('\n');

const noTitlePage = findingOf({ id: 't', area: 'apa', check: 'apa-title-page-present' });

type Given = {
  readonly brief?: AssignmentBrief | null;
  readonly format?: 'docx' | 'txt';
  readonly findings?: readonly Finding[];
};

const judge = (text: string, { brief: asked = brief, format = 'docx', findings = [] }: Given = {}) => {
  const paper = { ...paperFromText(text), format };
  return scorePaper({ paper, findings, checks: knownChecks, weights, brief: asked });
};

const apaPoints = (text: string, given: Given = {}) =>
  judge(text, given).basis.areas.apa.parts.map(({ id, maxPoints }) => [id, maxPoints]);

describe('the form of a reference list', () => {
  const cited = soundEssay.split(/\n+References\n/u)[0] ?? '';
  const pointsWith = (list: string) => {
    const part = judge(`${cited}\n\n${list}`, { format: 'txt' }).basis.areas.apa.parts.find(
      ({ id }) => id === 'citations-and-references',
    );
    return { points: part?.points, reason: part?.reason ?? '' };
  };

  it('counts where the entries have none', () => {
    const malformed = pointsWith(
      'References\n\nHale Brandt, Gardens at school. 2018. New York Times.\n\nOduya grace, What children taste 2020 www.gardens.example\n\nmarch, “Cooking” 2015, Journal of food pages 2 to 9',
    );
    expect(malformed.points).toBe(60);
    expect(malformed.reason).toContain('3 of 3 entries');
    const wellFormed = pointsWith(
      'References\n\nHale, T., & Brandt, U. (2018). Gardens at school. Vintage.\n\nOduya, G. (2020, May 4). What children taste. Garden News. https://gardens.example/taste\n\nMarch, L. (n.d.). Cooking. Journal of Food, 4(2), 2–9.',
    );
    expect(wellFormed.points).toBe(100);
  });

  it('counts where works are named without a list, or one entry is of another kind', () => {
    const loose = pointsWith('Hale M. 2018 Gardens at school\n\nOduya 2020, report, www.gardens.example');
    expect(loose.points).toBe(60);
    const one = pointsWith(
      'References\n\nHale, T., & Brandt, U. (2018). Gardens at school. Vintage.\n\nLecture notes of week 4, 2020.',
    );
    expect(one.points).toBe(100);
  });
});

describe('APA style that the assignment leaves open', () => {
  it('is not judged in an essay that cites nothing', () => {
    const { basis, scores, judgement } = judge(plainEssay);
    expect([basis.notJudged, judgement.notJudged]).toEqual([['apa'], ['apa']]);
    expect(scores.total).toBeCloseTo(scores.grammar * 0.4 + scores.content * 0.6, 1);
    expect(basis.areas.apa.parts[0]?.reason).toContain('cites no sources');
  });

  it('is judged in an essay that cites, or that has the title page of a paper', () => {
    expect(judge(soundEssay).basis.notJudged).toBeUndefined();
    expect(apaPoints(`${titlePage}\n${plainEssay}`)).toEqual([['format', 100]]);
  });

  it('is judged in a paper that cites in another style', () => {
    const number = findingOf({ id: 'n', area: 'apa', check: 'apa-citation-other-style' });
    expect(judge(plainEssay, { findings: [number] }).basis.notJudged).toBeUndefined();
  });

  it('follows the paper where there is no assignment', () => {
    expect(judge(plainEssay, { brief: null }).basis.notJudged).toEqual(['apa']);
    expect(judge(soundEssay, { brief: null }).basis.notJudged).toBeUndefined();
    expect(judge('', { brief: null }).basis.notJudged).toEqual(['apa']);
  });

  it.each(['discussion', 'quiz', 'exam'] as const)('is judged on citations alone in a %s', (type) => {
    expect(apaPoints(soundEssay, { brief: { ...brief, type } })).toEqual([
      ['format', 0],
      ['citations-and-references', 100],
    ]);
    expect(judge(plainEssay, { brief: { ...brief, type } }).basis.notJudged).toEqual(['apa']);
  });
});

const asked = (apa: AssignmentBrief['apa'], instructions = brief.instructions) => ({
  brief: { ...brief, apa, instructions },
});

describe('APA style that the assignment settles', () => {
  it('is judged whole, on citations alone, or not at all', () => {
    const lost = (apa: AssignmentBrief['apa']) =>
      100 - judge(soundEssay, { ...asked(apa), findings: [noTitlePage] }).scores.apa;
    expect(lost('whole')).toBe(12);
    expect(lost('citations')).toBe(0);
    expect(judge(soundEssay, asked('none')).basis.notJudged).toEqual(['apa']);
  });

  it('follows the words of the instructions', () => {
    expect(apaPoints(soundEssay, asked(null, 'Write in APA style.'))[0]).toEqual(['format', 40]);
    expect(apaPoints(soundEssay, asked(null, 'Cite two sources.'))[0]).toEqual(['format', 0]);
    expect(judge(soundEssay, asked(null, 'Use MLA style.')).basis.notJudged).toEqual(['apa']);
  });
});
