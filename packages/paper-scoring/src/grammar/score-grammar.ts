import type { AreaBasis } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { count } from '../content/measure.ts';

/** Points for one error in 1,000 words, so that ten of them leave 75. */
const COST_PER_THOUSAND = 2.5;

/** A short text is judged as if it had this many words: one slip in a post of 80 words is one slip. */
const LEAST_WORDS = 400;

/** Points that one check may cost at most: one habit repeated forty times is still one habit. */
const CAP = 25;

/** Checks that stand for many different mistakes and not for one habit. */
const BROAD_CAP = 50;
const BROAD = /^grammar-(?:spelling|agreement|word-choice|form)$/u;

/** What the grammar score is made of: 100 points less what errors cost in their density per 1,000 words. */
export function scoreGrammar(findings: readonly Finding[], words: number): AreaBasis {
  const errors = findings.filter(({ area, severity }) => area === 'grammar' && severity === 'error');
  const cost = Math.round((COST_PER_THOUSAND * 100_000) / Math.max(words, LEAST_WORDS)) / 100;
  const costs: Record<string, number> = {};
  const caps: Record<string, number> = {};
  for (const { id, check } of errors) {
    costs[id] = cost;
    caps[check] = BROAD.test(check) ? BROAD_CAP : CAP;
  }
  const density = words === 0 ? 0 : (errors.length * 1000) / words;
  const reason =
    `${count(errors.length, 'error')} in ${count(words, 'word')}, ${density.toFixed(1)} per 1,000 words; ` +
    `each takes ${cost.toFixed(1)} points off, one kind of error at most ${CAP}, or ${BROAD_CAP} for spelling, agreement, word forms and word choice.`;
  const part = { id: 'grammar', label: 'Correct language', points: 100, maxPoints: 100, reason };
  if (words > 0) return { parts: [part], costs, caps };
  return {
    parts: [{ ...part, points: 0, reason: 'There is no running text to judge.' }],
    costs,
    caps,
  };
}
