import {
  requirementId,
  type AssignmentBrief,
  type Requirement,
  type RequirementKind,
} from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { soundBody, soundEssay } from '../testing/essays.ts';
import { knownChecks } from '../testing/known-checks.ts';

const required = (
  text: string,
  kind: RequirementKind = 'part',
  given: Partial<Requirement> = {},
): Requirement => ({
  id: requirementId({ kind, text }),
  text,
  kind,
  required: true,
  asWritten: text,
  terms: [],
  ...given,
});

const parts = [
  required('Describe a study of school gardens and vegetables'),
  required('Explain the role of cooking'),
  required('Suggest what a school with little money can do'),
  required('Discuss the limitations of the evidence'),
];

const briefWith = (requirements: readonly Requirement[]): AssignmentBrief => ({
  title: 'School Gardens',
  description: '',
  instructions: 'Discuss school gardens.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
  requirements,
});

const judge = (text: string, requirements: readonly Requirement[] = parts) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief: briefWith(requirements),
  });

const verdictsIn = (text: string, requirements: readonly Requirement[] = parts) =>
  judge(text, requirements).judgement.requirements.map(({ verdict }) => verdict);
const verdictOn = (text: string, requirement: Requirement) =>
  judge(text, [requirement]).judgement.requirements[0];

describe('the parts of an assignment', () => {
  it('are never called missing where the meanings of words are not known', () => {
    expect(verdictsIn(soundEssay)).not.toContain('not-found');
  });

  it.each([
    ['a list of their terms', 'School gardens, vegetables, cooking, money, limitations, evidence, studies.'],
    [
      'one sentence with all of their terms',
      'This describes a study of school gardens and vegetables, explains the role of cooking, suggests what a school with little money can do, and discusses the limitations of the evidence.',
    ],
    ['the instructions', parts.map(({ text }) => `${text}.`).join(' ')],
  ])('are not met by %s', (_, stuffing) => {
    const story = Array.from(
      { length: 12 },
      (__, index) =>
        `On day ${index} we drove from town ${index} to a lake, swam, and slept under stars ${index}.`,
    ).join(' ');
    expect(verdictsIn(`${story}\n\n${stuffing}`)).not.toContain('met');
  });

  it('are left open in a text too short to judge', () => {
    expect(new Set(verdictsIn('Gardens are good. I like cooking.'))).toEqual(new Set(['cannot-tell']));
  });

  it('are left open where they name nothing to look for', () => {
    expect(verdictOn(soundEssay, required('Discuss it'))?.verdict).toBe('cannot-tell');
  });

  it('give a paper more points when a verdict is met than when it is not found', () => {
    const { basis } = judge(soundEssay);
    expect(basis.requirements?.required).toHaveLength(4);
    expect(basis.areas.content.parts.find(({ id }) => id === 'coverage')?.maxPoints).toBe(
      basis.requirements?.maxPoints,
    );
  });
});

const limits = (given: Partial<Requirement>) =>
  verdictOn(soundEssay, required('Discuss the limitations of the evidence', 'part', given));

describe('what the instructor said about a part', () => {
  const holidays =
    'However, the effect faded during the holidays, which suggests that the garden works through habit';

  it('counts for a passage that says it the same way', () => {
    const rulings = [{ text: `${holidays}.`, counts: true }];
    expect(limits({ rulings })).toMatchObject({ verdict: 'met' });
    expect(limits({ rulings })?.quote).toContain('faded during the holidays');
  });

  it('counts against a passage that it rules out', () => {
    const { quote } = limits({ rulings: [{ text: holidays, counts: true }] }) ?? {};
    expect(limits({ rulings: [{ text: quote ?? '', counts: false }] })?.verdict).not.toBe('met');
  });

  it('says nothing of passages that share a word or two', () => {
    const rulings = [
      { text: 'The effect of rain on roads is large, and nobody has measured it.', counts: true },
    ];
    expect(limits({ rulings })).toEqual({ ...limits({}), requirement: expect.objectContaining({ rulings }) });
  });

  it('gives terms by which an answer is found', () => {
    const vague = required('Say more', 'part', { terms: ['herbs', 'pots'] });
    expect(verdictOn(soundEssay, vague)?.quote ?? 'herbs in pots').toContain('herbs in pots');
  });
});

const verdict = (text: string, kind: RequirementKind, line: string) =>
  verdictOn(text, required(line, kind))?.verdict;

describe('what can be measured', () => {
  it.each([
    ['300 to 400 words', 'met'],
    ['One page', 'met'],
    ['Two to three pages (roughly 300 to 400 words)', 'met'],
    ['400 to 500 words', 'partly'],
    ['1,000 words', 'not-found'],
  ])('of a length of %s is %s', (line, expected) => {
    expect(verdict(soundEssay, 'length', line)).toBe(expected);
  });

  it.each([
    ['At least three sources', 'met'],
    ['At least four sources', 'partly'],
    ['Cite the chapter and two other sources', 'met'],
    ['At least three sources published within the last ten years', 'met'],
    ['At least three sources published since 2019', 'partly'],
    ['At least two peer-reviewed articles', 'met'],
    ['At least three peer-reviewed articles', 'cannot-tell'],
    ['Use sources', 'cannot-tell'],
  ])('of the sources "%s" is %s', (line, expected) => {
    expect(verdict(soundEssay, 'sources', line)).toBe(expected);
  });

  it('finds no sources only where nothing points to one', () => {
    const plain = 'My aunt has a garden behind the house. We plant beans in it every spring. '.repeat(1);
    expect(verdict(plain, 'sources', 'At least two sources')).toBe('not-found');
    expect(verdict(`${plain} A study shows that beans are good.`, 'sources', 'At least two sources')).toBe(
      'cannot-tell',
    );
  });

  it('counts entries of a list in another style', () => {
    const listed = `${soundBody}\n\nSources\n\nHale, P. Growing Appetites. Harbor Press, 2018.\n\nOduya, N. Why Nutrition Lessons Fail. Harbor Press, 2020.`;
    expect(verdict(listed, 'sources', 'At least two sources')).toBe('met');
  });

  it('takes an address for a link', () => {
    const linked = `${soundBody} The story is at https://example.org/gardens.`;
    expect(verdictOn(linked, required('Link to one news article', 'sources'))?.quote).toBe(
      'https://example.org/gardens',
    );
    expect(verdict(soundBody, 'sources', 'Link to one news article')).toBe('cannot-tell');
  });

  it('quotes where the first person is used', () => {
    const told = `${soundBody}\n\nI saw this at my own school. I liked it. I still do.`;
    expect(verdictOn(told, required('Do not use first person', 'person'))).toMatchObject({
      verdict: 'not-found',
      quote: 'I saw this at my own school.',
    });
    expect(verdict(told, 'person', 'In the first person')).toBe('met');
    expect(verdict(soundBody, 'person', 'Do not use first person')).toBe('met');
  });

  it('sees a table that is written with bars', () => {
    const table = `${soundBody}\n\nCrop | Days | Cost\nBeans | 60 | 2`;
    expect(verdictOn(table, required('Include one table', 'visual'))).toMatchObject({
      verdict: 'met',
      quote: 'Crop | Days | Cost',
    });
    expect(verdict(soundBody, 'visual', 'Include one table')).toBe('not-found');
    const pointing = `${soundBody}\n\nThe graph below shows the harvest.`;
    expect(verdict(pointing, 'visual', 'Include one table')).toBe('cannot-tell');
  });

  it('finds a section by its heading', () => {
    const headed = soundBody
      .split('\n\n')
      .map((paragraph, index) => `${['Aim', 'Evidence', 'Kitchen', 'Costs', 'Close'][index]}\n\n${paragraph}`)
      .join('\n\n');
    expect(verdictOn(headed, required('Evidence', 'section'))).toMatchObject({
      verdict: 'met',
      quote: 'Evidence',
    });
    expect(verdict(headed, 'section', 'Four sections, each with its own heading')).toBe('met');
    expect(verdict(headed, 'section', 'Methods')).toBe('not-found');
    expect(verdict(soundBody, 'section', 'Methods')).toBe('cannot-tell');
  });
});
