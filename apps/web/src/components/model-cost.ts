import type { ModelChoice, ModelCost } from '@greenpen/api-contract';
import { formatCount, formatDay, formatFixed, formatNumber } from './format.ts';

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

/** What a class takes overnight, of the usual cost of a paper. */
export function overnightWords(papers: number, { tokens, dollars }: ModelCost): string {
  return estimateWords(papers, { tokens, dollars: dollars === null ? null : dollars / 2 });
}

/** The default of a course, with what a class of 30 takes either way. */
export function overnightDefaultWords(paper: ModelCost): string {
  const classOf = 30;
  const { tokens, dollars } = paper;
  const both =
    dollars === null
      ? `${sayTokens(tokens * classOf)} either way`
      : `about ${sayDollars((dollars * classOf) / 2)}, instead of ${sayDollars(dollars * classOf)} at once`;
  return `About half the price: for ${classOf} papers ${both}. You can choose otherwise whenever you upload or grade papers.`;
}

/** "This month: 0.9 M tokens, $1.10 of your monthly budget of $5.00." */
export function monthWords({ use, budget }: Pick<ModelChoice, 'use' | 'budget'>): string {
  const cost = sayCost(use.month);
  if (budget === null) return `This month: ${cost}.`;
  const limit =
    budget.of === 'user'
      ? `Your monthly budget is ${sayDollars(budget.dollars)}`
      : `The monthly budget of your institution is ${sayDollars(budget.dollars)} for all instructors`;
  return `This month: ${cost}. ${limit}.${budget.isSpent ? ` ${spentWords(budget)}` : ''}`;
}

/** Why the language model reads no paper, and when it does again. */
export function spentWords({ of, renewsOn }: NonNullable<ModelChoice['budget']>): string {
  const whose =
    of === 'user'
      ? 'Your monthly budget for the language model'
      : 'The monthly budget of your institution for the language model';
  return `${whose} is used up, so until ${formatDay(new Date(renewsOn))} (UTC) papers are graded by this server alone.`;
}
