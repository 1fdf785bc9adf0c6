import { type AssignmentBrief, feedbackStyles } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { questionOf } from './asked/assignment-question.ts';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { draftFeedback } from './write-feedback.ts';

const brief: AssignmentBrief = {
  title: 'Position paper 2',
  description: '',
  instructions: 'Should a town let owls nest in its schools? Take a position and defend it with two sources.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

const paper = paperOf([
  'Glazes on the Wheel',
  'A glaze is glass that was melted onto clay, and the potter who knows glazes knows the kiln. The glaze of a bowl tells how hot the kiln was and how long the bowl stood in it.',
  'Copper makes a glaze green in one kiln and red in another. The potters of Arita was the first who understood why, and they kept the kiln closed for two days.',
  'A cracked glaze is not always a fault. Some potters heat the kiln so fast that every bowl cracks, and the cracks become the pattern.',
]);

const offTopic = findingIn(paper, { area: 'content', check: 'content-off-topic' });
const others = [
  findingIn(paper, {
    area: 'grammar',
    check: 'grammar-agreement',
    words: 'potters of Arita was',
    suggestions: ['potters of Arita were'],
  }),
  findingIn(paper, { area: 'apa', check: 'apa-reference-list-missing' }),
  findingIn(paper, {
    area: 'content',
    check: 'content-too-short',
    message: 'The instructions ask for 600 words; this has 90.',
  }),
];

describe.each(feedbackStyles)('a paper that is no answer, when %s', (style) => {
  const request = {
    ...requestOf(paper, { style, findings: [offTopic, ...others], scores: [95, 100, 5] }),
    brief,
    about: ['glaze', 'kiln'],
  };
  const { feedback, forInstructor } = draftFeedback(request);

  it('gets one short message: what was read, what was asked, what to do', () => {
    expect(feedback.overall).toContain('“Glazes on the Wheel”');
    expect(feedback.overall).toContain('“Should a town let owls nest in its schools?”');
    expect(feedback.overall).toMatch(/If this is the wrong file, (?:please )?(?:send|submit)/u);
    expect(feedback.overall.split('\n\n')).toHaveLength(1);
    expect(forInstructor).toMatch(/wrong file.*owls/u);
  });

  it('is named once, and no area speaks of what it need not hold', () => {
    expect(
      Object.values(feedback)
        .join('\n')
        .match(/Glazes on the Wheel/gu),
    ).toHaveLength(1);
    expect(feedback.apa).not.toMatch(/\b(?:your|the) citations\b|left .* alone/u);
    const untitled = draftFeedback({
      ...request,
      paper: { ...paper, blocks: paper.blocks.slice(1) },
    }).feedback.overall;
    expect(untitled).toContain('“A glaze is glass that was melted onto clay');
  });

  it('gets one sentence for each area, without corrections, rules or praise', () => {
    for (const text of [feedback.grammar, feedback.apa, feedback.content]) {
      expect(text.match(/[.?](?=\s|$)/gu)).toHaveLength(1);
      expect(text).not.toMatch(/Arita|reference list|600|marked nothing|no marks|Nothing was marked/u);
    }
  });

  it('is read as an answer again once the finding is dismissed', () => {
    const kept = draftFeedback({ ...request, findings: others });
    expect(kept.feedback.overall).not.toMatch(/wrong file/u);
    expect(kept.feedback.grammar).toContain('Arita');
  });
});

it('a text put together from several gets the same message', () => {
  const several = findingIn(paper, {
    area: 'content',
    check: 'content-disorder',
    message: 'The sentences do not seem to belong to one text. Check whether text was moved.',
  });
  const { overall } = draftFeedback({ ...requestOf(paper, { findings: [several] }), brief }).feedback;
  expect(overall).toMatch(/put together from several texts.*owls.*wrong file/su);
});

describe('what an assignment asks', () => {
  it.each([
    [{ title: 'Should owls nest in schools?' }, 'asks “Should owls nest in schools?”'],
    [
      { instructions: 'Due Friday. What makes a tide pool warm? Use two sources.' },
      'asks “What makes a tide pool warm?”',
    ],
    [
      { description: 'A research report on owls in towns.', instructions: 'Write 500 words.' },
      'asks for a research report on owls in towns',
    ],
    [
      { title: 'Tide pools', instructions: 'Use APA style. Compare two tide pools on our coast.' },
      'asks you to compare two tide pools on our coast',
    ],
    [{ title: 'Essay 1', instructions: '' }, 'is “Essay 1”'],
  ])('is said in its own words: %o', (given, asked) => {
    expect(questionOf({ ...brief, title: '', description: '', instructions: '', ...given })).toBe(asked);
  });

  it('is null where nothing was asked', () => {
    expect(questionOf({ ...brief, title: '', description: '', instructions: '' })).toBeNull();
  });
});
