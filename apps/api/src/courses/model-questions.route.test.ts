import { describe, expect, it } from 'vitest';
import { groupQuestions, type AskedQuestion } from './model-questions.route.ts';

const ask = (paper: string, question: string, about = 'sources'): AskedQuestion => ({
  paper,
  about,
  question,
  quote: `words of ${paper}`,
});

describe('groupQuestions', () => {
  it('joins what papers ask in other words about the same requirement', () => {
    const groups = groupQuestions([
      ask('a', 'Does a conference poster count as a peer-reviewed source?'),
      ask('b', 'Is a conference poster a peer-reviewed source?'),
      ask('c', 'May the limitation be one that the authors name themselves?', 'limits'),
    ]);
    expect(groups.map(({ question, asked }) => [question, asked.length])).toEqual([
      ['Is a conference poster a peer-reviewed source?', 2],
      ['May the limitation be one that the authors name themselves?', 1],
    ]);
  });

  it('keeps questions about other requirements and other matters apart', () => {
    const question = 'Is a letter a source?';
    expect(groupQuestions([ask('a', question), ask('b', question, 'limits')])).toHaveLength(2);
    expect(
      groupQuestions([ask('a', question), ask('b', 'Must both studies come from this decade?')]),
    ).toHaveLength(2);
  });

  it('takes one passage of each paper', () => {
    const question = 'Is a letter a source?';
    expect(groupQuestions([ask('a', question), ask('a', question)])[0]?.asked).toHaveLength(1);
  });

  it('asks at most five, those of the most papers first', () => {
    const subjects = ['poster', 'letter', 'podcast', 'interview', 'painting', 'telegram', 'recipe'];
    const groups = groupQuestions(
      subjects.flatMap((subject, index) =>
        Array.from({ length: index + 1 }, (_, paper) =>
          ask(`p${paper}`, `Is this ${subject} enough?`, subject),
        ),
      ),
    );
    expect(groups.map(({ about }) => about)).toEqual(subjects.toReversed().slice(0, 5));
  });
});
