import type { ModelCost } from '@greenpen/api-contract';
import { formatCount, formatFixed, formatNumber } from './format.ts';

const MILLION = 1_000_000;
const FROM_HERE_IN_MILLIONS = 0.1 * MILLION;

/** "0.9 M tokens", "12,400 tokens". */
function sayTokens(tokens: number): string {
  if (tokens >= FROM_HERE_IN_MILLIONS) return `${formatFixed(tokens / MILLION, 1)} M tokens`;
  return formatCount(Math.round(tokens), 'token');
}

/** "$1.10", "less than $0.01". */
function sayDollars(dollars: number): string {
  if (dollars > 0 && dollars < 0.01) return 'less than $0.01';
  return dollars < 100 ? `$${formatFixed(dollars, 2)}` : `$${formatNumber(Math.round(dollars))}`;
}

/** "12,400 tokens, $0.02"; tokens alone where no prices were entered. */
export function sayCost({ tokens, dollars }: ModelCost): string {
  return dollars === null ? sayTokens(tokens) : `${sayTokens(tokens)}, ${sayDollars(dollars)}`;
}

/** "60 papers: about 0.9 M tokens, $1.10 at the prices of your installation." */
export function estimateWords(papers: number, { tokens, dollars }: ModelCost): string {
  const cost = sayCost({ tokens: tokens * papers, dollars: dollars === null ? null : dollars * papers });
  const prices = dollars === null ? '' : ' at the prices that your administrator entered';
  return `${formatCount(papers, 'paper')}: about ${cost}${prices}.`;
}
