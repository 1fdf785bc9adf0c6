import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { openWordNet, openWordVectors } from '@greenpen/word-relations';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { knownChecks } from '../testing/known-checks.ts';

const meanings = { relatedTo: openWordNet(), ...openWordVectors() };

function gradeQuiz(instructions: string, answer: string) {
  const asked = {
    title: 'Quiz',
    description: '',
    instructions,
    rubric: '',
    type: 'quiz',
    maxPoints: 10,
  } as const;
  const brief: AssignmentBrief = { ...asked, requirements: readRequirements(asked) };
  const { judgement, scores, contentFindings } = scorePaper({
    paper: paperFromText(answer),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief,
    meanings,
  });
  return {
    content: scores.content,
    checks: contentFindings.map(({ check }) => check),
    verdicts: judgement.requirements.map(({ verdict }) => verdict),
  };
}

const supply =
  'What is the difference between a change in supply and a change in quantity supplied? Use the words price, curve, shift and movement.';
const acids =
  'Define an acid and a base according to Brønsted and Lowry. Identify the acid and the base in NH3 + H2O → NH4+ + OH−.';
const waves =
  'Explain the difference between the amplitude and the frequency of a wave, and between pitch and loudness.';

describe('a right answer in the terms that the question names', () => {
  it.each([
    [
      supply,
      'A change in quantity supplied is a movement along the supply curve, and only a change in the price of the good itself can cause it. A change in supply is a shift of the whole curve: at every price, sellers offer more or less than before. When the price of coffee rises, farmers pick more of it and the quantity supplied changes. When frost kills the trees, the supply itself changes and the curve shifts to the left.',
    ],
    [
      acids,
      'According to Brønsted and Lowry an acid gives away a proton and a base takes one up. Here H2O is the acid, because it loses H+ and becomes OH−. NH3 is the base: it takes the H+ and becomes NH4+. Going backward, NH4+ is the acid and OH− the base, so they are the conjugates.',
    ],
    [
      waves,
      'The amplitude of a wave is how far it swings from rest, and the frequency is how many waves pass in a second. Loudness goes with amplitude and pitch with frequency. A piano key that is struck harder gives a wave of more amplitude at the same frequency, so that it is louder at the same pitch. The key an octave up has twice the frequency.',
    ],
  ])('is not taken for the question said again: %s', (question, answer) => {
    const { checks, verdicts, content } = gradeQuiz(question, answer);
    expect(checks).not.toContain('content-copied-instructions');
    expect(verdicts).not.toContain('not-found');
    expect(content).toBeGreaterThanOrEqual(45);
  });
});

describe('a wrong answer in the terms that the question names', () => {
  it.each([
    [
      supply,
      'A change in supply is when the price changes and there is a movement along the curve. A change in quantity supplied is when the curve shifts. So if the price of coffee goes up then supply goes up, and if there is a frost the quantity supplied shifts to the right.',
    ],
    [
      waves,
      'Amplitude is the same as pitch and frequency is how loud it is. A wave with a big frequency is loud, and a wave with a big amplitude has a high pitch, so frequency and loudness are about the same thing in the end.',
    ],
  ])('is neither called a copy nor praised: %s', (question, answer) => {
    const { checks, content } = gradeQuiz(question, answer);
    expect(checks).not.toContain('content-copied-instructions');
    expect(content).toBeLessThan(80);
  });
});

it.each([supply, acids, waves])('a pasted question is no answer: %s', (question) => {
  const { checks, content } = gradeQuiz(question, `${question} I will answer this now.`);
  expect(checks).toContain('content-copied-instructions');
  expect(content).toBeLessThanOrEqual(20);
});
