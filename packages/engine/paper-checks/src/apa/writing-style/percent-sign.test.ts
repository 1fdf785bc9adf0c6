import { describe, expect, it } from 'vitest';
import { describeCheck } from '../../testing/describe-check.ts';
import { paperOf } from '../../testing/paper-of.ts';
import { numberBelowTen } from './number-below-ten.ts';
import { numberFromTen } from './number-from-ten.ts';
import { percentSign } from './percent-sign.ts';

describeCheck(percentSign, {
  silentOn: [
    'About 40% of the farmers sold their land in that decade.',
    'A small percentage of the farmers sold their land that year.',
    'Forty percent of the farmers sold their land in that decade.',
    'The share fell by two percentage points in that decade.',
    'They argued over percent and percentage for the whole evening.',
    'The report was long. Ninety percent of it was about the weather.',
    'The share fell by half a percent, which the farmers did not notice.',
    'The farmers gave one and a half percent of the harvest to the church.',
  ],
  flags: {
    'About 40 percent of the farmers sold their land in that decade.': ['40 percent'],
    'The % of farmers who sold their land grew in that decade.': ['%'],
    'Nearly ninety-two percent of the farmers sold their land.': ['ninety-two percent'],
    'The price of seed rose by five per cent in that decade.': ['five per cent'],
    'Between ten and twelve percent of the farmers sold their land.': ['ten and twelve percent'],
    'They sold 15 to 20 percent of their land in that decade.': ['15 to 20 percent'],
  },
  suggests: {
    'About 2.5 percent of the farmers sold their land that year.': ['2.5%'],
    'In that decade ninety percent of the farmers sold their land.': ['90%'],
    'The price of seed rose by one hundred and five percent in all.': ['105%'],
    'The harvest grew by 100 percent, as everybody knows.': ['100%'],
    'Only .5 percent of the farmers sold their land that year.': ['0.5%'],
    'The price rose by 1,200 percent within that decade.': ['1,200%'],
  },
});

const severityIn = (text: string) => [...percentSign.run(paperOf(text))].map(({ severity }) => severity);

describe('a percentage in words', () => {
  it('is an error where the figure has a source or is the student’s own', () => {
    expect(severityIn('Of the farms, 40 percent were sold that year (Ruiz, 2019).')).toEqual(['error']);
    expect(severityIn('In our sample 40 percent of the farms were sold that year.')).toEqual(['error']);
  });

  it('is advice where the figure itself is in doubt', () => {
    expect(severityIn('After the flood the price of bread went up 300 percent.')).toEqual(['advice']);
  });
});

const FRAMES = [
  (number: string) => `In that year ${number} percent of the barns were full of hay.`,
  (number: string) => `In that year ${number} barns were full of hay and dust.`,
  (number: string) => `The old barn was ${number} percent full, and the new one was not.`,
  (number: string) => `They gave ${number} per cent of it to the ${number} oldest farmers.`,
];
const NUMBERS = ['two', '2', 'ten', 'fourteen', '14', 'twenty', 'thirty-six', 'ninety', 'one hundred', '2.5'];

describe('corrections of numbers', () => {
  it('leave nothing to correct at their place', () => {
    const checks = [percentSign, numberFromTen, numberBelowTen];
    for (const text of FRAMES.flatMap((frame) => NUMBERS.map(frame))) {
      for (const { span, suggestions } of checks.flatMap((check) => [...check.run(paperOf(text))])) {
        const [right] = suggestions ?? [];
        if (span === null || right === undefined) continue;
        const corrected = text.slice(0, span.start) + right + text.slice(span.end);
        const again = checks.flatMap((check) => [...check.run(paperOf(corrected))]);
        const end = span.start + right.length;
        const there = again.filter(
          (hit) => hit.span !== null && hit.span.start < end && hit.span.end > span.start,
        );
        expect([corrected, there.length]).toEqual([corrected, 0]);
      }
    }
  });
});
