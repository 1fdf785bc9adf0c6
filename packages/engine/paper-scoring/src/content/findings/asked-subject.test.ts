import { defaultCriteria, type AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../../paper-from-text.ts';
import { scorePaper } from '../../score-paper.ts';
import { knownChecks } from '../../testing/known-checks.ts';

const { weights } = defaultCriteria;

const tides: AssignmentBrief = {
  title: 'Tidal Energy',
  description: 'Weigh the cost of a tidal barrage against its effect on the estuary.',
  instructions: 'Compare a barrage with turbines on the seabed, and cite the lecture notes.',
  rubric: '',
  type: 'assignment',
  maxPoints: 20,
};

const onBread =
  'My grandmother baked on Fridays, and the whole street knew it. She had two bowls, a wooden spoon, and a clock that ran late. ' +
  'I stood on a chair and watched her fold the dough over and over. When I bake now, I use the same bowl, because it is the only thing I asked for.';
const onTides =
  'A barrage closes the estuary like a door, and the mud behind it stops moving. Turbines leave the water free, but each of them needs a cable. ' +
  'The cost of the barrage falls on one generation. I would therefore start with turbines and watch the birds for some years.';

const checksOf = (text: string, brief: AssignmentBrief) =>
  scorePaper({
    paper: paperFromText(text),
    findings: [],
    checks: knownChecks,
    weights,
    brief,
  }).contentFindings.map(({ check }) => check);
const contentOf = (text: string, brief: AssignmentBrief) =>
  scorePaper({ paper: paperFromText(text), findings: [], checks: knownChecks, weights, brief }).scores
    .content;

const scoresOf = (text: string, brief: AssignmentBrief) =>
  scorePaper({ paper: paperFromText(text), findings: [], checks: knownChecks, weights, brief }).scores;

describe('a paper that is no answer', () => {
  const library: AssignmentBrief = {
    ...tides,
    title: 'Should Libraries Charge Fines?',
    description: '',
    instructions:
      'Explain how an overdue fine builds up. Summarize what research says about fines and returns. Describe one city that has dropped its fines. Present the strongest argument against your position. Write 50 to 200 words.',
  };
  const weak =
    'Fines for a late book grow a little every day until the card is blocked. I think that libraries should not charge fines because poor families stay away. Duluth has dropped its fines and more children got a card. Some people say that nobody will return a book then, but most people bring it back when they get a letter.';
  const echo =
    'It will be explained how an overdue fine builds up. Research says much about fines and returns. One city has dropped its fines. The strongest argument against the position is presented. A position on library fines is important. Fines should be described and a city should be summarized.';

  it('has a total below that of an honest short one, however clean it is', () => {
    const honest = scoresOf(weak, library).total;
    expect(scoresOf(echo, library).total).toBeLessThanOrEqual(20);
    expect(scoresOf(onBread, tides).total).toBeLessThanOrEqual(25);
    expect(honest).toBeGreaterThan(30);
  });

  it('earns nothing by its length', () => {
    const { judgement } = scorePaper({
      paper: paperFromText(echo),
      findings: [],
      checks: knownChecks,
      weights,
      brief: library,
    });
    expect(judgement.requirements.map(({ verdict }) => verdict)).not.toContain('met');
  });
});

describe('the subject of an assignment', () => {
  it('is missed by a text on something else, once and at a cost', () => {
    expect(checksOf(onBread, tides)).toEqual(['content-off-topic']);
    expect(contentOf(onBread, tides)).toBeLessThan(40);
  });

  it('is taken up by a text that uses some of its words', () => {
    expect(checksOf(onTides, tides)).not.toContain('content-off-topic');
  });

  it('is open where the writer may choose it', () => {
    const open = {
      ...tides,
      description: 'Write about a kitchen, a harbor, or another place of your choice.',
    };
    expect(checksOf(onBread, open)).not.toContain('content-off-topic');
  });

  it('is not judged by words that any assignment has', () => {
    const instructions = 'Explain the policy, give evidence for and against it, and take a position.';
    const brief = { ...tides, instructions };
    expect(checksOf(onTides, brief)).not.toContain('content-question-not-taken-up');
  });
});

const reflection = (closing: string) =>
  [
    'I gave the lesson on a Monday, and nobody spoke. The room was cold, and the clock was loud.',
    'My mentor asked me what I had seen, and I had no answer. We sat down and went through my notes until I saw where the children had left me.',
    'A girl in the last row told us about her brother, and I let her speak. My hands shook while the others waited for their turn.',
    closing,
  ].join('\n\n');

describe('a reflection that needs no sources', () => {
  const brief: AssignmentBrief = {
    title: 'Lesson Diary',
    description: '',
    instructions: 'Reflect on a lesson that you gave. Sources are not required.',
    rubric: '',
    type: 'assignment',
    maxPoints: 10,
  };
  const closing =
    'I will plan fewer questions. Next time I will count to ten before I help a child with an answer.';

  it('is not asked for sources, in any part', () => {
    const { basis, contentFindings } = scorePaper({
      paper: paperFromText(reflection(closing)),
      findings: [],
      checks: knownChecks,
      weights,
      brief,
    });
    expect(contentFindings.map(({ check }) => check)).not.toContain('content-paragraph-without-source');
    expect(basis.areas.content.parts.map(({ id }) => id)).not.toContain('sources');
    expect(basis.notJudged).toEqual(['apa']);
  });

  it.each([
    [closing, 'a closing paragraph was found'],
    ['The bell rang. The girl put her chair on the table and left.', 'no closing paragraph was found'],
  ])('has a close where its writer says what comes of it: %s', (last, reason) => {
    const { basis } = scorePaper({
      paper: paperFromText(reflection(last)),
      findings: [],
      checks: knownChecks,
      weights,
      brief,
    });
    const structure = basis.areas.content.parts.find(({ id }) => id === 'structure');
    expect(structure?.reason).toContain(` ${reason}.`);
  });
});

it('a discussion that was to cite a work and cites none earns nothing for its sources', () => {
  const { scores } = scorePaper({
    paper: paperFromText(onTides),
    findings: [],
    checks: knownChecks,
    weights,
    brief: tides,
  });
  expect(scores.apa).toBe(0);
});

const plan = (verb: string) =>
  [
    'Noise wakes patients at night (Hale, 2018).',
    `The team ${verb} put a sheet by each of the 40 doors. The nurses ${verb} write down every alarm with its hour. A clerk ${verb} collect the sheets at six and enter them into a table for the week. The manager ${verb} show the table at the meeting on Monday, next to that of the week before. Two doctors ${verb} go through the false alarms and say which of them could be turned off. The technician ${verb} set the machines to the new limits. All of them ${verb} meet again after a month and compare the nights.`,
    'Alarms at night are short, and most of them are false. A door that closes by itself is loud.',
    'The ward has forty beds in all, and it is never quite dark there.',
  ].join('\n\n');

it('a plan for what somebody would do rests on no source', () => {
  const brief = tides;
  const told = (verb: string) => checksOf(plan(verb), brief).includes('content-paragraph-without-source');
  expect([told('would'), told('did')]).toEqual([false, true]);
});
