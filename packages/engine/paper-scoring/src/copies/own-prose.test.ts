import { expect, it } from 'vitest';
import type { AssignmentBrief } from '@greenpen/grading';
import { paperFromText } from '../paper-from-text.ts';
import { noMeanings } from '../requirements/requirement-terms.ts';
import { profileOf } from '../class/class-profile.ts';

const brief: AssignmentBrief = {
  title: 'Sleep',
  description: '',
  instructions: 'Explain how the hours of sleep of a student change what she remembers of a lecture.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

function proseOf(text: string, given: AssignmentBrief | null = brief): string {
  const paper = paperFromText(text);
  return profileOf(paper, given, noMeanings)
    .prose.map(({ start, end }) => paper.text.slice(start, end).trim())
    .filter((part) => part !== '')
    .join(' | ');
}

it('leaves out references, headings and the title', () => {
  const prose = proseOf(`Sleep and Memory

Students who sleep little forget more of what they heard in a lecture the day before.

References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.`);
  expect(prose).toBe('Students who sleep little forget more of what they heard in a lecture the day before.');
});

it('leaves out quotations', () => {
  const text =
    'The study ends with a warning: “Nobody learns well without rest or with fear” (Lee, 2019). I agree.';
  expect(proseOf(text)).toBe('The study ends with a warning: | (Lee, 2019). I agree.');
});

it('leaves out sentences of the assignment, and only where it is known', () => {
  const text =
    'Explain how the hours of sleep of a student change what she remembers of a lecture. I slept badly and forgot it all.';
  expect(proseOf(text)).toBe('I slept badly and forgot it all.');
  expect(proseOf(text, null)).toBe(text);
});

it('keeps paragraphs that a rearranged paper has below its references, without the entries', () => {
  const prose = proseOf(`References

Diaz, M., & Lee, K. (2019). Sleep and recall. Journal of Learning, 12(3), 45–60.

Students who sleep little forget more of what they heard in a lecture the day before.

Nobody in my class believed it until we counted the words that each of us could still say.`);
  expect(prose).toContain('Students who sleep little forget');
  expect(prose).toContain('Nobody in my class');
  expect(prose).not.toContain('Diaz');
});

it('reads on after a quotation that is never closed', () => {
  const text =
    'He says "nobody sleeps. I think that he is wrong about "most of us" and about the rest of the town.';
  expect(proseOf(text)).toContain('I think that he is wrong');
});
