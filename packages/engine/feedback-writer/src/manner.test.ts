import {
  feedbackLengths,
  type FeedbackManner,
  feedbackStyles,
  judgements,
  requirementId,
  type RequirementResult,
  tones,
} from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { type FeedbackRequest, writeFeedback } from './write-feedback.ts';

const paper = paperOf([
  'Tide gates protect the low streets of Marrow Bay. This paper argues that the town should keep its tide gates closed at night, because the water rises fastest then.',
  'The gates were built in 1961. A gate closes when the float lifts, and the street behind it stays dry while the harbor fills. Fishing boats cannot pass a closed gate.',
  'Halloran (2016) counted floods before and after the gates, and he found that the floods of Dock Street fell by half. He don’t say what the boats lost. I would ask the crews.',
  'Everybody in Marrow Bay knows the price of a wet cellar. The council have the choice, and the gates should close at dusk.',
]);

const results = (
  [
    ['part', 'Explain how the tide gates work', 'met', 'A gate closes when the float lifts'],
    ['part', 'Present the strongest argument against your position', 'not-found', null],
    ['part', 'Compare the gates with a sea wall', 'not-found', null],
    ['part', 'Recommend one step to the council', 'partly', 'the gates should close at dusk.'],
    ['person', 'Do not write in the first person', 'not-found', 'I would ask the crews.'],
  ] as const
).map(([kind, text, verdict, quote]): RequirementResult => {
  const start = quote === null ? -1 : paper.text.indexOf(quote);
  const requirement = {
    id: requirementId({ kind, text }),
    kind,
    text,
    required: true,
    asWritten: text,
    terms: [],
  };
  return { requirement, verdict, quote, span: quote === null ? null : { start, end: start + quote.length } };
});

const findings = [
  findingIn(paper, { area: 'grammar', check: 'grammar-agreement', words: 'don’t', suggestions: ['doesn’t'] }),
  findingIn(paper, { area: 'grammar', check: 'grammar-wordy', words: 'in 1961', severity: 'advice' }),
  findingIn(paper, {
    area: 'content',
    check: 'content-absolute-claim',
    words: 'Everybody in Marrow Bay knows the price of a wet cellar.',
    severity: 'advice',
    message: 'This claim allows no exception; a single one would disprove it.',
  }),
];

const request = (style: FeedbackRequest['style'], manner?: FeedbackManner): FeedbackRequest => ({
  ...requestOf(paper, { style, findings, scores: [82, 90, 82], studentName: 'Ana Ash' }),
  requirements: results,
  ...(manner === undefined ? {} : { manner }),
});

const draftOf = (style: FeedbackRequest['style'], manner?: FeedbackManner) =>
  writeFeedback(request(style, manner));
const wordsIn = (feedback: ReturnType<typeof draftOf>) =>
  Object.values(feedback).join(' ').split(/\s+/u).length;

describe.each(feedbackStyles)('a manner of the %s style', (style) => {
  it('keeps the draft as it is where nothing is asked for', () => {
    expect(draftOf(style, {})).toEqual(draftOf(style));
  });

  it('makes it shorter or longer', () => {
    const [shorter, usual, longer] = [
      wordsIn(draftOf(style, { length: 'shorter' })),
      wordsIn(draftOf(style)),
      wordsIn(draftOf(style, { length: 'longer' })),
    ];
    expect(shorter).toBeLessThan(usual);
    expect(longer).toBeGreaterThanOrEqual(usual);
  });

  it('speaks to the person where it is warmer, and leaves the name out where it is plainer', () => {
    const { overall } = draftOf(style, { tone: 'warmer' });
    expect(overall).toMatch(/^Ana, [\s\S]*Thank you for your paper/u);
    expect(draftOf(style, { tone: 'plainer' }).overall).not.toMatch(/Ana|Thank you/u);
  });

  it('opens with what works where it is milder, and with what is missing where it is stricter', () => {
    const { content: mild } = draftOf(style, { judgement: 'milder' });
    const { content: strict, overall } = draftOf(style, { judgement: 'stricter' });
    expect(strict.split('\n\n')[0]).toContain('strongest argument against your position');
    expect(`${strict}\n${overall}`).toContain('first person');
    expect(mild).toContain('strongest argument against your position');
    expect(mild.split('\n\n')[0]).toContain('explain how the tide gates work');
    expect(strict.split('\n\n')[0]).not.toContain('explain how the tide gates work');
  });

  it('names no score in any manner', () => {
    for (const tone of [undefined, ...tones]) {
      for (const length of [undefined, ...feedbackLengths]) {
        for (const judgement of [undefined, ...judgements]) {
          expect(Object.values(draftOf(style, { tone, length, judgement })).join(' ')).not.toMatch(
            /\b(?:82|90)\b/u,
          );
        }
      }
    }
  });
});
