import { feedbackStyles, requirementId, type FeedbackStyle, type RequirementResult } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { findingIn, paperOf, requestOf } from '../testing/request-of.ts';
import { draftFeedback } from '../write-feedback.ts';

const brief = {
  title: 'Should the county close its wood-fired power plant?',
  description: '',
  instructions:
    'Write 500 to 700 words. Defend a position. Name one argument of those who disagree and answer it. End with one step that the county council can take this year.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
} as const;

const plain = [
  'The wood-fired power plant at Orrin Creek burns forty truckloads a day, and the county pays for the road that the trucks break. This paper argues that the county should close the plant, because it costs more than it earns.',
  'In 2021 the plant sold power for nine million dollars and spent eleven (Vance, 2022). The forest crews who cut the wood live in another state, and the ash goes to a dump that the county rents from them.',
  'The smoke is the second cost. Ruiz (2020) counted the visits to the clinic in the valley and found that breathing troubles rose by a fifth in the weeks when the wind came from the creek.',
  'In short, the power plant burns wood, money and health. It was built for a price of power that nobody has paid since 2014, and the ledger shows it every spring.',
];
const asked = [
  'Name one argument of those who disagree and answer it',
  'End with one step that the county council can take this year',
] as const;

function resultOf(text: string, verdict: RequirementResult['verdict']): RequirementResult {
  const kind = 'part';
  const requirement = {
    id: requirementId({ kind, text }),
    kind,
    text,
    required: true,
    asWritten: text,
    terms: [],
  } as const;
  return { requirement, verdict, quote: null, span: null };
}

function draftOf(style: FeedbackStyle, requirements: readonly RequirementResult[], isFound = false) {
  const paper = paperOf(plain);
  const check = 'content-question-not-taken-up';
  const findings = isFound ? [findingIn(paper, { area: 'content', check, severity: 'advice' })] : [];
  return draftFeedback({
    ...requestOf(paper, { scores: [90, 90, 60], findings, style }),
    brief,
    requirements,
  });
}

describe.each(feedbackStyles)('parts of an assignment, when %s', (style) => {
  it('are asked for where they were not found', () => {
    const { feedback, forInstructor } = draftOf(
      style,
      [resultOf(asked[0], 'not-found'), resultOf(asked[1], 'met')],
      true,
    );
    for (const text of [feedback.content, forInstructor]) {
      expect(text).toMatch(/one argument of those who disagree/u);
    }
    expect(feedback.content).not.toMatch(/one step that/u);
  });

  it('are not spoken of where reading does not tell', () => {
    const open = asked.map((text): RequirementResult => ({
      ...resultOf(text, 'cannot-tell'),
      evidence: 'none',
    }));
    const { feedback, forInstructor } = draftOf(style, open);
    for (const text of [...Object.values(feedback), forInstructor]) {
      expect(text).not.toMatch(/one argument of those|one step that/u);
    }
  });
});

it('the length is told in the comment on the whole with the words written and the words asked', () => {
  const paper = paperOf(plain);
  const short = findingIn(paper, {
    area: 'content',
    check: 'content-too-short',
    message: 'The instructions ask for 500 to 700 words; this has 190.',
  });
  for (const style of feedbackStyles) {
    const { feedback } = draftFeedback({
      ...requestOf(paper, { style, findings: [short], scores: [90, 90, 60] }),
      brief,
    });
    expect(feedback.overall).toMatch(/\b190\b/u);
    expect(feedback.overall).toMatch(/500 to 700/u);
  }
});
