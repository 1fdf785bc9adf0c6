import { describe, expect, it } from 'vitest';
import { defaultCriteria, parseRubric, type AssignmentBrief } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { soundEssay } from '../testing/essays.ts';
import { grammarErrors } from '../testing/finding-of.ts';
import { knownChecks } from '../testing/known-checks.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

const brief: AssignmentBrief = {
  title: 'School gardens',
  description: '',
  instructions: 'Explain what school gardens change. Write 500 to 5,000 words and use at least 2 sources.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

function judge(rubric: string, { about = {}, text = soundEssay, errors = 0 }: Options = {}) {
  const scored = scorePaper({
    paper: paperFromText(text),
    findings: grammarErrors(errors, ['grammar-spelling']),
    checks: knownChecks,
    weights: defaultCriteria.weights,
    brief: { ...brief, rubric, ...about },
    meanings,
  });
  return scored;
}

type Options = {
  readonly about?: Partial<AssignmentBrief>;
  readonly text?: string;
  readonly errors?: number;
};

const proposed = (rubric: string, options: Options = {}) =>
  judge(rubric, options).judgement.rubric.map(({ criterion, points }) => [criterion.name, points]);

const useOf = (rubric: string, about: Partial<AssignmentBrief> = {}) =>
  judge(rubric, { about }).judgement.rubricUse;

describe('judgeRubric', () => {
  it.each([
    'Grammar and mechanics',
    'Spelling and punctuation',
    'Proofreading',
    'Conventions of standard English',
    'Free of typographical mistakes',
    'APA format',
    'In-text citations',
    'Referencing',
    'Documentation of sources',
    'Length',
    'Meets the word count',
    'Scholarly sources',
    'Uses at least two sources',
    'Organization',
    'Organisation and paragraphing',
    'Flow and transitions',
    'Title page',
    'Grammar, spelling and APA',
    'Clear writing with correct grammar',
  ])('proposes points for %j', (name) => {
    expect(proposed(`${name} (10 points)`)).toEqual([[name, expect.any(Number)]]);
  });

  it.each([
    'Thesis',
    'Argument',
    'Analysis and insight',
    'Evidence and support',
    'Quality of sources',
    'Synthesis of literature',
    'Grammar and analysis',
    'Critical thinking',
    'Style and tone',
    'Word choice',
    'Vegetables and children',
  ])('proposes points for %j that the instructor should confirm', (name) => {
    const [result] = judge(`${name} (10 points)`).judgement.rubric;
    expect(result).toMatchObject({ points: expect.any(Number), isProvisional: true });
    expect(result?.reason).toContain('for you to judge');
  });

  it.each([
    'Accuracy of the facts',
    'Creativity',
    'Originality',
    'Submitted on time',
    'Use of course readings',
    'Causes of the First World War',
    'Replies to two classmates',
  ])('leaves %j to the instructor', (name) => {
    expect(proposed(`${name} (10 points)`)).toEqual([[name, null]]);
  });

  it('quotes the claim that a thesis is proposed for', () => {
    const [stated] = judge('Thesis (20 points)').judgement.rubric;
    expect(stated?.quote).toMatch(/^This essay argues that a garden changes/u);
    const [evidence] = judge('Evidence (20 points)').judgement.rubric;
    expect(evidence?.reason).toMatch(/\d of \d paragraphs/u);
    expect(evidence?.quote).not.toBeNull();
  });

  it('proposes nothing that it only has signs of for a paper on another subject', () => {
    const about = {
      title: 'Inflation',
      instructions:
        'Explain how interest rates of the central bank change inflation, wages and unemployment in an economy.',
    };
    const judged = judge('Thesis (50 points)\nGrammar (50 points)', { about });
    expect(judged.judgement.onTopic).toBe('no');
    expect(judged.judgement.rubric.map(({ points }) => points)).toEqual([null, 50]);
    expect(judged.scores.total).toBeLessThanOrEqual(25);
  });

  it('makes the total of a rubric that also marks form, unless the instructor chose', () => {
    expect(useOf('Thesis (80 points)\nSpelling and punctuation (20 points)')).toBe('total');
    expect(useOf('Analysis (90 points)\nCitations in APA style (10 points)')).toBe('total');
    expect(useOf('Thesis (50 points)\nEvidence (50 points)')).toBe('content');
    expect(useOf('Grammar (50 points)')).toBe('content');
    expect(useOf('Thesis (50 points)\nGrammar (50 points)', { rubricUse: 'content' })).toBe('content');
    expect(useOf('Thesis (50 points)', { rubricUse: 'total' })).toBe('total');
  });

  it('adds up to the total of a complete rubric', () => {
    const { judgement, scores } = judge(
      'Thesis (20)\nEvidence (30)\nAnalysis (30)\nGrammar (10)\nAPA style (10)',
      {
        errors: 12,
      },
    );
    expect(scores.total).toBe(judgement.rubric.reduce((sum, { points }) => sum + (points ?? 0), 0));
  });

  it('gives fewer points for grammar where there are errors, with a quotation and a reason', () => {
    const [good] = judge('Grammar (20 points)').judgement.rubric;
    const [poor] = judge('Grammar (20 points)', { errors: 30 }).judgement.rubric;
    expect(good).toMatchObject({ level: 0, points: 20, area: 'grammar' });
    expect(poor?.points).toBeLessThan(15);
    expect(poor?.reason).toContain('errors found');
  });

  it('says why points are missing where nothing was marked, and denies no error', () => {
    const text = soundEssay
      .split('\n\n')
      .slice(1, 6)
      .join('\n\n')
      .replaceAll(/ \([^()]*\d{4}\)|\(\d{4}\) /gu, '');
    const about = { instructions: 'Explain what school gardens change. Use APA style and cite two sources.' };
    const [apa] = judge('APA style (10 points)', { text, about }).judgement.rubric;
    expect(apa?.points).toBeLessThan(6);
    expect(apa?.reason).toContain('No citation and no reference entry was found');
    const [grammar] = judge('Grammar (10 points)').judgement.rubric;
    expect([apa?.reason, grammar?.reason].join()).not.toMatch(/no errors/u);
  });

  it('reads the ranges that levels name', () => {
    const rubric =
      'Mechanics\n- Strong (10 points): 0 to 2 errors\n- Fair (6 points): 3 to 5 errors\n- Weak (2 points): more than 5 errors';
    const pointsWith = (errors: number) => proposed(rubric, { errors })[0]?.[1];
    expect([0, 2, 4, 9].map(pointsWith)).toEqual([10, 10, 6, 2]);
    const sources =
      'Sources\n- Full (10 points): five or more sources\n- Part (6 points): two to four sources\n- None (0 points): fewer than two sources';
    expect(proposed(sources)[0]?.[1]).toBeLessThan(10);
  });

  it('measures against the number that the criterion names, not the assignment', () => {
    const [length] = judge('Length: 100,000 words (10 points)').judgement.rubric;
    expect(length?.points).toBe(0);
    expect(length?.reason).toContain('asked for: 100,000 words');
  });

  it('counts sources as the requirements do', () => {
    const text = `School gardens change what children eat (Ray, 2010).

References

Ray, S. (2010). What children eat in schools with gardens. Garden Review, 11, 114-126.

Gais, S. (2006). Learning to grow vegetables. Learning, 13, 259-262.`;
    const { requirements, rubric } = judge('Sources: at least two (10 points)', { text }).judgement;
    const sources = requirements.find(({ requirement }) => requirement.kind === 'sources');
    expect([sources?.verdict, rubric[0]?.points]).toEqual(['met', 10]);
  });

  it.each(['Sources: at least 50 (10 points)', 'Uses at least 50 sources (10 points)'])(
    'reads how many sources %j asks for',
    (rubric) => {
      const [sources] = judge(rubric).judgement.rubric;
      expect(sources?.reason).toContain('asked for: 50');
    },
  );

  it('says that it cannot tell where nothing was asked for', () => {
    const about = { instructions: 'Explain what school gardens change.' };
    expect(proposed('Length (10 points)\nSources (10 points)', { about })).toEqual([
      ['Length', null],
      ['Sources', null],
    ]);
  });

  it('takes the rubric of the assignment before that of the course', () => {
    const rubricRows = parseRubric('Grammar (5 points)');
    expect(proposed('Creativity (10 points)', { about: { rubricRows } })).toEqual([['Grammar', 5]]);
  });

  it('proposes nothing without a rubric, and nothing for an empty paper', () => {
    expect(proposed('')).toEqual([]);
    expect(proposed('Grammar (10 points)', { text: 'References' })).toEqual([['Grammar', null]]);
  });

  it('changes the score that it is used for', () => {
    const plain = judge('', { errors: 30 }).scores;
    const rubric = 'Grammar (50 points)\nThesis (50 points)';
    const content = judge(rubric, { errors: 30, about: { rubricUse: 'content' } }).scores;
    const total = judge(rubric, { errors: 30, about: { rubricUse: 'total' } }).scores;
    expect(content.content).not.toBe(plain.content);
    expect(content.grammar).toBe(plain.grammar);
    expect(total).toMatchObject({ content: plain.content });
    expect(total.total).not.toBe(plain.total);
    expect(judge('Creativity (50 points)', { errors: 30 }).scores).toEqual(plain);
  });
});
