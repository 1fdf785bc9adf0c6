import { feedbackStyles, requirementId, type RequirementResult } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { showsSigns } from './asked/signs-of-part.ts';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { draftFeedback, type FeedbackRequest, writeFeedback } from './write-feedback.ts';

const brief = {
  title: 'Should the county close its wood-fired power plant?',
  description: '',
  instructions:
    'Write 500 to 700 words. Defend a position. Name one argument of those who disagree and answer it. End with one step that the county council can take this year.',
  rubric: 'Position: 20\nCouncil step: 30\nObjection: 10',
  type: 'assignment',
  maxPoints: 100,
} as const;

const plain = [
  'The wood-fired power plant at Orrin Creek burns forty truckloads a day, and the county pays for the road that the trucks break. This paper argues that the county should close the plant, because it costs more than it earns.',
  'In 2021 the plant sold power for nine million dollars and spent eleven (Vance, 2022). The forest crews who cut the wood live in another state, and the ash goes to a dump that the county rents from them.',
  'The smoke is the second cost. Ruiz (2020) counted the visits to the clinic in the valley and found that breathing troubles rose by a fifth in the weeks when the wind came from the creek.',
  'In short, the power plant burns wood, money and health. It was built for a price of power that nobody has paid since 2014, and the ledger shows it every spring.',
];
const objection =
  'Those who disagree point to the sixty jobs at the gate. The jobs are real, but the plant lost half of them to machines in ten years.';
const step = 'The council should end the road contract in June and put the money into the line to the dam.';

const asked = [
  'Name one argument of those who disagree and answer it',
  'End with one step that the county council can take this year',
] as const;

function resultOf(text: string, evidence?: 'none'): RequirementResult {
  const kind = 'part';
  const requirement = {
    id: requirementId({ kind, text }),
    kind,
    text,
    required: true,
    asWritten: text,
    terms: [],
  } as const;
  return { requirement, verdict: 'cannot-tell', quote: null, span: null, ...(evidence && { evidence }) };
}

function draftOf(paragraphs: readonly string[], more: Partial<FeedbackRequest> = {}) {
  const paper = paperOf(paragraphs);
  const findings = more.findings ?? [
    findingIn(paper, { area: 'content', check: 'content-question-not-taken-up', severity: 'advice' }),
  ];
  return writeFeedback({
    ...requestOf(paper, { scores: [90, 90, 60], findings, style: more.style ?? 'conversational' }),
    brief,
    requirements: [resultOf(asked[0], 'none'), resultOf(asked[1])],
    ...more,
  });
}

const allOf = (feedback: ReturnType<typeof draftOf>) => Object.values(feedback).join('\n');

describe.each(feedbackStyles)('parts that may be missing, when %s', (style) => {
  it('are both asked for and never called missing, those with more points first', () => {
    const { content, overall } = draftOf(plain, { style });
    for (const text of [content, overall]) {
      expect(text).toMatch(/one step that the county council can take this year/u);
      expect(text).toMatch(/one argument of those who disagree/u);
      expect(text.indexOf('one step')).toBeLessThan(text.indexOf('one argument'));
      expect(text).not.toMatch(/missing|Not found|I could not find|did not find/u);
    }
    expect(content).toMatch(/if they are there, make them easier to find/u);
  });

  it('are not asked for where the paper shows a sign of them', () => {
    const text = allOf(draftOf([...plain.slice(0, 3), objection, step], { style }));
    expect(text).not.toMatch(/one step that|one argument of those/u);
  });

  it('are asked for at the place that the assignment names', () => {
    const text = allOf(draftOf([plain[0] ?? '', step, objection, ...plain.slice(1)], { style }));
    expect(text).toMatch(/one step that/u);
    expect(text).not.toMatch(/one argument of those/u);
  });

  it('are named beside a part that is missing for certain', () => {
    const missing: RequirementResult = {
      ...resultOf('Describe one town that closed its plant'),
      verdict: 'not-found',
    };
    const { content } = draftOf(plain, { style, requirements: [missing, resultOf(asked[0], 'none')] });
    expect(content).toMatch(/one town that closed its plant/u);
    expect(content).toMatch(/looked for one argument of those who disagree/u);
  });

  it('are no longer asked for once the finding that names them is dismissed', () => {
    const text = allOf(draftOf(plain, { style, findings: [] }));
    expect(text).not.toMatch(/one argument of those/u);
    expect(text).toMatch(/one step that/u);
  });

  it.each([92, 72, 45])('are not asked for where their kind leaves no sign, at %i points', (points) => {
    const requirements = [resultOf('Trace how the plant came to be built', 'none')];
    const scores = { grammar: points, apa: points, content: points, total: points };
    expect(allOf(draftOf(plain, { style, requirements, scores }))).not.toMatch(/came to be built/u);
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

const shown = (text: string, sentence: string, place: 'opening' | 'middle' | 'ending' = 'middle') =>
  showsSigns(text, {
    words: 400,
    asked: 'Should schools start later? Name an objection. End with a proposal.',
    sentences: [{ text: sentence, isOpening: place === 'opening', isEnding: place === 'ending' }],
  });

describe('a sign of a part', () => {
  it.each([
    ['Name an objection', 'Bus companies complain that the second route would run in traffic.', true],
    ['Name an objection', 'Teenagers fall asleep around eleven and need nine hours.', false],
    [
      'End with one question for further study',
      'I would like to find out what the winter does to them.',
      true,
    ],
    ['End with one question for further study', 'Teenagers fall asleep around eleven.', false],
    ['State one limitation of the study', 'Only forty students kept the diary for the whole month.', true],
    ['State one limitation of the study', 'Students who slept longer remembered more words.', false],
    ['Describe an experience of your own work', 'On my ward the morning shift began at six.', true],
    ['Describe an experience of your own work', 'The ward lost nine nurses during that winter.', false],
    ['Trace how the schedule came about', 'Teenagers fall asleep around eleven.', null],
  ])('%s: “%s” %s', (text, sentence, expected) => {
    expect(shown(text, sentence, 'ending')).toBe(expected);
  });

  it('counts at the place that the part names, and not in words of the assignment', () => {
    const proposal = 'Districts should move the first bell to half past eight next fall.';
    expect(shown('End with a proposal', proposal, 'ending')).toBe(true);
    expect(shown('End with a proposal', proposal, 'opening')).toBe(false);
    expect(shown('End with a proposal', 'Schools should start later.', 'ending')).toBe(false);
  });
});
