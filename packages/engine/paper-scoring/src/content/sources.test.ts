import type { AssignmentBrief } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { soundBody } from '../testing/essays.ts';
import { scoreContent } from './score-content.ts';

const reflection =
  'On the ward I helped a man to sit up before I had asked about his pain. He sat down again, and I was cross. Wren (2018) calls that hurry, and I know now what she means by it. Next time I will ask first.';

const sourcesOf = (text: string, instructions: string) => {
  const brief: AssignmentBrief = {
    title: 'One Event',
    description: '',
    instructions,
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
  };
  return scoreContent(paperFromText(text), brief).basis.parts.find(({ id }) => id === 'sources');
};

describe('the use of sources', () => {
  it('is full with the one source that a short piece was asked for', () => {
    const part = sourcesOf(
      `${reflection}\n\n${reflection.replace('On the ward', 'At noon')}`,
      'In 50 to 200 words, describe one event and cite the reading in APA style.',
    );
    expect((part?.points ?? 0) / (part?.maxPoints ?? 1)).toBeGreaterThan(0.75);
  });

  it('makes no points where nobody asked for sources', () => {
    expect(sourcesOf(soundBody, 'Describe what children eat.')).toBeUndefined();
    expect(sourcesOf(soundBody, 'Describe what children eat. Use three sources.')).toBeDefined();
  });
});
