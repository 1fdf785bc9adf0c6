import { feedbackStyles, requirementId, verdicts, type RequirementResult } from '@greenpen/grading';
import { areas, type Finding } from '@greenpen/paper';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Claim, holds } from './claims.ts';
import { collectFacts } from './facts.ts';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { draftFeedback, draftSentences, type FeedbackRequest, writeFeedback } from './write-feedback.ts';

const paper = paperOf([
  'This essay argues that small towns should run night buses. The last train used to leave before the shift of the nurses ended, and many of them waited for a lift.',
  'Ferrante (2021) followed forty nurses for a winter and found that these nurses on night shifts slept longer once the bus ran, because they no longer waited for a lift at the gate of the hospital.',
  'The cost is often named first. Holm (2019) shows that half-empty buses still cost less than taxis for the same riders, which means that the town pays less in the end. Orr (2020) agrees.',
  'A town that wants to keep its nurses has to ask when they go home, and I would ask it to begin with the nights before a holiday, on which the taxis are all taken.',
]);

const found = (
  area: Finding['area'],
  check: string,
  words?: string,
  severity: Finding['severity'] = 'error',
) => findingIn(paper, { area, check, severity, ...(words !== undefined && { words }) });

const possible: readonly Finding[] = [
  found('grammar', 'grammar-spelling', 'forty nurses'),
  found('grammar', 'grammar-agreement', 'is often named'),
  found('grammar', 'grammar-wordy', 'in the end', 'advice'),
  found('apa', 'apa-citation-ampersand', 'Holm (2019)'),
  found('apa', 'apa-reference-list-missing'),
  found('apa', 'apa-reference-doi-missing', 'Orr (2020)', 'advice'),
  found('content', 'content-no-conclusion', undefined, 'advice'),
  found('content', 'content-unsupported-claim', 'The cost is often named first.', 'advice'),
  found('content', 'content-too-few-sources'),
  found('content', 'content-off-topic'),
  found('content', 'content-disorder'),
  found('content', 'content-copied-instructions', 'The last train', 'advice'),
];

const asked = (
  [
    ['part', 'Explain what night buses cost', 'The cost is often named first.'],
    ['part', 'Describe one town that has them', null],
    ['part', 'The strongest objection', 'Orr (2020) agrees.'],
    ['section', 'Reference list', null],
    ['person', 'Do not write in the first person', 'I would ask it to begin with the nights'],
    ['length', '450 to 650 words', null],
  ] as const
).map(([kind, text, quote]) => ({
  requirement: { id: requirementId({ kind, text }), kind, text, required: true, asWritten: text, terms: [] },
  quote,
  span: null,
}));

const score = fc.integer({ min: 5, max: 100 });

const random = fc.record({
  style: fc.constantFrom(...feedbackStyles),
  findings: fc.subarray(possible.map(({ id }) => id)),
  scores: fc.tuple(score, score, score),
  reached: fc.double({ min: 0, max: 1, noNaN: true }),
  given: fc.tuple(...asked.map(() => fc.constantFrom(...verdicts))),
  isAsked: fc.boolean(),
  isApaJudged: fc.boolean(),
  newShare: fc.constantFrom(0, 0.3, 0.9, 1),
  weighed: fc.subarray([...areas], { minLength: 1 }),
});

type Random = typeof random extends fc.Arbitrary<infer Value> ? Value : never;

function requestFrom(random: Random): FeedbackRequest {
  const findings = possible.filter(
    ({ id, area }) => random.findings.includes(id) && (random.isApaJudged || area !== 'apa'),
  );
  const request = requestOf(paper, { ...random, findings });
  const { words } = request.basis;
  const requirements = asked.map((one, at): RequirementResult => ({
    ...one,
    verdict: random.given[at] ?? 'cannot-tell',
  }));
  return {
    ...request,
    basis: { ...request.basis, ...(!random.isApaJudged && { notJudged: ['apa'] }) },
    weights: {
      grammar: random.weighed.includes('grammar') ? 30 : 0,
      apa: random.weighed.includes('apa') ? 30 : 0,
      content: random.weighed.includes('content') ? 40 : 0,
    },
    measured: {
      grammar: { words, englishShare: 1, isWhole: true },
      newWords: Math.round(words * random.newShare),
    },
    requirements: random.isAsked ? requirements : [],
  };
}

const forAll = (numRuns: number, check: (request: FeedbackRequest) => void) =>
  fc.assert(
    fc.property(random, (values) => check(requestFrom(values))),
    { numRuns },
  );

const SIDE_OF = { sources: 'sources', reasoning: 'development' } as const;

/** Claims that no two sentences of one draft may make. */
function contradict(one: Claim, other: Claim, faulted: ReadonlySet<string>): boolean {
  if (one.is === 'unmarked' && other.is === 'marked') return one.in === other.in;
  if (one.is === 'judged' && other.is === 'unjudged') return one.in === other.in;
  if (one.is === 'answers' && (other.is === 'misses' || other.is === 'answers-partly'))
    return one.requirement === other.requirement;
  if (one.is === 'form-only')
    return (
      ['misses', 'answers-partly', 'wrong-paper', 'copied'].includes(other.is) || isMark(other, 'content')
    );
  if (one.is === 'answers-most') return ['wrong-paper', 'copied', 'unjudged'].includes(other.is);
  if (one.is === 'strength') return ['wrong-paper', 'copied'].includes(other.is);
  if (one.is !== 'praise') return false;
  if (['wrong-paper', 'copied', 'misses'].includes(other.is)) return true;
  if (other.is === 'unjudged') return other.in === 'content';
  return faulted.has(SIDE_OF[one.of]);
}

const isMark = (claim: Claim, area: string) => claim.is === 'marked' && claim.in === area;

/** Words of praise, or of there being little to do, that a sentence may have only with the claim. */
const PRAISE =
  /\b(?:liked?|like to see|careful\b(?! revision)|care\b|clear writing|good\b|well\b|effective|worth keeping|support your points|bring in)/iu;
const SMALL =
  /\b(?:only details|mostly details|none of them major|minor|a few things|very little|few marks)\b/iu;
const NONE =
  /\bno (?:corrections|notes|marks)\b|\bnothing (?:was )?marked|marked nothing|marked none|none of them\b/iu;
const withoutQuotes = (text: string) => text.replace(/“[^”]*”/gu, '');

describe('a draft', () => {
  it('claims only what holds, and nothing that another of its sentences denies', () => {
    forAll(400, (request) => {
      const facts = collectFacts(request);
      const claims = draftSentences(facts, request).flatMap((sentence) => sentence.claims);
      for (const claim of claims) expect([claim, holds(claim, facts)]).toEqual([claim, true]);
      for (const one of claims) {
        for (const other of claims) {
          expect([one, other, contradict(one, other, facts.faulted)]).toEqual([one, other, false]);
        }
      }
    });
  });

  it('uses words of praise, of smallness and of no marks only in a sentence that claims it', () => {
    forAll(400, (request) => {
      for (const { text, claims } of draftSentences(collectFacts(request), request)) {
        const said = withoutQuotes(text);
        const isPraise = claims.some(({ is }) => is === 'praise' || is === 'strength');
        const isUnmarked = claims.some(({ is }) => is === 'unmarked');
        expect([said, PRAISE.test(said) && !isPraise]).toEqual([said, false]);
        expect([said, SMALL.test(said)]).toEqual([said, false]);
        const saysStyleOnly = /only|style|suggestions/u.test(said);
        expect([said, NONE.test(said) && !isUnmarked && !saysStyleOnly]).toEqual([said, false]);
      }
    });
  });

  it('praises one thing once, and names the open requirements to the instructor alone', () => {
    forAll(200, (request) => {
      const sentences = draftSentences(collectFacts(request), request);
      const praised = sentences.flatMap(({ claims }) =>
        claims.flatMap((claim) => (claim.is === 'praise' ? [claim.of] : [])),
      );
      expect(new Set(praised).size).toBe(praised.length);
      const text = sentences.map((sentence) => sentence.text).join('\n');
      expect(text).not.toMatch(/Argument and accuracy|could not (?:check|tell)|requirements/u);
      const { forInstructor } = draftFeedback(request);
      expect(forInstructor).toMatch(/^\p{Lu}.*[.?]”?$/u);
      expect(forInstructor).not.toMatch(/undefined|null| {2}|\.\.|[.?] \p{Lu}/u);
    });
  });

  it('rests on nothing that was dismissed', () => {
    forAll(200, (request) => {
      const known = new Set([
        ...request.findings.map(({ id }) => id),
        ...(request.requirements ?? []).map(({ requirement }) => requirement.id),
      ]);
      for (const { restsOn } of draftSentences(collectFacts(request), request)) {
        for (const id of restsOn) expect(id.startsWith('score:') || known.has(id)).toBe(true);
      }
    });
  });
});

const requestWith = (given: readonly RequirementResult['verdict'][], style: FeedbackRequest['style']) => ({
  ...requestOf(paper, { style, scores: [95, 95, 88], reached: 0.9 }),
  requirements: asked.map((one, at): RequirementResult => ({ ...one, verdict: given[at] ?? 'met' })),
});
const withVerdicts = (given: readonly RequirementResult['verdict'][], style: FeedbackRequest['style']) =>
  writeFeedback(requestWith(given, style));

describe.each(feedbackStyles)('what was asked, when %s', (style) => {
  it('is named in its own words where it is missing, first in content and overall', () => {
    const { content, overall } = withVerdicts(['met', 'not-found'], style);
    expect(content.split('\n\n')[0]).toMatch(/one town that has them/u);
    expect(overall.split('\n\n')[0]).toMatch(/one town that has them/u);
  });

  it('is quoted with the words that break a rule', () => {
    const { content } = withVerdicts(['met', 'met', 'met', 'met', 'partly', 'met'], style);
    expect(content).toContain('Do not write in the first person');
    expect(content).toContain('I would ask it to begin with the nights');
  });

  it('is quoted from the instructions where the checklist has a short name for a rule', () => {
    const results = asked.map((one): RequirementResult => {
      const { requirement } = one;
      const isRule = requirement.kind === 'person';
      return {
        ...one,
        requirement: isRule ? { ...requirement, text: 'No first person' } : requirement,
        verdict: isRule ? 'not-found' : 'met',
      };
    });
    const { content } = writeFeedback({
      ...requestOf(paper, { style, scores: [95, 95, 88], reached: 0.9 }),
      requirements: results,
    });
    expect(content).toContain('Do not write in the first person');
    expect(content).not.toContain('No first person');
  });

  it('puts a rule that is kept but for one place behind what was marked', () => {
    const given = ['met', 'met', 'met', 'met', 'partly', 'met'] as const;
    const { overall } = writeFeedback({
      ...requestOf(paper, {
        style,
        scores: [60, 95, 88],
        reached: 0.9,
        findings: possible.filter(({ area, severity }) => area === 'grammar' && severity === 'error'),
      }),
      requirements: asked.map((one, at): RequirementResult => ({ ...one, verdict: given[at] ?? 'met' })),
    });
    const rule = overall.indexOf('first person');
    expect(rule === -1 || overall.search(/grammar|agreement|verb/iu) < rule).toBe(true);
    expect(overall).toMatch(/grammar|agreement|verb/iu);
  });

  it('is not said to be answered where that cannot be told', () => {
    const open = asked.map((): RequirementResult['verdict'] => 'cannot-tell');
    const { content, overall } = withVerdicts(open, style);
    const text = `${content}\n${overall}`;
    expect(text).not.toMatch(/night buses cost|could (?:be )?check|missing|[Nn]ot found/u);
    // What may be there in other words is asked for, and not called missing.
    for (const sentence of text.split(/(?<=[.?])\s+/u).filter((one) => one.includes('strongest objection')))
      expect(sentence).toMatch(/\?$|if it is there|make sure that a reader finds/u);
    expect(draftFeedback(requestWith(open, style)).forInstructor).not.toMatch(/\banswers\b/u);
  });
});
