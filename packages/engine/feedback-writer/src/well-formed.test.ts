import { feedbackStyles, requirementId, type RequirementResult, verdicts } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namePart } from './asked/name-part.ts';
import { knownChecks } from './testing/known-checks.ts';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { writeFeedback } from './write-feedback.ts';

/** Papers of different length and make: with names, with slips, one paragraph, a list of short ones. */
const papers = [
  [
    'Beekeeping came to Ashton Park in 2014. This paper argues that the park should keep its beehives, because the beehives feed the gardens around it.',
    'A beehive needs water, sun and a fence. In Ashton Park, the fence was paid for by the gardeners, and the water comes from the old well. Bees fly about two miles from a beehive.',
    'Moran and Hale (2017) counted the fruit of forty gardens, and they found that gardens near beehives bore a third more fruit. Ortega (2020) is more careful, since her gardens were smaller.',
    'Some neighbors fear the bees, and the fear of a sting is a real one. However, no sting was reported in Ashton Park in five years.',
    'The council should renew the permit for the beehives in March.',
    'References',
    'Moran, T., & Hale, S. (2017). Fruit and beehives. City Gardens, 4(1), 1-9.',
    'Ortega, L. (2020). Small gardens. City Gardens, 7(2), 20–31.',
  ],
  [
    'In my opinion an hour of recess are enough. Recess helps kids to run, and kids who run can sit still after recess.',
  ],
  [
    'I think the old theater should stay open.',
    'The theater is a old building. It have two hundred seats, and the seats is never full.',
    'An usher told me that the theater loses money. Movies cost alot.',
    'So the theater needs help from the town, or it will close.',
  ],
] as const;

const asked = [
  ['part', 'Explain how it works, from start to finish'],
  ['part', 'What is the strongest objection to your view?'],
  ['part', 'Evaluate how well it has worked'],
  ['part', 'Present one counterargument and respond to it'],
  ['part', 'A description of one place that you visited'],
  ['section', 'Executive Summary'],
  ['section', 'An annotated map'],
  ['person', 'No first person'],
  ['sources', 'Use at least two scholarly sources published since 2010'],
] as const;

const checks = [
  ['grammar', 'grammar-agreement', 'error'],
  ['grammar', 'grammar-second-person', 'advice'],
  ['apa', 'apa-reference-page-range', 'error'],
  ['apa', 'apa-not-known', 'error'],
  ['content', 'content-unsupported-claim', 'advice'],
  ['content', 'content-thin-paragraph', 'advice'],
] as const;

const messages = [
  'This reports what others found; cite the source.',
  'The paragraph that begins here has 20 words and cites no source.',
  'These words are copied from the assignment and were not counted as the student’s.',
  'APA puts an en dash (–) between the first and last page.',
];

const cases = fc.record({
  paper: fc.constantFrom(...papers.map((paragraphs) => paperOf(paragraphs))),
  style: fc.constantFrom(...feedbackStyles),
  given: fc.array(fc.constantFrom(...verdicts), { minLength: asked.length, maxLength: asked.length }),
  marks: fc.array(fc.tuple(fc.nat(), fc.constantFrom(...checks), fc.constantFrom(...messages)), {
    maxLength: 7,
  }),
  scores: fc.tuple(
    fc.integer({ min: 5, max: 100 }),
    fc.integer({ min: 5, max: 100 }),
    fc.integer({ min: 5, max: 100 }),
  ),
  reached: fc.double({ min: 0, max: 1, noNaN: true }),
});

type Case = typeof cases extends fc.Arbitrary<infer Value> ? Value : never;

function textsOf({ paper, style, given, marks, scores, reached }: Case): readonly string[] {
  const words = paper.text.split(/\s+/u);
  const findings = marks.map(([at, [area, check, severity], message]): Finding =>
    findingIn(paper, {
      area,
      check,
      severity,
      message,
      words: words.slice(at % words.length, (at % words.length) + 4).join(' '),
    }),
  );
  const requirements = asked.map(([kind, text], at): RequirementResult => {
    const verdict = given[at] ?? 'met';
    const shown = words.slice(at, at + 6).join(' ');
    const isShown = (verdict === 'met' || verdict === 'partly') && paper.text.includes(shown);
    const quote = isShown ? shown : null;
    const start = quote === null ? -1 : paper.text.indexOf(quote);
    const requirement = {
      id: requirementId({ kind, text }),
      kind,
      text,
      required: true,
      asWritten: text,
      terms: [],
    };
    return {
      requirement,
      verdict,
      quote,
      span: start === -1 ? null : { start, end: start + (quote?.length ?? 0) },
    };
  });
  return Object.values(
    writeFeedback({ ...requestOf(paper, { style, findings, scores, reached }), requirements }),
  );
}

const outside = (text: string) => text.replace(/“[^”]*”/gu, '“X”');

/** What no sentence of a native writer has outside quotations. */
const FAULTS: readonly (readonly [string, RegExp])[] = [
  ['two spaces or marks in a row', / {2}|,,|\.\.|;;|,\.|;\.|:\.|: :|\( | \)| [,.;:]/u],
  ['a word twice', /\b(\p{L}+) \1\b/iu],
  ['a small letter after a full stop', /[.?] [a-z]/u],
  ['a small letter at the beginning', /^(?:[a-z])/u],
  [
    'a wrong article',
    /\ba (?:[aeio]\p{Ll}|hour\b|honest)|\ban (?:[bcdfgjklmnpqrstvwxyz]|usher's|one\b|uni)/u,
  ],
  ['two articles', /\b(?:the|an?) (?:the|an?|your|its)\b/iu],
  ['an article and a plural', /\ban? (?:beehives|gardens|seats|sources|paragraphs)\b/u],
  ['an unfinished slot', /undefined|null|\$\{|NaN|“”/u],
  ['an end that is none', /[^.?”)]$/u],
];

describe('every draft', () => {
  it('is written in well-formed sentences, whatever is found', () => {
    fc.assert(
      fc.property(cases, (one) => {
        for (const text of textsOf(one)) {
          expect(text.trim()).toBe(text);
          expect((text.match(/“/gu) ?? []).length).toBe((text.match(/”/gu) ?? []).length);
          for (const line of text.split('\n\n')) {
            for (const [fault, pattern] of FAULTS) {
              expect([fault, outside(line), pattern.exec(outside(line))?.[0] ?? '']).toEqual([
                fault,
                outside(line),
                '',
              ]);
            }
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  it('quotes only words of the paper, the assignment and corrections', () => {
    fc.assert(
      fc.property(cases, (one) => {
        const advice = [...knownChecks.values()].flatMap((check) => [check.advice.noun, ...check.advice.how]);
        const known = [one.paper.text, ...asked.map(([, text]) => text), ...advice].join('\n').toLowerCase();
        for (const text of textsOf(one)) {
          for (const [, quote = ''] of text.matchAll(/“([^”]+)”/gu)) {
            const words = quote.replace(/ …$/u, '').toLowerCase();
            expect([quote, known.includes(words)]).toEqual([quote, true]);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('a part of an assignment', () => {
  it.each([
    [
      'Describe one alternative that a city has adopted',
      'a description of one alternative that a city has adopted',
    ],
    ['Describe the method', 'the method'],
    ['Explain how cash bail works, from arrest to trial', 'an explanation of how cash bail works'],
    [
      'Present the strongest argument against your position and respond to it',
      'the strongest argument against your position and a response to it',
    ],
    ['Evaluate how well it has worked', 'the part that asks you to “evaluate how well it has worked”'],
    ['What was the purpose of the speaker?', 'an answer to “What was the purpose of the speaker?”'],
    ['End with one recommendation', 'one recommendation'],
  ])('is named as a noun: %s', (text, noun) => {
    expect(namePart(text).noun).toBe(noun);
  });

  it.each([
    ['Explain how cash bail works, from arrest to trial', 'you explain how cash bail works'],
    ['Evaluate how well it has worked', null],
    ['Why do people vote?', null],
  ])('is a clause where it is an order that speaks for itself: %s', (text, clause) => {
    expect(namePart(text).clause).toBe(clause);
  });
});

describe('any instruction', () => {
  const verbs = fc.constantFrom(
    'describe',
    'explain',
    'discuss',
    'compare',
    'summarize',
    'identify',
    'evaluate',
    'present',
    'propose',
    'argue',
    'reflect on',
    'respond to',
    'end with',
    'lay out',
    'warn the reader about',
    'trace',
    'state',
    'walk through',
    'anticipate',
  );
  const objects = fc.constantFrom(
    'the method',
    'one city that has tried it',
    'how the valve opens',
    'two causes of the fire',
    'a risk',
    'your findings',
    'sources of error',
    'why the strike ended',
    'the two treaties',
    'what a skeptic would say',
    'an example from class',
    'whether the plan is fair',
    'its cost to the town',
    'the strongest objection to your view',
  );
  const instruction = fc
    .tuple(
      verbs,
      objects,
      fc.option(fc.tuple(verbs, objects)),
      fc.constantFrom('', ', in your own words', ' in the last paragraph'),
    )
    .map(([verb, object, more, tail]) => {
      const second = more === null ? '' : ` and ${more[0]} ${more[1]}`;
      const words = `${verb} ${object}${second}${tail}`;
      return words.charAt(0).toUpperCase() + words.slice(1);
    });

  it('is named by a noun phrase that fits after "I did not find", "add" and "more is needed on"', () => {
    fc.assert(
      fc.property(instruction, (text) => {
        const { noun } = namePart(text);
        const said = noun.replace(/“[^”]*”/gu, '“X”');
        expect(said).toMatch(
          /^(?:an?|the|one|two|your|its|support|evidence|sources|at least|what “X” asks for)\b/u,
        );
        expect(said).not.toMatch(/\b(?:the|an?) (?:the|an?|your|its|how|why|whether)\b| {2}|undefined/u);
        // No order is left among the nouns.
        expect(said.replace(/\b(?:where|asks) you.*$/u, '')).not.toMatch(
          /\band (?:describe|explain|discuss|compare|summarize|identify|evaluate|present|propose|argue|state|trace|anticipate)\b/u,
        );
      }),
      { numRuns: 600 },
    );
  });
});
