import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../database.ts';
import { modelCalls, modelDrafts } from '../schema/model-drafts.ts';
import { submissions } from '../schema/submissions.ts';
import type { ModelDraftReason, MonthlyLimits, TokenPrices } from './model-draft-records.ts';

const MILLION = 1_000_000;

/** What a batched request costs of the price of a live one: OpenAI, Anthropic and Google all ask for half. */
export const BATCH_SHARE = 0.5;

export const isThisMonth = sql`${modelCalls.calledAt} >= date_trunc('month', now(), 'UTC')`;

const longestReply = sql`coalesce(${modelCalls.boundOutput}, ${modelCalls.bound})`;

/** What a request cost, or may have cost at most where its usage is not known. */
const dollarsOfCall = ({ input, output }: TokenPrices): SQL<number> => sql<number>`(
  coalesce(${modelCalls.inputTokens}, ${modelCalls.bound} - ${longestReply}) * ${input}::float8
  + coalesce(${modelCalls.outputTokens}, ${longestReply}) * ${output}::float8) / ${MILLION}::float8
  * case when ${modelCalls.isBatched} then ${BATCH_SHARE}::float8 else 1 end`;

type Whose = {
  /** null for all accounts. */
  readonly ownerId: string | null;
};

/** Papers that have begun: what is set aside for them covers their requests. */
const isBegun = and(
  isNotNull(modelDrafts.reservedDollars),
  inArray(modelDrafts.state, ['waiting', 'drafting', 'batched']),
);

/** US dollars of this month (UTC): what requests cost, and what is set aside for papers that have begun. */
export async function dollarsThisMonth(
  tx: Executor,
  prices: TokenPrices,
  { ownerId }: Whose,
): Promise<number> {
  const [spent] = await tx
    .select({ dollars: sql<number>`coalesce(sum(${dollarsOfCall(prices)}), 0)::float8` })
    .from(modelCalls)
    .leftJoin(modelDrafts, and(eq(modelDrafts.submissionId, modelCalls.submissionId), isBegun))
    .where(
      and(
        isThisMonth,
        isNull(modelDrafts.submissionId),
        ownerId === null ? undefined : eq(modelCalls.ownerId, ownerId),
      ),
    );
  const [begun] = await tx
    .select({ dollars: sql<number>`coalesce(sum(${modelDrafts.reservedDollars}), 0)::float8` })
    .from(modelDrafts)
    .innerJoin(submissions, eq(submissions.id, modelDrafts.submissionId))
    .where(and(isBegun, ownerId === null ? undefined : eq(submissions.ownerId, ownerId)));
  return (spent?.dollars ?? 0) + (begun?.dollars ?? 0);
}

type Asked = {
  readonly bound: number;
  readonly boundOutput?: number | undefined;
  readonly isBatched?: boolean | undefined;
};

/** What a request costs at most, in US dollars. */
export function boundInDollars(
  { input, output }: TokenPrices,
  { bound, boundOutput = bound, isBatched = false }: Asked,
): number {
  const dollars = ((bound - boundOutput) * input + boundOutput * output) / MILLION;
  return isBatched ? dollars * BATCH_SHARE : dollars;
}

/**
 * Which monthly limit has no room left for `dollars`; null if both have. The caller holds the lock on the model's
 * health row, so that nothing is set aside twice.
 */
export async function findSpentLimit(
  tx: Executor,
  { prices, ...limits }: MonthlyLimits,
  { dollars, ownerId }: Whose & { readonly dollars: number },
): Promise<Extract<ModelDraftReason, `monthly-${string}`> | null> {
  const isOver = async (limit: number | null, whose: string | null): Promise<boolean> =>
    limit !== null && dollars + (await dollarsThisMonth(tx, prices, { ownerId: whose })) > limit;
  if (await isOver(limits.dollars, null)) return 'monthly-dollars';
  if (ownerId !== null && (await isOver(limits.dollarsPerUser, ownerId))) return 'monthly-dollars-per-user';
  return null;
}
