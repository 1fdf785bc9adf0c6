import type { ModelCost } from '@greenpen/api-contract';
import type { MonthUse, TokensUsed } from '@greenpen/gradebook';
import type { Ports } from '../ports.ts';

type Priced = Pick<NonNullable<Ports['model']>, 'prices'>;

/** Tokens for a paper of three pages, judged in three requests, before an account has papers of its own. */
const GUESS: TokensUsed = { inputTokens: 12_500, outputTokens: 2500 };

/** The share of the price that a batched request saves. */
const BATCH_SAVES = 0.5;

/** Judging, language, feedback; a model that only rewords is asked once. */
const REQUESTS = { judging: 3, rewording: 1 };

/** Tokens of requests, of which some may have been batched at half the price. */
export function costOf(
  {
    inputTokens,
    outputTokens,
    batched = { inputTokens: 0, outputTokens: 0 },
  }: Partial<MonthUse> & TokensUsed,
  { prices }: Priced,
): ModelCost {
  const dollars =
    prices === null
      ? null
      : ((inputTokens - batched.inputTokens * BATCH_SAVES) * prices.input +
          (outputTokens - batched.outputTokens * BATCH_SAVES) * prices.output) /
        1_000_000;
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
