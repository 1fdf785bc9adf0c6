import { describe, expect, it } from 'vitest';
import { findForbidden } from './find-forbidden.ts';

const paper =
  'In 2019, 40% of them scored 85 out of 100 (Moss, 2020). https://doi.org/10.1000/x.5 The grade 5 pupils read more.';

describe('findForbidden', () => {
  it.each([
    'You have two of five citations right; about 40% of the sentences are long.',
    'The link https://doi.org/10.1000/x.5 is complete.',
    'You report that they scored 85 out of 100.',
    'You write about grade 5 pupils; their marks differ.',
    'A paper like this has a clear aim. I would grade none of it down for that.',
    'Put 3 < 5 in words, and give pages as p. 4.',
    'Set figures in italics: M = 3.2, and [see Table 1].',
  ])('lets through: %s', (text) => {
    expect(findForbidden(text, [paper])).toBeNull();
  });

  // LLM05
  it.each([
    ['Look <a href="x">here</a>.', 'markup'],
    ['<script>alert(1)</script>', 'markup'],
    ['<img src=x onerror=alert(1)>', 'markup'],
    ['See ![chart](https://evil.example/x.png).', 'markup'],
    ['See [this](javascript:alert(1)).', 'markup'],
    ['Go to https://evil.example/page now.', 'a link'],
    ['Go to www.evil.example now.', 'a link'],
    ['Open javascript:alert(1).', 'a link'],
    ['Your score is 100.', 'a grade'],
    ['I give this 98/100.', 'a grade'],
    ['That makes 95 out of 100 for content.', 'a grade'],
    ['Grade: A+', 'a grade'],
    ['You deserve an A grade.', 'a grade'],
    ['This is a B+ paper.', 'a grade'],
  ])('refuses: %s', (text, why) => {
    expect(findForbidden(text, [paper])).toBe(why);
  });
});
