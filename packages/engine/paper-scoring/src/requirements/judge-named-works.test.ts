import { requirementId } from '@greenpen/grading';
import { describe, expect, it } from 'vitest';
import { paperFromText } from '../paper-from-text.ts';
import { scorePaper } from '../score-paper.ts';
import { knownChecks } from '../testing/known-checks.ts';

const essay = (middle: string) => `The Ferry

The city should keep its ferry, because the people on the far bank have no other way to work. The boat is old and slow, and it leaks in the winter, but it has never missed a morning.

${middle} The boat carries four hundred people each day, and most of them come back in the evening. Nobody has counted those who stayed at home on the days when it did not run.

For these reasons the council should buy a second engine and keep the line open for ten more years.`;

function judge(text: string, middle: string) {
  const scored = scorePaper({
    paper: paperFromText(essay(middle)),
    findings: [],
    checks: knownChecks,
    weights: { grammar: 0, apa: 0, content: 100 },
    brief: {
      title: 'The Ferry',
      description: '',
      instructions: '',
      rubric: '',
      type: 'assignment',
      maxPoints: 100,
      requirements: [
        {
          id: requirementId({ kind: 'part', text }),
          text,
          kind: 'part',
          required: true,
          asWritten: text,
          terms: [],
        },
      ],
    },
  });
  const [result] = scored.judgement.requirements;
  return { verdict: result?.verdict, quote: result?.quote, reason: result?.reason };
}

const two = 'Use evidence from at least two of the readings (Hale, 2017; O’Brien & Sato, 2020; Quist, 2015)';

describe('works that a part names', () => {
  it('are counted in the running text, however they are cited', () => {
    const both = judge(
      two,
      'Hale (2017) saw the same on the lakes. It was so in the north too (O’Brien & Sato, 2020).',
    );
    expect(both.verdict).toBe('met');
    expect(both.quote).toBe('Hale (2017) saw the same on the lakes.');
    expect(both.reason).toBe('2 of the 3 works that the assignment names; asked for: 2.');
    expect(judge(two, 'Hale and Quist both say that boats pay.').verdict).toBe('met');
    expect(judge(two, "As O'Brien says, boats pay.").verdict).toBe('partly');
    expect(judge(two, 'Some writers say that boats pay.').verdict).toBe('not-found');
  });

  it('are all asked for where no number is given', () => {
    const all = 'Compare the two articles (Hale, 2017; Quist, 2015)';
    expect(judge(all, 'Hale (2017) saw the same on the lakes.').verdict).toBe('partly');
    expect(judge('Draw on either reading (Hale, 2017; Quist, 2015)', 'Quist (2015) agrees.').verdict).toBe(
      'met',
    );
  });

  it.each([
    'Explain what a ferry gives to a city (speed, cost, reach)',
    'Explain the panic (1907) in your own words',
    'Define stress as Lazarus did (Lazarus, 1984)',
  ])('are not seen in %j', (text) => {
    expect(judge(text, 'Hale (2017) saw the same on the lakes.').reason ?? '').not.toContain(
      'works that the assignment',
    );
  });
});
