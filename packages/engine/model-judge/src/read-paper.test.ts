import { describe, expect, it } from 'vitest';
import { readPaperWithModel, writeFeedbackWithModel } from './read-paper.ts';
import type { ModelJudgement } from './judgement.ts';
import type { Prompt, ReviewedPaper } from './task.ts';
import { findingAt, reviewedPaper, towerBrief, towerParagraphs } from './testing/reviewed-paper.ts';

const secret = 'secret';
const nothing = {
  requirements: [],
  criteria: [],
  claims: [],
  faults: [],
  strengths: [],
  disputes: [],
  doubts: [],
};
/** An item that is always kept. */
const noThesis = { thesis: { kind: 'none', quote: null } };
const objection = 'a telephone shows the time to one person and a tower shows it to a street';
const claim = 'Clock towers should be repaired before they are photographed';

/** What is left of a reply of the judge; the language task finds nothing. */
async function judged(reply: object, reviewed: ReviewedPaper = reviewedPaper()): Promise<ModelJudgement> {
  const read = await readPaperWithModel({
    reviewed,
    secret,
    ask: async ({ task }) =>
      task === 'judge-paper' ? JSON.stringify({ ...nothing, ...noThesis, ...reply }) : '{"edits": []}',
  });
  if (read.kind !== 'read') throw new Error(read.kind);
  return read.judgement;
}

const asked = { lacking: '', searched: [], quotes: [] };
const partIds = reviewedPaper().requirements.map(
  ({ requirement }) => `${requirement.kind}: ${requirement.text}`,
);
const idOf = (words: string): string => `R${partIds.findIndex((one) => one.includes(words)) + 1}`;

describe('the verdicts on what was asked', () => {
  it('are kept with the place that is quoted', async () => {
    const { requirements } = await judged({
      requirements: [{ ...asked, id: idOf('objection'), verdict: 'met', quotes: [objection] }],
    });
    expect(requirements).toMatchObject([{ verdict: 'met', at: { quote: objection } }]);
  });

  it.each([
    ['a quotation that is not in the paper', ['A clock is a promise to everybody']],
    ['no quotation', []],
    ['a quotation of the assignment', ['Respond to one objection']],
    ['a quotation of two words', ['people was']],
    ['a quotation that mends the paper', ['people were late for weeks']],
  ])('are dropped with %s', async (_, quotes) => {
    const { requirements, tally } = await judged({
      requirements: [{ ...asked, id: idOf('objection'), verdict: 'met', quotes }],
    });
    expect(requirements).toEqual([]);
    expect(tally).toEqual({ items: 2, kept: 1 });
  });

  it('leave open what is said to be missing where a word that was searched for is there', async () => {
    const id = idOf('cost');
    const missing = { ...asked, id, verdict: 'not met', lacking: 'It says nothing about money.' };
    const truly = await judged({ requirements: [{ ...missing, searched: ['dollar', 'price', 'budget'] }] });
    expect(truly.requirements).toMatchObject([
      { verdict: 'not-found', reason: 'It says nothing about money.' },
    ]);
    const there = await judged({ requirements: [{ ...missing, searched: ['dollar', 'survey'] }] });
    expect(there.requirements).toMatchObject([{ verdict: 'cannot-tell', at: { quote: 'survey' } }]);
    const unsearched = await judged({ requirements: [{ ...missing, searched: [] }] });
    expect(unsearched.requirements).toEqual([]);
  });

  it('look for a label with its colon, not for the word', async () => {
    const missing = { ...asked, id: idOf('cost'), verdict: 'not met', lacking: 'It has no heading.' };
    const labels = await judged({ requirements: [{ ...missing, searched: ['To:', 'In:', 'Date:'] }] });
    expect(labels.requirements).toMatchObject([{ verdict: 'not-found' }]);
  });

  it('meet no part of the assignment by what a paper lacks', async () => {
    const met = { ...asked, id: idOf('cost'), verdict: 'met', searched: ['zebra', 'quince'] };
    expect((await judged({ requirements: [met] })).requirements).toEqual([]);
  });

  it('keep a rule without a quotation where what would break it is not there', async () => {
    const brief = {
      ...towerBrief,
      instructions: 'Argue for one repair. Quote sparingly. Avoid rhetorical questions.',
    };
    const rules = reviewedPaper({ brief }).requirements.flatMap(({ requirement: { text } }, index) =>
      /sparingly/u.test(text) ? [`R${index + 1}`] : [],
    );
    expect(rules.length).toBeGreaterThan(0);
    const verdictsFor = async (searched: readonly string[]) => {
      const requirements = rules.map((id) => ({ ...asked, id, verdict: 'met', searched }));
      const read = await judged({ requirements }, reviewedPaper({ brief }));
      return new Set(read.requirements.map(({ verdict }) => verdict));
    };
    expect(await verdictsFor(['?'])).toEqual(new Set(['met']));
    expect(await verdictsFor(['telephones have replaced clocks'])).toEqual(new Set(['cannot-tell']));
  });

  it('never decide what is counted', async () => {
    const { requirements } = await judged({
      requirements: [{ ...asked, id: idOf('length'), verdict: 'not met', searched: ['xx', 'yy'] }],
    });
    expect(requirements).toMatchObject([{ verdict: 'cannot-tell' }]);
  });

  it('count once for each requirement, and one passage proves two of them at most', async () => {
    const one = { ...asked, verdict: 'met', quotes: [claim] };
    const twice = await judged({
      requirements: [
        { ...one, id: idOf('Argue') },
        { ...one, id: idOf('Argue') },
      ],
    });
    expect(twice.requirements).toHaveLength(1);
    const all = await judged({
      requirements: [idOf('Argue'), idOf('objection'), idOf('cost')].map((id) => ({ ...one, id })),
    });
    expect(all.requirements).toHaveLength(2);
    const unknown = await judged({
      requirements: [
        { ...one, id: 'R99' },
        { ...one, id: 'all' },
      ],
    });
    expect(unknown.requirements).toEqual([]);
  });
});

describe('the levels of the rubric', () => {
  const level = { id: 'C1', level: 'L1', quotes: [claim], reason: 'The claim has a reason.', next: '' };

  it('are its own, by id or name', async () => {
    expect((await judged({ criteria: [level] })).criteria).toMatchObject([
      { level: 0, at: { quote: claim } },
    ]);
    expect((await judged({ criteria: [{ ...level, level: 'fair' }] })).criteria).toMatchObject([
      { level: 1 },
    ]);
    for (const bad of ['L9', '100', 'Outstanding', 'A+']) {
      expect((await judged({ criteria: [{ ...level, level: bad }] })).criteria).toEqual([]);
    }
  });

  it('have a reason without marks, false numbers or false quotations', async () => {
    for (const reason of [
      'This deserves an A grade.',
      'It cites 14 studies.',
      'It says “clocks are eternal” at the end.',
      'See https://evil.example for the reason.',
    ]) {
      expect((await judged({ criteria: [{ ...level, reason }] })).criteria).toEqual([]);
    }
  });
});

describe('faults of reasoning', () => {
  const proof = 'This proves that every town needs a working clock';
  const fault = {
    kind: 'overgeneralisation',
    quotes: [proof],
    why: 'One town does not show what every town needs.',
    change: 'Name how many towns.',
    basis: 'paper',
  };

  it('are kept with their place', async () => {
    expect((await judged({ faults: [fault] })).faults).toMatchObject([
      { kind: 'overgeneralisation', at: { quote: proof }, against: null },
    ]);
  });

  it('need both places where two are compared', async () => {
    const contradiction = { ...fault, kind: 'contradiction' };
    expect((await judged({ faults: [contradiction] })).faults).toEqual([]);
    expect((await judged({ faults: [{ ...contradiction, quotes: [proof, proof] }] })).faults).toEqual([]);
    const both = { ...contradiction, quotes: [proof, 'In my town the tower stopped in May'] };
    expect((await judged({ faults: [both] })).faults).toHaveLength(1);
  });

  it('become questions to the instructor where they take knowledge from outside', async () => {
    const figure = { ...fault, kind: 'implausible figure', quotes: ['61% of them showed the wrong time'] };
    for (const given of [figure, { ...fault, basis: 'general knowledge' }]) {
      const { faults, doubts, tally } = await judged({ faults: [given] });
      expect([faults, doubts.length, tally.kept]).toEqual([[], 1, 2]);
    }
  });

  it('of any other kind are none', async () => {
    expect((await judged({ faults: [{ ...fault, kind: 'boring' }] })).faults).toEqual([]);
  });
});

it('takes up disputes of findings that exist', async () => {
  const reviewed = reviewedPaper();
  const finding = findingAt(reviewed.paper, 'people was');
  const why = 'The passage is quoted from a poem.';
  const { disputes } = await judged(
    {
      disputes: [
        { finding: 'F1', quote: null, why },
        { finding: 'F2', quote: null, why },
      ],
    },
    { ...reviewed, findings: [finding] },
  );
  expect(disputes).toEqual([{ finding: finding.id, quote: null, why }]);
});

const dispute = (at: number, why: string) => ({ finding: `F${at + 1}`, quote: null, why });

it('takes up no dispute of a model that disputes much, or that repeats the paper', async () => {
  const reviewed = reviewedPaper();
  const words = ['towers', 'survey', 'mayors', 'town', 'tower', 'people was', 'clock', 'street'];
  const findings = words.map((word) => findingAt(reviewed.paper, word));
  const given = { ...reviewed, findings };
  const two = await judged({ disputes: [0, 1].map((at) => dispute(at, 'It is right here.')) }, given);
  expect(two.disputes).toHaveLength(2);
  const all = await judged({ disputes: words.map((_, at) => dispute(at, 'It is right here.')) }, given);
  expect(all.disputes).toEqual([]);
  const echoed = await judged({ disputes: [dispute(0, towerParagraphs[3] ?? '')] }, given);
  expect(echoed.disputes).toEqual([]);
});

describe('readPaperWithModel', () => {
  const bad = { ...asked, id: idOf('objection'), verdict: 'met', quotes: ['nothing of the kind is here'] };

  it('asks once more where much fails, names what failed, and keeps the better reply', async () => {
    const prompts: Prompt[] = [];
    const read = await readPaperWithModel({
      reviewed: reviewedPaper(),
      secret,
      isSampled: false,
      ask: async (prompt) => {
        if (prompt.task === 'edit-language') return '{"edits": []}';
        prompts.push(prompt);
        const quotes = prompts.length === 1 ? bad.quotes : [objection];
        return JSON.stringify({ ...nothing, requirements: [{ ...bad, quotes }] });
      },
    });
    expect(prompts).toHaveLength(2);
    expect(prompts[1]?.material).toContain('R');
    expect(read).toMatchObject({ kind: 'read', judgement: { requirements: [{ verdict: 'met' }] } });
  });

  it('judges a sampled paper twice, with numbered paragraphs, and leaves open what flips', async () => {
    const materials: string[] = [];
    const read = await readPaperWithModel({
      reviewed: reviewedPaper(),
      secret,
      isSampled: true,
      ask: async ({ task, material }) => {
        if (task === 'edit-language') return '{"edits": []}';
        materials.push(material);
        const verdict = materials.length === 1 ? 'met' : 'partly';
        return JSON.stringify({ ...nothing, requirements: [{ ...bad, quotes: [objection], verdict }] });
      },
    });
    expect(materials.map((material) => material.includes('¶ 2\n'))).toEqual([false, true]);
    expect(read).toMatchObject({
      kind: 'read',
      judgement: { requirements: [{ verdict: 'cannot-tell' }], agreement: { points: 1, same: 0 } },
    });
  });

  it.each([
    ['nonsense', 'Certainly! Here it is.'],
    ['no answer', null],
    ['an empty object', '{}'],
    ['an object of another kind', '{"grammar": "Fine.", "overall": "Fine."}'],
    ['nothing but false quotations', JSON.stringify({ requirements: [bad] })],
  ])('uses nothing of %s', async (_, reply) => {
    const read = await readPaperWithModel({ reviewed: reviewedPaper(), secret, ask: async () => reply });
    expect(read.kind).toBe('unusable');
  });

  it('takes empty lists for an answer', async () => {
    const reply = JSON.stringify({ ...nothing, edits: [] });
    const read = await readPaperWithModel({ reviewed: reviewedPaper(), secret, ask: async () => reply });
    expect(read.kind).toBe('read');
  });

  // LLM02
  it('sends nothing where a prompt would tell who wrote the paper', async () => {
    const paragraphs = [...towerParagraphs, 'Write to the author, Àna  Ruìz.'];
    let calls = 0;
    const read = await readPaperWithModel({
      reviewed: reviewedPaper({ paragraphs }),
      secret,
      ask: async () => {
        calls += 1;
        return null;
      },
    });
    expect([read.kind, calls]).toEqual(['would-leak', 0]);
  });

  it('begins every prompt of an assignment with the same words, up to the paper', async () => {
    const prompts: Prompt[] = [];
    for (const paragraphs of [towerParagraphs, [...towerParagraphs].toReversed()]) {
      await readPaperWithModel({
        reviewed: reviewedPaper({
          paragraphs,
          studentName: paragraphs === towerParagraphs ? 'Ana Ruiz' : 'Bo Li',
        }),
        secret,
        ask: async (prompt) => {
          if (prompt.task === 'judge-paper') prompts.push(prompt);
          return '{}';
        },
      });
    }
    const [first, second] = prompts;
    expect(first?.instructions).toBe(second?.instructions);
    expect(first?.assignment).toBe(second?.assignment);
    expect(first?.material).not.toBe(second?.material);
    expect(first?.assignment).toContain('R1: ');
    expect(first?.assignment).toContain('C1: Argument');
  });
});

async function edited(edits: readonly object[], paragraphs = towerParagraphs) {
  const read = await readPaperWithModel({
    reviewed: reviewedPaper({ paragraphs }),
    secret,
    ask: async ({ task }) => (task === 'edit-language' ? JSON.stringify({ edits }) : '{}'),
  });
  return read.kind === 'read' ? read.judgement.edits : [];
}

describe('edits of language', () => {
  const agreement = { kind: 'agreement', class: 'error' };

  it('are narrowed to the words that change', async () => {
    const edits = await edited([
      { ...agreement, quote: 'and people was late', replacement: 'and people were late' },
    ]);
    expect(edits).toMatchObject([{ quote: 'was', replacement: 'were', isError: true }]);
  });

  it('show a missing word with its neighbour', async () => {
    const edits = await edited([
      { ...agreement, quote: 'were not aware of it', replacement: 'were not yet aware of it' },
    ]);
    expect(edits).toMatchObject([{ quote: 'not', replacement: 'not yet' }]);
  });

  it.each([
    ['a passage that occurs twice', 'the wrong', 'a wrong', ['See the wrong time and the wrong day.']],
    ['a passage that is not there', 'people is late', 'people are late', undefined],
    ['digits', 'counted 412 towers', 'counted 421 towers', undefined],
    ['names', 'survey of Lund and', 'survey of Lunt and', undefined],
    ['quoted words', 'they is here', 'they are here', ['He wrote “they is here” on the wall.']],
    [
      'citations',
      '(Lund and Ash, 2018)',
      '(Lund & Ash, 2018)',
      ['Towers are wrong (Lund and Ash, 2018) in most counties.'],
    ],
    ['nothing', 'people was late', 'people was late', undefined],
    [
      'a whole sentence',
      'In my town the tower stopped in May, and people was late for weeks',
      'When our clock finally broke last spring nobody managed to arrive punctually anymore',
      undefined,
    ],
  ])('never change %s', async (_, quote, replacement, paragraphs) => {
    expect(await edited([{ ...agreement, quote, replacement }], paragraphs)).toEqual([]);
  });
});

describe('writeFeedbackWithModel', () => {
  const judgement: ModelJudgement = {
    relevance: null,
    requirements: [],
    criteria: [],
    thesis: { kind: 'none', at: null },
    claims: [],
    faults: [],
    strengths: [],
    disputes: [],
    doubts: [],
    edits: [],
    tally: { items: 0, kept: 0 },
    agreement: null,
  };
  const long =
    'You argue that a tower belongs to a whole street, and the sentence on telephones shows best what you mean by that. Before you hand the paper in again, say what the repair would cost, because the town has to find the money.';
  const sentence = {
    area: 'overall',
    text: long,
    restsOn: ['R1'],
    suggestedWording: null,
    startsParagraph: false,
  };
  const written = (sentences: readonly object[]) =>
    writeFeedbackWithModel(
      { reviewed: reviewedPaper(), secret, ask: async () => JSON.stringify({ sentences }) },
      judgement,
    );

  it('keeps sentences with what they rest on, and leaves other parts to the engine', async () => {
    const feedback = await written([sentence]);
    expect(feedback?.feedback).toEqual({ overall: long });
    expect(feedback?.sentences[0]?.restsOn).toEqual([reviewedPaper().requirements[0]?.requirement.id]);
  });

  it('puts the first name back in', async () => {
    expect((await written([{ ...sentence, text: `[NAME], ${long}` }]))?.feedback.overall).toMatch(
      /^Ana, You/u,
    );
  });

  it.each([
    ['a false quotation', { text: `${long} You write “clocks are love”.` }],
    ['a number that is nowhere', { text: `${long} You use 17 sources.` }],
    ['a grade', { text: `${long} Your grade is 95.` }],
    ['nothing that it rests on', { restsOn: [] }],
    ['an item that is not there', { restsOn: ['D4'] }],
    ['a link', { text: `${long} See www.evil.example.` }],
    ['a name that nobody knows', { text: `[NAME 7], ${long}` }],
  ])('drops a sentence with %s', async (_, change) => {
    expect((await written([{ ...sentence, ...change }]))?.feedback).toEqual({});
  });
});
