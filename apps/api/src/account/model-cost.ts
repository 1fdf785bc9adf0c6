import type { ModelCost } from '@greenpen/api-contract';
import type { TokensUsed } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

type Priced = Pick<NonNullable<Ports['model']>, 'prices'>;

/** Tokens for a paper of three pages, judged in three requests, before an account has papers of its own. */
const GUESS: TokensUsed = { inputTokens: 12_500, outputTokens: 2500 };

/** Judging, language, feedback; a model that only rewords is asked once. */
const REQUESTS = { judging: 3, rewording: 1 };

export function costOf({ inputTokens, outputTokens }: TokensUsed, { prices }: Priced): ModelCost {
  const dollars =
    prices === null ? null : (inputTokens * prices.input + outputTokens * prices.output) / 1_000_000;
  return { tokens: inputTokens + outputTokens, dollars };
}

/** What a paper probably takes; `perRequest` is null where there is nothing to tell it by. */
export function paperCost(
  perRequest: TokensUsed | null,
  { mayJudge }: { readonly mayJudge: boolean },
  priced: Priced,
): ModelCost {
  const requests = mayJudge ? REQUESTS.judging : REQUESTS.rewording;
  const { inputTokens, outputTokens } = perRequest ?? {
    inputTokens: GUESS.inputTokens / REQUESTS.judging,
    outputTokens: GUESS.outputTokens / REQUESTS.judging,
  };
  return costOf(
    { inputTokens: Math.round(inputTokens * requests), outputTokens: Math.round(outputTokens * requests) },
    priced,
  );
}
