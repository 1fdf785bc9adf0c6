import type { Agreement } from '@greenpen/api-contract';
import { formatCount, formatNumber, formatScore, formatSigned } from '../format.ts';

type Figures = NonNullable<Agreement['figures']>;

/** How far the drafts were off, in which direction, and how the instructor's own marks moved. */
export function summaryOf(count: number, { meanError, bias, drift }: Figures): string {
  const direction =
    Math.abs(bias) < 1
      ? 'neither stricter nor more generous than you'
      : `${formatScore(Math.abs(bias))} points ${bias > 0 ? 'more generous' : 'stricter'} than you on average`;
  const sentence = `Over ${formatCount(count, 'approved paper')}, drafts were ${formatScore(meanError)} points off and ${direction}.`;
  return drift === null ? sentence : `${sentence} ${sentenceOfDrift(drift)}`;
}

function sentenceOfDrift({ points, range: [low, high], papers }: NonNullable<Figures['drift']>): string {
  const moved = points > 0 ? 'rose' : 'fell';
  const about = formatNumber(Math.round(Math.abs(points)));
  const [least, most] = points > 0 ? [low, high] : [-high, -low];
  return (
    `Your marks ${moved} by about ${about} points (${formatNumber(Math.round(least))} to ${formatNumber(Math.round(most))}) ` +
    `from the first ${nameOf(papers)} to the last ${nameOf(papers)} papers, compared with what papers like them would get.`
  );
}

const names = ['six', 'seven', 'eight', 'nine', 'ten'] as const;

function nameOf(count: number): string {
  return names[count - 6] ?? formatNumber(count);
}

/** "(24 points apart, 2 expected)". */
export function apartFrom(points: number, expected: number): string {
  const rounded = Math.round(expected);
  const usual = rounded <= 0 ? formatSigned(rounded) : formatNumber(rounded);
  return `(${formatScore(points)} points apart, ${usual} expected)`;
}
