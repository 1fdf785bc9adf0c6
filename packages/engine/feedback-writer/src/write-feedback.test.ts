import { feedbackStyles, type Feedback, type FeedbackStyle } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measured } from './paper/ground.ts';
import { findingIn, paperOf, requestOf } from './testing/request-of.ts';
import { writeFeedback } from './write-feedback.ts';
import { learnVoice, type VoiceProfile } from '@greenpen/voice';

const paper = paperOf([
  'Many towns close their libraries on Sundays, although that is the day on which most families have time to go.',
  'A recieved opinion holds that nobody reads any more. However, Moss and Tate (2020) counted visitors for a year and found that Sunday opening doubled the number of children, because parents could come along.',
  'The librarians was asked what they need. They named staff first (Okafor and Lind, 2019), and then light, because the reading room is dark in winter.',
  'Studies show that every town profits from its library in the long run.',
]);

const typo = findingIn(paper, {
  area: 'grammar',
  check: 'grammar-spelling',
  words: 'recieved',
  suggestions: ['received'],
});
const verb = findingIn(paper, {
  area: 'grammar',
  check: 'grammar-agreement',
  words: 'was asked',
  suggestions: ['were asked'],
});
const joiner = findingIn(paper, {
  area: 'apa',
  check: 'apa-citation-ampersand',
  words: 'Okafor and Lind',
  suggestions: ['Okafor & Lind'],
  source: 'APA 7, 8.17',
});
const list = findingIn(paper, {
  area: 'apa',
  check: 'apa-reference-list-missing',
  message: 'There is no reference list.',
});
const claim = findingIn(paper, {
  area: 'content',
  check: 'content-unsupported-claim',
  words: 'Studies show that every town profits from its library in the long run.',
  severity: 'advice',
});
const strange = findingIn(paper, {
  area: 'apa',
  check: 'apa-quite-new',
  words: 'Moss and Tate (2020)',
  message: 'This check is new.',
});
const findings = [typo, verb, joiner, list, claim, strange];

const texts = (feedback: Feedback) => [feedback.grammar, feedback.apa, feedback.content, feedback.overall];
const wordsIn = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const quotesIn = (text: string) => [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => quote);

const overall = (style: FeedbackStyle, studentName: string | null) =>
  writeFeedback(requestOf(paper, { style, studentName, findings })).overall;

const listOnly = paperOf([
  'Many towns close their libraries on Sundays, although that is the day on which most families have time to go.',
  'References',
  'Moss, A., & Tate, B. (2020). *Sundays in the reading room*. Harbor Press.',
]);
const longQuotation = findingIn(paper, {
  area: 'apa',
  check: 'apa-block-quotation',
  message: 'This quotation has 45 words; from 40 on, APA sets it as an indented block.',
});

const quiz = {
  title: '',
  description: '',
  instructions: '',
  rubric: '',
  type: 'quiz',
  maxPoints: 10,
} as const;

describe('writeFeedback', () => {
  it.each(feedbackStyles)('says that the text cites nothing from its list, when %s', (style) => {
    const { apa } = writeFeedback(requestOf(listOnly, { style }));
    expect(apa).toMatch(/one reference entry/u);
    expect(apa).toMatch(/cites none|no (?:author–date )?citation/iu);
    expect(apa).not.toMatch(/no (?:author–date )?citations and/u);
  });

  it.each(feedbackStyles)('gives the rule on long quotations once, when %s', (style) => {
    const { apa } = writeFeedback(requestOf(paper, { style, findings: [longQuotation] }));
    expect(apa.match(/40/gu)).toHaveLength(1);
  });

  it.each(feedbackStyles)('keeps to its lengths, with and without findings, when %s', (style) => {
    for (const scores of [
      [98, 97, 95],
      [85, 82, 81],
      [72, 70, 70],
      [30, 20, 25],
    ] as const) {
      for (const found of [[], findings]) {
        const feedback = writeFeedback(
          requestOf(paper, { style, findings: found, scores, reached: scores[2] / 100 }),
        );
        for (const text of [feedback.grammar, feedback.apa]) {
          expect(wordsIn(text)).toBeGreaterThan(0);
          expect(wordsIn(text)).toBeLessThanOrEqual(180);
        }
        // Of the content, nothing is said where nothing can be shown.
        expect(wordsIn(feedback.content)).toBeLessThanOrEqual(180);
        expect(wordsIn(feedback.overall)).toBeGreaterThan(0);
        expect(wordsIn(feedback.overall)).toBeLessThanOrEqual(200);
      }
    }
  });

  it.each(feedbackStyles)('is plain text without exclamation marks when %s', (style) => {
    for (const text of texts(writeFeedback(requestOf(paper, { style, findings })))) {
      expect(text).not.toMatch(/!|\bundefined\b|\bnull\b|NaN|[*#<>]|\.\.|” “| {2}/u);
      expect(text.trim()).toBe(text);
      expect(text).toMatch(/[.?”]$|^$/u);
    }
  });

  it.each(feedbackStyles)('shows the correction in the paper’s own words when %s', (style) => {
    const { grammar, apa } = writeFeedback(requestOf(paper, { style, findings }));
    expect(grammar).toContain('“A recieved opinion holds”');
    expect(grammar).toContain('“A received opinion holds”');
    expect(apa).toContain('“Okafor & Lind”');
  });

  it('says the same of the same paper, and other words of another', () => {
    const other = paperOf(['A Note on Bridges', 'They was built in a year.']);
    const mistake = findingIn(other, {
      area: 'grammar',
      check: 'grammar-agreement',
      words: 'was built',
      suggestions: ['were built'],
    });
    const first = writeFeedback(requestOf(paper, { findings: [verb] }));
    expect(writeFeedback(requestOf(paper, { findings: [verb] }))).toEqual(first);
    const second = writeFeedback(requestOf(other, { findings: [mistake] }));
    expect(second.grammar).not.toBe(first.grammar);
    expect(second.overall).not.toBe(first.overall);
  });

  describe('where there is too little to judge', () => {
    const usual = { words: 400, englishShare: 1, isWhole: true };
    const grounds: readonly (readonly [string, Measured])[] = [
      ['foreign', { grammar: { ...usual, words: 0, englishShare: 0.1 }, newWords: 80 }],
      ['in capitals', { grammar: { ...usual, words: 0, capitalWords: 100 }, newWords: 80 }],
      ['repeated', { grammar: { ...usual, words: 12, copiedWords: 4000 }, newWords: 12 }],
      ['spoken to the grader', { grammar: { ...usual, words: 36 }, newWords: 0 }],
      ['twelve words', { grammar: { ...usual, words: 12 }, newWords: 12 }],
      ['without grammar', { grammar: null, newWords: 80 }],
    ];
    const PRAISE =
      /clean|careful sentences|nothing to correct|no (?:grammar|error)|well[ ,.]|strong|strength|asset|merit|accura|habit of proofreading|reads well|comfortable|stood out|especially liked|exemplifies|Model sentence/iu;

    const verse = paperOf(['The moon lies down upon the lake.', 'A coin that no one dares to take.']);

    it('judges no verse and no script as a paper, but a short answer as one', () => {
      const measured = { grammar: usual, newWords: 80 };
      const contentOf = (type: 'assignment' | 'quiz') =>
        writeFeedback({ ...requestOf(verse, { measured }), brief: { ...quiz, type } }).content;
      expect(contentOf('assignment')).toContain('no paragraph of any length');
      expect(contentOf('quiz')).not.toContain('no paragraph of any length');
      expect(writeFeedback(requestOf(verse, { measured, scores: [100, 50, 20] })).overall).not.toMatch(
        PRAISE,
      );
    });

    it.each(grounds)('praises nothing in a text that is %s', (_, measured) => {
      for (const style of feedbackStyles) {
        const { grammar, overall: whole } = writeFeedback(
          requestOf(paper, { style, measured, scores: [100, 50, 20], findings: [claim] }),
        );
        expect(grammar).not.toMatch(PRAISE);
        expect(whole).not.toMatch(PRAISE);
      }
    });

    it.each(grounds.slice(0, 5))('says nothing twice when %s', (_, measured) => {
      for (const style of feedbackStyles) {
        const feedback = writeFeedback(requestOf(paper, { style, measured, scores: [40, 50, 10] }));
        const sentences = texts(feedback)
          .flatMap((text) => text.split(/(?<=[.?])\s+/u))
          .filter((sentence) => wordsIn(sentence) > 3);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const text of texts(feedback)) expect(text).not.toMatch(/!|undefined|null| {2}/u);
        expect(wordsIn(feedback.overall)).toBeGreaterThan(5);
      }
    });

    it.each(feedbackStyles)('does not mention content if there are only references, when %s', (style) => {
      const references = paperOf(['References', 'Moss, A. (2020). *Sundays*. Harbor Press.']);
      const request = requestOf(references, { style, scores: [0, 40, 7], findings: [list] });
      const feedback = writeFeedback({ ...request, basis: { ...request.basis, words: 0 } });
      expect(texts(feedback).join(' ')).not.toMatch(
        /what you say;|heart of|content can stay|substance is|average sentence|habit of proofreading|Sentences average|clean/iu,
      );
      expect(feedback.content).toMatch(/no running text/u);
    });
  });

  it.each(feedbackStyles)(
    'does not praise the use of sources for one citation and one entry, when %s',
    (style) => {
      const little = paperOf([
        `${'The town has many streets and many shops. '.repeat(20)}Sunday opening helps children (Moss, 2020).`,
        'References',
        'Moss, A. (2020). *Sundays*. Harbor Press.',
      ]);
      for (const found of [[], [joiner]]) {
        const request = requestOf(little, { style, scores: [70, 96, 60], findings: found });
        const { apa, overall: whole } = writeFeedback(request);
        expect(apa).not.toMatch(
          /assurance|careful|good order|under control|correct throughout|closely|exemplary/iu,
        );
        expect(whole).not.toMatch(/care |documentation|conventions|citations and references/iu);
      }
    },
  );

  it.each(feedbackStyles)(
    'does not call the content settled while it asks for work on it, when %s',
    (style) => {
      const wholeOf = (found: readonly Finding[]) =>
        writeFeedback(requestOf(paper, { style, scores: [85, 70, 86], findings: found })).overall;
      const SETTLED = /is about form|concerns form/u;
      expect(wholeOf([joiner])).toMatch(SETTLED);
      expect(wholeOf([joiner, claim])).not.toMatch(SETTLED);
    },
  );

  it('says nothing twice across the areas', () => {
    for (const style of feedbackStyles) {
      const sentences = texts(writeFeedback(requestOf(paper, { style, findings })))
        .flatMap((text) => text.split(/(?<=[.?])\s+/u))
        .filter((sentence) => wordsIn(sentence) > 3);
      expect(new Set(sentences).size).toBe(sentences.length);
    }
  });

  it('uses a first name only where it is known and the style is conversational', () => {
    expect(overall('conversational', 'Ana Ruiz')).toMatch(/^Ana, /u);
    expect(overall('conversational', 'Ruiz, Ana')).toMatch(/^Ana, /u);
    expect(overall('conversational', null)).not.toMatch(/^Ana|student 4411/u);
    expect(overall('conversational', 'student 4411')).not.toMatch(/^Ana|student 4411/u);
    expect(overall('direct', 'Ana Ruiz') + overall('detailed', 'Ana Ruiz')).not.toContain('Ana');
  });

  it('lets the message speak for a check that it has no words for', () => {
    expect(writeFeedback(requestOf(paper, { findings: [strange] })).apa).toContain('This check is new.');
  });

  // LLM09
  it('never quotes what is not there', () => {
    const forged = { ...typo, quote: 'something the student never wrote' };
    expect(writeFeedback(requestOf(paper, { findings: [forged] })).grammar).not.toContain('never wrote');
  });

  // LLM09
  it('quotes exactly, 15 words at most, whatever the findings mark', () => {
    const span = fc.tuple(fc.nat(paper.text.length), fc.integer({ min: 1, max: 200 }));
    const checks = [
      'grammar-spelling',
      'apa-citation-without-entry',
      'content-thin-paragraph',
      'apa-unknown',
    ];
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), fc.constantFrom(...feedbackStyles), (spans, style) => {
        const found = spans.map(([start, length], index) => {
          const check = checks[index % checks.length] ?? 'apa-unknown';
          const area = check.startsWith('grammar') ? 'grammar' : check.startsWith('apa') ? 'apa' : 'content';
          return findingIn(paper, { area, check, words: paper.text.slice(start, start + length) });
        });
        for (const text of texts(writeFeedback(requestOf(paper, { style, findings: found })))) {
          for (const quote of quotesIn(text)) {
            const isOwn =
              paper.text.includes(quote.replace(/ …$/u, '')) ||
              /^(?:&|and|a|an|et al\.|p\.|n\.d\.|I|you|it is|they are|ibid\.|as cited in|References|Retrieved from|pp\.|we|the author|so what|why\?|for example\?)$/u.test(
                quote,
              );
            expect(isOwn ? '' : quote).toBe('');
            expect(wordsIn(quote)).toBeLessThanOrEqual(15);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

const trait = <Value>(value: Value) => ({ value, learnedFrom: [], confidence: 1 });
const spoken = (more: Partial<VoiceProfile>) =>
  writeFeedback({
    ...requestOf(paper, { findings, scores: [70, 60, 70], studentName: 'Ana Ash' }),
    voice: { ...learnVoice([]), ...more },
  }).overall;

describe('the manner of an instructor', () => {
  it('thanks where she is warm, and names nobody where she is plain', () => {
    expect(spoken({ warmth: trait('warm') })).toMatch(/Thank you for your paper/u);
    expect(spoken({ warmth: trait('plain') })).not.toMatch(/Ana|Thank you/u);
    expect(spoken({})).not.toMatch(/Thank you/u);
  });

  it('thanks once where her own closing does so', () => {
    const closing = trait('Thanks for the read, and see you in class.');
    expect(spoken({ warmth: trait('warm'), closing })).not.toMatch(/Thank you for your paper/u);
  });

  it('names the areas of form in her order', () => {
    const inOrder = spoken({ areaOrder: trait(['grammar', 'apa', 'content'] as const) });
    const other = spoken({ areaOrder: trait(['apa', 'content', 'grammar'] as const) });
    expect(inOrder.search(/spelling|agreement/u)).toBeLessThan(
      inOrder.search(/citations|ampersand|authors are joined/u),
    );
    expect(other.search(/citations|ampersand|authors are joined/u)).toBeLessThan(
      other.search(/spelling|agreement/u),
    );
  });
});

describe('writeFeedback on odd papers', () => {
  const empty = paperOf([
    'There are many different things in life, and various people see them in different ways. Society offers numerous opportunities, and several factors are important for success in the modern world. Individuals everywhere experience these developments differently, depending on circumstances and culture.',
    'Throughout the ages, challenges have always been significant for communities. Every situation has advantages and disadvantages, and many reasons are essential to growth. Nevertheless, communication remains crucial for success in virtually any environment, and the future will bring various possibilities.',
  ]);

  it.each(feedbackStyles)('praises no vocabulary where nothing is said (%s)', (style) => {
    const { content, overall: whole } = writeFeedback(requestOf(empty, { style, findings: [] }));
    expect(content).not.toMatch(/vocabulary is varied|range|varied words|rhythm|sentence length|filler/iu);
    expect(whole).not.toMatch(/sound idea|sound base|feel for language/iu);
    expect(whole).toMatch(/any topic/u);
  });

  it.each([
    ['Participant 37', false],
    ['Teilnehmer/in 112', false],
    ['Anonymous Student', false],
    ['Student, Anonymous', false],
    ['Unknown', false],
    ['Ana Ash', true],
    ['Ash, Ana', true],
  ])('addresses %s only where this is a name', (studentName, isAddressed) => {
    const { overall: whole } = writeFeedback(requestOf(paper, { studentName, findings: [] }));
    const [first = ''] = /^\p{Lu}\p{L}+(?=, (?:you|in|what|the|one|I|my)\b)/u.exec(whole) ?? [];
    expect(first).toBe(isAddressed ? 'Ana' : '');
  });

  it('greets no single author if several wrote the paper', () => {
    const many = paperOf(['Bees in Town', 'Ana Ash, Ben Elm, and Cy Oak', ...paper.text.split('\n')]);
    const { overall: whole } = writeFeedback(requestOf(many, { studentName: 'Ana Ash', findings: [] }));
    expect(whole).not.toContain('Ana');
  });
});
