import { describe, expect, it } from 'vitest';
import { createFrame } from '../prompt/prompt-frame.ts';
import { reviewedPaper } from '../testing/reviewed-paper.ts';
import type { ReviewedPaper } from '../task.ts';
import { writeFeedbackPrompt } from './prompt.ts';

function assignmentOf(change: Partial<ReviewedPaper>): string {
  const reviewed = { ...reviewedPaper(), ...change };
  return writeFeedbackPrompt(reviewed, [], createFrame(reviewed, 'secret')).assignment;
}

const graded = (professorFeedback: string) => ({
  studentWork: 'A paper.',
  grade: 8,
  maxPoints: 10,
  professorFeedback,
});

describe('the items in the prompt for feedback', () => {
  const item = { id: 'R1', text: 'met.', about: 'Write 100 to 300 words', restsOn: [] };
  const materialOf = (reviewed: ReviewedPaper) =>
    writeFeedbackPrompt(reviewed, [item], createFrame(reviewed, 'secret'));

  it('do not repeat what the assignment says under the same id', () => {
    const { assignment, material } = materialOf(reviewedPaper());
    expect(material).toContain('R1: met.');
    expect(assignment).toMatch(/R1: .*100 to 300 words/u);
  });

  it('say it themselves where there is no assignment', () => {
    expect(materialOf(reviewedPaper({ brief: null })).material).toContain('R1: Write 100 to 300 words: met.');
  });
});

describe('the instructor’s voice in the prompt for feedback', () => {
  it('has her feedback, her own comments and what was learned of her manner', () => {
    const assignment = assignmentOf({
      examples: [graded('Your second paragraph earns its place.')],
      templates: ['Tell me which tower you mean.'],
      manner: ['Your sentences have about 9 words.'],
    });
    expect(assignment).toContain('Your second paragraph earns its place.');
    expect(assignment).toContain('- Tell me which tower you mean.');
    expect(assignment).toContain('Your sentences have about 9 words.');
  });

  it.each([
    ['Dear Nadia,\nYour towers stand.', 'Nadia'],
    ['Hi Nadia Brandt! Your towers stand.', 'Brandt'],
    ['Your towers stand. Nadia, you found the right clock.', 'Nadia'],
    ['Good evening, Nadia — this reads well.', 'Nadia'],
  ])('tells no other student’s name: %s', (feedback, name) => {
    expect(assignmentOf({ examples: [graded(feedback)] })).not.toContain(name);
  });

  it('keeps words that only begin a sentence', () => {
    const feedback = 'Your towers stand. However, you never say which. Overall, this reads well.';
    expect(assignmentOf({ examples: [graded(feedback)] })).toContain(feedback);
  });

  it('is the same for every paper of the assignment', () => {
    const templates = ['Tell me which tower you mean.'];
    expect(assignmentOf({ templates, paper: reviewedPaper({ paragraphs: ['Another paper.'] }).paper })).toBe(
      assignmentOf({ templates }),
    );
  });
});
