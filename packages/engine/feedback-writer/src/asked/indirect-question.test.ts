import { describe, expect, it } from 'vitest';
import { asIndirect, isQuestion } from './indirect-question.ts';

describe('asIndirect', () => {
  it.each([
    ['What is the central problem at Northgate?', 'what the central problem at Northgate is'],
    ['What are the causes of the shortage?', 'what the causes of the shortage are'],
    ['Which of the two plans do you recommend, and why?', 'which of the two plans you recommend, and why'],
    ['How will you know that it worked?', 'how you will know that it worked'],
    ['How should the plan be paid for?', 'how the plan should be paid for'],
    ['What would you change in the next trial', 'what you would change in the next trial'],
  ])('turns “%s” around', (question, indirect) => {
    expect(asIndirect(question)).toBe(indirect);
  });

  it.each([
    'Why is sleep important for memory?',
    'What two options does the board have?',
    'What is lost when languages die?',
    'How did the war change the city?',
    'Is it fair? Why?',
    'What are they arguing?',
  ])('leaves “%s” as it is', (question) => {
    expect(asIndirect(question)).toBeNull();
  });
});

describe('isQuestion', () => {
  it.each([
    'What two options does the board have',
    'How should the plan be paid for',
    'Why did they leave',
    'How well does it work',
  ])('knows “%s” without its mark', (words) => {
    expect(isQuestion(words)).toBe(true);
  });

  it.each([
    'how the policy has changed',
    'what the study has shown',
    'why it matters',
    'a description of what is lost',
    'how bail works',
  ])('knows that “%s” is none', (words) => {
    expect(isQuestion(words)).toBe(false);
  });
});
