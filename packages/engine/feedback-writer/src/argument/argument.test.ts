import { feedbackStyles } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectFacts } from '../facts.ts';
import { findingIn, paperOf, requestOf } from '../testing/request-of.ts';
import { writeFeedback } from '../write-feedback.ts';
import { reasonsOf } from './find-question.ts';

const opening =
  'The county keeps nine covered bridges that carry almost no traffic. This paper argues that the county should repair them, because they draw visitors, keep old skills alive, and cost less than new ones.';
const backed =
  'A repaired bridge costs the county less than a new one. Lindqvist (2018) compared forty repairs and found that they cost 38 percent less over fifty years. Timber can be replaced plank by plank, while concrete has to be poured again.';
const visitors =
  'Visitors come for the bridges. On autumn weekends the road to Alder Ford is full of cars from three states, and the bakery beside the bridge sells out by noon, although the winter trade has never recovered.';
const objection =
  'Some residents say that the money should go to potholes. This worry is fair. However, the repair fund comes from the state and cannot be spent on county roads, so that closing the bridges would fill no pothole.';
const ending =
  'The county should sign the repair contract before the state fund closes in May, and it should begin with Alder Ford, where the most people cross.';

const factsOf = (paragraphs: readonly string[], findings: Parameters<typeof requestOf>[1] = {}) =>
  collectFacts(requestOf(paperOf(paragraphs), findings));

describe('what works in an argument', () => {
  it('is an objection that gets an answer with a reason, and a claim with its source', () => {
    const { strengths } = factsOf([opening, backed, objection, ending]).argument;
    expect(strengths.map(({ is, work }) => [is, work])).toEqual([
      ['answered', null],
      ['backed', 'Lindqvist (2018)'],
    ]);
    expect(strengths[0]?.quote).toContain('the repair fund comes from the state');
  });

  it('is not found in a sentence that is marked, nor in a paragraph without a claim of its own', () => {
    const paper = paperOf([opening, backed, ending]);
    const marked = findingIn(paper, {
      area: 'grammar',
      check: 'grammar-agreement',
      words: 'A repaired bridge',
    });
    const { strengths } = collectFacts(requestOf(paper, { findings: [marked] })).argument;
    expect(strengths.filter(({ is }) => is === 'backed')).toEqual([]);
    const bare = ['It is long. They are old. '.repeat(12), 'This is so. That is why. '.repeat(12)];
    expect(factsOf(bare).argument.strengths).toEqual([]);
  });

  it('is no answer that only grants the objection its point, or gives no reason', () => {
    const granted =
      'Some residents say that a bridge nobody drives on helps nobody. The worry is reasonable, since money that is spent on timber cannot be spent on snow. Yet the people who walk to the mill each morning cross at Alder Ford, and for them the next crossing is three miles down the river.';
    expect(factsOf([opening, visitors, granted, ending]).argument.strengths).toEqual([]);
  });

  it('reports a claim without the words that number it', () => {
    const second =
      'The second reason is that wooden bridges outlast the steel ones. Lindqvist (2018) found that wooden bridges last 38 percent longer than steel bridges. Timber can be replaced plank by plank.';
    const backing = factsOf([opening, visitors, second, ending]).argument.strengths.find(
      ({ is }) => is === 'backed',
    );
    expect(backing?.reported).toBe('wooden bridges outlast the steel ones');
  });

  it('is said of no paper that is off topic, copied or says nothing of its own', () => {
    const paper = paperOf([opening, backed, objection, ending]);
    const off = findingIn(paper, { area: 'content', check: 'content-off-topic' });
    expect(collectFacts(requestOf(paper, { findings: [off] })).argument.strengths).toEqual([]);
  });
});

describe('the question to an argument', () => {
  it('is about the reason of the thesis that nothing takes up', () => {
    const { question } = factsOf([opening, backed, visitors, ending]).argument;
    expect(question?.is).toBe('reason');
    expect(question?.said).toContain('I lost track of “keep old skills alive”');
  });

  it('asks for no reason that a paragraph takes up in other sentences, or that it numbers', () => {
    const claims =
      'The county keeps nine covered bridges. This paper argues that the county should repair them, because they draw visitors and because they do not wash away in a flood.';
    const floods =
      'In the spring of 2019 the river rose four feet above the flood mark. Every steel bridge below the mill was closed for a month. None of the covered bridges washed out.';
    const spread = factsOf([claims, visitors, visitors, floods, ending]).argument.question;
    expect(spread?.is).not.toBe('reason');
    const numbered = factsOf([
      claims,
      `The first reason is the trade. ${visitors}`,
      'The second reason is safety. High water has never closed one of them, and the school bus takes that road.',
      ending,
    ]).argument.question;
    expect(numbered?.is).not.toBe('reason');
  });

  it('is not asked where every reason is taken up, whatever the paper grants', () => {
    const skills =
      'Repairs keep old skills alive. Each summer four apprentices learn to cut timber joints by hand, and old skills that were nearly lost are alive in their tool boxes.';
    expect(factsOf([opening, backed, skills, visitors, ending]).argument.question).toBeNull();
  });

  it('quotes only words of the paper', () => {
    const parts = [opening, backed, visitors, objection, ending];
    fc.assert(
      fc.property(fc.shuffledSubarray(parts, { minLength: 3 }), (paragraphs) => {
        const text = paragraphs.join('\n');
        const { question, strengths } = factsOf(paragraphs).argument;
        for (const said of [question?.said ?? '', ...strengths.map(({ quote }) => quote)])
          for (const [, words = ''] of said.matchAll(/“([^”]+?)(?: …)?”/gu)) expect(text).toContain(words);
      }),
    );
  });

  it.each(feedbackStyles)('stands in the comment on a strong paper, with what works, when %s', (style) => {
    const { overall } = writeFeedback(
      requestOf(paperOf([opening, backed, visitors, objection, ending]), {
        style,
        scores: [95, 94, 93],
        reached: 0.95,
      }),
    );
    expect(overall).toContain('keep old skills alive');
    expect(overall).toContain('?');
    expect(overall).toMatch(/the repair fund|Lindqvist/u);
    expect(overall).not.toMatch(/where you give a reason for your claim/u);
  });
});

it('takes what should follow only under a condition for no thesis', () => {
  const plan =
    'The county should open one bridge to carts for a summer and count them. If more people cross, the permit should become permanent.';
  expect(factsOf([plan, visitors, ending]).thesis?.reported).toMatch(/^the county should open one bridge/u);
});

describe('the reasons of a thesis', () => {
  it.each([
    ['It works because it is cheap to run, quick to build, and easy to mend.', 3],
    ['It works because trains are fast and because tickets are cheap.', 2],
    ['Towns should act because the water is rising.', 1],
    ['Towns should act.', 0],
  ])('are read from "%s"', (thesis, count) => {
    expect(reasonsOf(thesis)).toHaveLength(count);
  });
});
