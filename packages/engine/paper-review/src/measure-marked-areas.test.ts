import type { GradedExample } from '@greenpen/grading';
import { expect, it } from 'vitest';
import { reviewPaper } from './review-paper.ts';

const sound = `Sleep helps students remember what they learned during the day. During deep sleep, the brain repeats the
patterns of the day, and later they are easier to recall. Students who sleep for eight hours therefore recall more of a
lecture than those who read through the night.`;
const flawed = `Sleep help students remember what they has learned. Many student does not sleep enough, and they is
tired in the morning. There brain are not ready for new facts, and they recieve worse grades then others.`;

const example = (studentWork: string, grammarGrade: number | null): GradedExample => ({
  studentWork,
  grade: 75,
  maxPoints: 100,
  professorFeedback: '',
  grammarGrade,
});

async function grammarOf(text: string, examples: readonly GradedExample[]): Promise<number> {
  const outcome = await reviewPaper({ source: { text }, examples });
  return outcome.status === 'refused' ? Number.NaN : outcome.review.scores.grammar;
}

it('compares marks for grammar with what the checks say of the same example', async () => {
  const alone = await grammarOf(sound, []);
  const strict = await grammarOf(sound, [example(sound, 70), example(`${sound} ${sound}`, 70)]);
  expect(strict).toBeLessThan(alone - 10);
  // The same mark is a generous one for papers full of mistakes.
  const generous = await grammarOf(flawed, [example(flawed, 95), example(`${flawed} ${flawed}`, 95)]);
  expect(generous).toBeGreaterThan((await grammarOf(flawed, [])) + 5);
});

it('leaves grammar as counted where no example marks it', async () => {
  expect(await grammarOf(sound, [example(flawed, null)])).toBe(await grammarOf(sound, []));
});
