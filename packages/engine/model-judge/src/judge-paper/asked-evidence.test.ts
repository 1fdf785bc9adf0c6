import { describe, expect, it } from 'vitest';
import { createCheck } from '../create-check.ts';
import type { ModelVerdict } from '../judgement.ts';
import { createFrame } from '../prompt/prompt-frame.ts';
import { findingAt, reviewedPaper, towerBrief } from '../testing/reviewed-paper.ts';
import type { ReviewedPaper } from '../task.ts';
import { writeJudgePrompt } from './prompt.ts';
import { readJudgeReply } from './reply.ts';
import { verifyJudgement } from './verify.ts';

const memo: readonly string[] = [
  'To: The harbor board',
  'Date: 4 May',
  'Background',
  'The harbor wall has leaked since the winter, and the method of the last repair was never written down.',
  'Costs',
  'A new wall costs more than the town can borrow, so the old one is to be sealed from inside.',
  'References',
  'Lund, P. (2018). Wrong by the tide. Harbor Press.',
];

function briefOf(instructions: string) {
  return { ...towerBrief, instructions, rubric: '' };
}

type Given = { readonly verdict?: string; readonly quotes: readonly string[]; readonly searched?: string[] };

/** The verdict on the only requirement that holds `words`. */
function verdictOn(words: string, instructions: string, given: Given): ModelVerdict | undefined {
  const reviewed = reviewedPaper({ paragraphs: memo, brief: briefOf(instructions) });
  const index = reviewed.requirements.findIndex(({ requirement }) => requirement.text.includes(words));
  expect(index).toBeGreaterThanOrEqual(0);
  const item = { id: `R${index + 1}`, verdict: 'met', lacking: '', searched: [], ...given };
  const reply = readJudgeReply(JSON.stringify({ requirements: [item] }));
  if (reply === null) throw new Error('no reply');
  const check = createCheck(reviewed, createFrame(reviewed, 'secret'), { leaveOut: [], facts: '' });
  return verifyJudgement(reply, reviewed, check).requirements[0];
}

describe('what is asked of a paper', () => {
  const headings = 'Argue for one repair. Say what it costs under a heading.';

  it.each(['Costs', 'costs', 'Date:', 'Date: 4 May'])('is shown by %s, a line or its label', (quote) => {
    expect(verdictOn('costs', headings, { quotes: [quote] })?.verdict).toBe('met');
  });

  it.each(['method', 'harbor', 'wall costs', 'Date'])(
    'is not shown by %s out of a sentence or line',
    (quote) => {
      expect(verdictOn('costs', headings, { quotes: [quote] })).toBeUndefined();
    },
  );

  it('is shown by the reference list where it is about references, and by nothing else', () => {
    const asked = 'Argue for one repair. Explain what it would cost. Give the full reference at the end.';
    const quotes = ['Wrong by the tide. Harbor Press'];
    expect(verdictOn('reference', asked, { quotes })?.verdict).toBe('met');
    expect(verdictOn('cost', asked, { quotes })).toBeUndefined();
  });

  it('is a broken rule where what breaks it is quoted', () => {
    const asked = 'Argue for one repair. Quote sparingly and explain the cost.';
    const quotes = ['the method of the last repair was never written down'];
    expect(verdictOn('sparingly', asked, { verdict: 'not met', quotes })?.verdict).toBe('not-found');
  });
});

describe('a rule of form that the program cannot check', () => {
  const asked = 'Argue for one repair. Do not just summarize the history of the wall.';

  it('is the model’s to judge, with what it searched for or quotes', () => {
    expect(verdictOn('summarize', asked, { quotes: [], searched: ['founded in', 'in 1850'] })?.verdict).toBe(
      'met',
    );
    expect(verdictOn('summarize', asked, { quotes: [] })).toBeUndefined();
    const quotes = ['the method of the last repair was never written down'];
    expect(verdictOn('summarize', asked, { verdict: 'not met', quotes })?.verdict).toBe('not-found');
  });
});

function materialOf(change: Partial<ReviewedPaper>): string {
  const reviewed = { ...reviewedPaper(), ...change };
  return writeJudgePrompt(reviewed, createFrame(reviewed, 'secret'), []).material;
}

describe('the facts in the prompt of the judge', () => {
  const { paper, requirements } = reviewedPaper();

  it('keep what was counted apart from what was only looked for', () => {
    const reasoned = requirements.map((one) => ({ ...one, reason: `Seen: ${one.requirement.kind}.` }));
    const [counted = '', guessed = ''] = materialOf({ requirements: reasoned }).split('A first guess');
    expect(counted).toMatch(/Counted by the program:\n.*\(length\)/u);
    expect(counted).not.toContain('(part)');
    expect(guessed).toContain('(part)');
  });

  it('list what the program decides even where it has nothing to say of it', () => {
    expect(materialOf({})).toMatch(/Counted by the program:\n.*\(length\)$/mu);
  });

  it('have nothing of an area that is not judged, and keep the numbers of the other findings', () => {
    const findings = [
      findingAt(paper, 'survey', { area: 'apa', check: 'apa-x', message: 'An APA matter.' }),
      findingAt(paper, 'people was'),
    ];
    const material = materialOf({ findings, notJudged: ['apa'] });
    expect(material).not.toContain('An APA matter.');
    expect(material).toMatch(/^F2 \(grammar\)/mu);
    expect(material).toContain('APA style is not judged');
  });
});

it('shows a requirement’s own words only where its line leaves something out', () => {
  const reviewed = reviewedPaper();
  const [first] = reviewed.requirements;
  if (first === undefined) throw new Error('no requirement');
  const assignmentWith = (asWritten: string) => {
    const requirement = { ...first.requirement, text: 'Name one cost', asWritten };
    const given = { ...reviewed, requirements: [{ ...first, requirement }] };
    return writeJudgePrompt(given, createFrame(given, 'secret'), []).assignment;
  };
  expect(assignmentWith('and name one cost.')).not.toContain('as written');
  expect(assignmentWith('In the last paragraph, weigh what it saves and name one cost')).toContain(
    'as written',
  );
});
