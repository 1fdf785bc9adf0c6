import type { RequirementResult } from '@greenpen/grading';
import { plainPaper, type Finding } from '@greenpen/paper';
import { describe, expect, it } from 'vitest';
import { createCheck } from '../create-check.ts';
import { nothingVerified } from '../judge-paper/verify.ts';
import { createFrame } from '../prompt/prompt-frame.ts';
import { findingAt, reviewedPaper, towerParagraphs } from '../testing/reviewed-paper.ts';
import type { ReviewedPaper } from '../task.ts';
import { listItems, sayItem } from './list-items.ts';
import { writeFeedbackPrompt } from './prompt.ts';
import { writeFeedbackWithModel } from '../read-paper.ts';
import type { ProposedSentence } from './reply.ts';
import { verifySentences } from './verify.ts';

const { paper } = reviewedPaper();
const findings = [
  findingAt(paper, 'was', { suggestions: ['were'] }),
  findingAt(paper, 'survey', { area: 'apa', check: 'apa-x', message: 'An APA matter.' }),
];
const marked = { ...reviewedPaper(), findings };

const sentence = (text: string, given: Partial<ProposedSentence> = {}): ProposedSentence => ({
  area: 'overall',
  text,
  restsOn: ['N1'],
  suggestedWording: null,
  startsParagraph: false,
  ...given,
});

const apa = (words: string, message: string) =>
  findingAt(paper, words, { area: 'apa', check: `apa-${words}`, message });

const body = sentence(
  'You argue that a tower belongs to a whole street, and the telephone is the right objection to answer before you come to the price.',
);
const greeting = sentence('Hi [NAME],', { restsOn: ['V'] });

function written(proposed: readonly ProposedSentence[], reviewed: ReviewedPaper = marked) {
  const items = listItems(reviewed, nothingVerified);
  const facts = items.map(sayItem).join('\n');
  const corrections = items.flatMap((item) => item.corrections ?? []);
  const check = createCheck(reviewed, createFrame(reviewed, 'secret'), { leaveOut: [], facts, corrections });
  return verifySentences(proposed, { items, check, notJudged: reviewed.notJudged ?? [] });
}

describe('a greeting or closing', () => {
  it('rests on nothing, at the beginning or end of the comment on the whole', () => {
    const closing = sentence('See you on Monday.', { restsOn: ['V'], startsParagraph: true });
    const { feedback, failures } = written([greeting, { ...body, startsParagraph: true }, closing]);
    expect(failures).toEqual([]);
    expect(feedback.overall).toMatch(/^Hi Ana,\n\nYou argue[^\n]+\n\nSee you on Monday\.$/u);
  });

  it.each([
    ['in the middle', [body, greeting, body]],
    ['in another part', [body, { ...greeting, area: 'content' as const }]],
    [
      'that says something of the paper',
      [
        body,
        sentence('The survey of Lund and Ash shows what you say it shows, which is why I like it.', {
          restsOn: ['V'],
        }),
      ],
    ],
    ['that quotes', [sentence('“people was late”, Ana!', { restsOn: ['V'] }), body]],
  ])('is dropped %s', (_, proposed) => {
    expect(written(proposed).failures).toHaveLength(1);
  });
});

const grammar = (text: string) => written([body, sentence(text, { area: 'grammar', restsOn: ['G1'] })]);

describe('a correction', () => {
  it('may be quoted as an item gives it', () => {
    const { feedback } = grammar('In the third paragraph, “people was late” should read “people were late.”');
    expect(feedback.grammar).toContain('“people were late.”');
  });

  it('may not be quoted otherwise', () => {
    expect(
      grammar('In the third paragraph, “people was late” should read “persons were late.”').failures,
    ).toHaveLength(1);
  });
});

describe('an area that is not judged', () => {
  const unjudged: ReviewedPaper = { ...marked, notJudged: ['apa'] };

  it('has no text of the model', () => {
    const apa = sentence('I found nothing to correct in your citations of Lund and Ash.', { area: 'apa' });
    expect(written([body, apa]).feedback.apa).toBe(apa.text);
    expect(written([body, apa], unjudged).feedback.apa).toBeUndefined();
  });

  it('is neither asked for nor among the items', () => {
    const items = listItems(unjudged, nothingVerified);
    expect(items.map(({ text }) => text).join('\n')).not.toMatch(/APA/u);
    const { material } = writeFeedbackPrompt(unjudged, items, createFrame(unjudged, 'secret'));
    expect(material).toContain('Write the parts "overall", "content", "grammar".');
  });
});

describe('a short part', () => {
  it('is kept, so that nothing else is written in its place', () => {
    expect(grammar('Your sentences need little correction.').feedback.grammar).toBe(
      'Your sentences need little correction.',
    );
  });

  it('quotes with curled marks', () => {
    expect(grammar('In "people was late", the verb is wrong.').feedback.grammar).toBe(
      'In “people was late”, the verb is wrong.',
    );
  });
});

const itemsOf = (change: Partial<ReviewedPaper>) =>
  listItems({ ...reviewedPaper(), ...change }, nothingVerified).map(({ id, text }) => `${id}: ${text}`);
const spelled = (words: string, better: string, given: Partial<Finding> = {}) =>
  findingAt(paper, words, { suggestions: [better], ...given });

describe('the items', () => {
  it('join findings of engine and model that make the same correction', () => {
    const items = itemsOf({
      findings: [
        spelled('was', 'were'),
        spelled('was', 'were', { check: 'grammar-read-by-model', message: 'Verb.', origin: 'model' }),
        spelled('every', 'each', { check: 'grammar-read-by-model', message: 'Verb.', origin: 'model' }),
      ],
    });
    expect(items.filter((item) => item.startsWith('G'))).toEqual([
      expect.stringMatching(/^G1: The verb does not agree with its subject\. \(2 places\)/u),
      expect.stringMatching(/^G2: Verb\. /u),
    ]);
  });

  it('put errors before advice, and what costs or occurs most before the rest', () => {
    const findings = [
      apa('survey', 'A dash.'),
      apa('mayors', 'No date.'),
      spelled('was', 'were', { severity: 'advice' }),
      spelled('every', 'each', { check: 'grammar-once', message: 'Once.' }),
      spelled('town', 'city', { check: 'grammar-twice', message: 'Twice.' }),
      spelled('tower', 'spire', { check: 'grammar-twice', message: 'Twice.' }),
    ];
    const costs = Object.fromEntries(findings.map(({ id, message }) => [id, message === 'No date.' ? 3 : 1]));
    expect(itemsOf({ findings, costs }).flatMap((item) => /^[GA]\d: .*?\./u.exec(item)?.[0] ?? [])).toEqual([
      'G1: Twice.',
      'G2: Once.',
      'G3: Advice, no error: The verb does not agree with its subject.',
      'A1: No date.',
      'A2: A dash.',
    ]);
  });

  it('show a correction in the reference list by itself, with its entry', () => {
    const listed = plainPaper([
      ...towerParagraphs,
      'References',
      'Lund, P. (2018). Late. Clocks, 9(1), 45-71.',
    ]);
    const dash = findingAt(listed, '45-71', { area: 'apa', check: 'apa-dash', suggestions: ['45–71'] });
    expect(itemsOf({ paper: listed, findings: [dash] })).toContainEqual(
      expect.stringMatching(/“45-71” → “45–71” in the entry “Lund, P\. \(2018\)”$/u),
    );
  });

  it('say what is advice and no error', () => {
    const [advice, error] = ['advice', 'error'].map((severity) =>
      itemsOf({
        findings: [spelled('was', 'were', { severity: severity === 'advice' ? 'advice' : 'error' })],
      }),
    );
    expect(advice).toContainEqual(expect.stringMatching(/^G1: Advice, no error: /u));
    expect(error).not.toContainEqual(expect.stringMatching(/Advice/u));
  });

  it('give one length, and no level that the corrections contradict', () => {
    const scores = { ...reviewedPaper().scores, grammar: 95, apa: 95 };
    expect(itemsOf({ scores, findings: [spelled('was', 'were')] }).at(-1)).toBe(
      'N1: Grammar has only small slips, APA style needs no correction.',
    );
    expect(itemsOf({ scores, requirements: [] }).at(-1)).toMatch(/^N1: 97 words\. Grammar needs no/u);
  });
});

describe('a sentence that is mostly quotation', () => {
  it('is English by its own words', () => {
    const text = 'Use “were” in “people were late” and “the tower stopped in May, and people was” alike.';
    const { failures } = written([body, sentence(text, { area: 'grammar', restsOn: ['G1'] })]);
    expect(failures).toEqual([]);
  });
});

describe('what the assignment asks for and the paper lacks', () => {
  const lacking = marked.requirements.map((one, index): RequirementResult => {
    const isLacking = one.requirement.kind === 'part' && index === marked.requirements.length - 1;
    return isLacking ? { ...one, verdict: 'not-found', reason: 'No cost is given.', origin: 'model' } : one;
  });
  const id = `R${lacking.length}`;

  it('makes the feedback incomplete until a sentence names it', () => {
    const { isIncomplete, failures } = written([body], { ...marked, requirements: lacking });
    expect([isIncomplete, failures]).toEqual([true, [expect.stringContaining(`${id} (`)]]);
    const named = sentence('I did not find what the repair would cost.', { area: 'content', restsOn: [id] });
    expect(written([body, named], { ...marked, requirements: lacking }).failures).toEqual([]);
  });

  it('need not be listed where the paper answers something else', () => {
    const off = { verdict: 'off' as const, at: null, reason: 'It is about bees.' };
    const due = (relevance: typeof off | null) =>
      listItems({ ...marked, requirements: lacking }, { ...nothingVerified, relevance }).filter(
        ({ isDue = false }) => isDue,
      );
    expect([due(null).length, due(off).length]).toEqual([1, 0]);
  });
});

describe('a part of which nothing is left', () => {
  const wrong = sentence('In the third paragraph, “persons was late” is wrong.', { area: 'grammar' });

  it('makes the feedback incomplete, so that it is asked for again', async () => {
    expect(written([body, wrong]).isIncomplete).toBe(true);
    expect(written([body]).isIncomplete).toBe(false);
    const right = { ...wrong, text: 'In the third paragraph, “people was late” has the wrong verb.' };
    const prompts: string[] = [];
    const feedback = await writeFeedbackWithModel(
      {
        reviewed: marked,
        secret: 'secret',
        ask: async ({ material }) => {
          prompts.push(material);
          const sentences = [body, body, body, prompts.length === 1 ? wrong : right];
          return JSON.stringify({ sentences });
        },
      },
      { ...nothingVerified, edits: [], agreement: null },
    );
    expect(prompts[1]).toContain('persons was late');
    expect(feedback?.feedback.grammar).toBe(right.text);
  });
});
