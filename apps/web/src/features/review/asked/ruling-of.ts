import type { JudgedRequirement } from '@greenpen/api-contract';
import type { Ruling, Verdict } from '@greenpen/grading';

const longest = 1000;

type Correction = {
  readonly requirement: Pick<JudgedRequirement, 'kind' | 'verdict' | 'quote'>;
  /** The instructor's verdict; null where the engine's stands. */
  readonly verdict: Verdict | null;
  /** The words selected in the paper; null without a selection. */
  readonly selected: string | null;
};

/**
 * The example that a corrected verdict gives: the selected words, else those that the engine quoted. null where the
 * verdict says nothing certain about a passage: in part is not an answer, but less than the engine believed is none;
 * and where what is asked for is counted and not compared with passages.
 */
export function rulingOf({ requirement, verdict, selected }: Correction): Ruling | null {
  if (requirement.kind !== 'part') return null;
  const text = (selected ?? requirement.quote ?? '').trim().slice(0, longest).trim();
  if (text === '') return null;
  if (verdict === 'met') return { text, counts: true };
  if (verdict === 'not-found' || (verdict === 'partly' && requirement.verdict === 'met')) {
    return { text, counts: false };
  }
  return null;
}
