import { areas, type Area, type Finding } from '@greenpen/paper';
import { feedbackStyles, type Feedback } from '@greenpen/grading';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { draftFeedback, writeFeedback } from './write-feedback.ts';

const paper = paperOf([
  'Night buses changed how people in small towns reach their work, because the last train used to leave before the shift ended.',
  'Ferrante (2021) followed forty nurses for a winter and found that these nurses on night shifts slept longer once the bus ran, because they no longer waited for a lift.',
  'The cost is often named first. Holm (2019) shows that half-empty buses still cost less than taxis for the same riders, which means that the town pays less.',
  'A town that wants to keep its nurses has to ask when they go home.',
]);

const possible: readonly Finding[] = [
  findingIn(paper, { area: 'grammar', check: 'grammar-spelling', words: 'forty nurses' }),
  findingIn(paper, { area: 'grammar', check: 'grammar-agreement', words: 'is often named' }),
  findingIn(paper, { area: 'apa', check: 'apa-citation-ampersand', words: 'Holm (2019)' }),
  findingIn(paper, { area: 'apa', check: 'apa-reference-list-missing' }),
  findingIn(paper, { area: 'content', check: 'content-no-conclusion', severity: 'advice' }),
  findingIn(paper, {
    area: 'content',
    check: 'content-unsupported-claim',
    words: 'The cost is often named first.',
    severity: 'advice',
  }),
];

const wholeOf = ({ grammar, apa, content, overall }: Feedback) => [grammar, apa, content, overall].join('\n');

/** A count of errors, or their absence, told as if it were all that there is. */
const COMPLETE =
  /nothing (?:to correct|has to be changed|to change)|\bno (?:grammar |spelling |APA )?(?:or spelling )?errors?\b|\b(?:correct|exemplary) throughout|\b(?:one|two|three|four|five|six|\d+) errors?\b|no correction is required|may stand as it is/iu;

/** A verdict on what was not judged: whether the argument is good and the task is answered. */
const UNJUDGED =
  /strong work|good work|meets (?:the|most|part|some|the principal)|accomplished|competent|with distinction|the argument holds|what (?:was|is) asked is answered|\byou answer (?:what|the question)|thoughtful|real thought|sound idea/iu;

const requests = fc.record({
  style: fc.constantFrom(...feedbackStyles),
  findings: fc.subarray([...possible]),
  scores: fc.tuple(
    fc.integer({ min: 5, max: 100 }),
    fc.integer({ min: 5, max: 100 }),
    fc.integer({ min: 5, max: 100 }),
  ),
  reached: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('feedback', () => {
  it('never tells a count as complete, and passes no verdict on what was not judged', () => {
    fc.assert(
      fc.property(requests, (options) => {
        const text = wholeOf(writeFeedback(requestOf(paper, options)));
        expect(text).not.toMatch(COMPLETE);
        expect(text).not.toMatch(UNJUDGED);
      }),
      { numRuns: 300 },
    );
  });

  const named: Record<Area, RegExp> = {
    grammar:
      /spelling|agreement between|Grammar:|careful sentences|clear writing|clear prose|careful prose|care given to its sentences/u,
    apa: /authors are joined|missing reference list|APA:|care you take with citations|treat your sources|careful documentation|citations and references\./u,
    content:
      /the ending|claims about research|Content:|develop your points|build up your points|developed points|development of its points|its points are developed/u,
  };

  it('does not speak of an area that counts for nothing in the comment on the whole', () => {
    for (const style of feedbackStyles) {
      for (const area of areas) {
        const weights = { grammar: 50, apa: 50, content: 50, [area]: 0 };
        const request = requestOf(paper, { style, findings: possible, scores: [95, 95, 95] });
        expect(writeFeedback({ ...request, weights }).overall).not.toMatch(named[area]);
      }
    }
  });

  it('does not praise what its own priorities ask to correct', () => {
    fc.assert(
      fc.property(requests, (options) => {
        const request = requestOf(paper, options);
        const praise = draftFeedback(request)
          .sentences.filter(({ claims = [] }) => claims.some(({ is }) => is === 'praise'))
          .map(({ text }) => text)
          .join('\n');
        const corrected = (['grammar', 'apa'] as const).filter((area) =>
          options.findings.some((finding) => finding.area === area),
        );
        for (const area of corrected) expect(praise).not.toMatch(named[area]);
      }),
      { numRuns: 300 },
    );
  });

  it.each(feedbackStyles)(
    'does not praise the sources of a paper that leaves claims without one, when %s',
    (style) => {
      const unsupported = possible.filter(({ check }) => check === 'content-unsupported-claim');
      const praised =
        /You bring in|You support your points|supported with|discussion draws on|evidence consists/u;
      const contentOf = (findings: readonly Finding[]) =>
        writeFeedback(requestOf(paper, { style, findings, scores: [90, 90, 95], reached: 0.95 }));
      expect(wholeOf(contentOf(unsupported))).not.toMatch(praised);
    },
  );
});
