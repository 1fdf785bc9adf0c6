import { isIP } from 'node:net';
import { z } from 'zod';
import { InstallationError } from './installation-error.ts';

const providers = ['openai', 'anthropic', 'google', 'openai-compatible'] as const;

export type ModelProvider = (typeof providers)[number];

/** The configured language model. */
export type InstallationModel = {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey: string | null;
  /** null for the provider's default URL. */
  readonly baseUrl: string | null;
  /** Where papers are sent: "api.openai.com". */
  readonly host: string;
  /** Whether the provider answers many requests within a day at half the price. */
  readonly hasBatches: boolean;
  /** Hours after which the provider ends a batch, answered or not. */
  readonly batchHours: number;
  /** Display name: "gpt-5-mini at api.openai.com". */
  readonly name: string;
  /** Tokens from one midnight (UTC) to the next; null without a limit. */
  readonly dailyTokens: number | null;
  /** The most that one request may take. */
  readonly callSeconds: number;
  /** Requests that may run at the same time. */
  readonly callsAtOnce: number;
  /** US dollars for a million tokens, as the operator entered them; null if not entered. */
  readonly prices: TokenPrices | null;
  /** Limits in US dollars from one month (UTC) to the next; null without one. */
  readonly monthly: {
    readonly prices: TokenPrices;
    readonly dollars: number | null;
    readonly dollarsPerUser: number | null;
  } | null;
};

type TokenPrices = { readonly input: number; readonly output: number };

const ownHosts: Readonly<Record<Exclude<ModelProvider, 'openai-compatible'>, string>> = {
  openai: 'api.openai.com',
  anthropic: 'api.anthropic.com',
  google: 'generativelanguage.googleapis.com',
};

const ownNetwork =
  /^(?:localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+|\[::1\]|\[f[cd][\da-f]{2}:.*\])$/u;
const ownNames = /^(?:[^.]+|.+\.(?:internal|local|lan|home\.arpa))$/u;

/** Whether papers are safe in transit: plain HTTP is allowed only to this machine or a private network. */
function isSafeAddress(address: string): boolean {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return false;
  if (url.protocol === 'https:') return true;
  const { hostname } = url;
  const isName = isIP(hostname.replace(/^\[|\]$/gu, '')) === 0;
  return ownNetwork.test(hostname) || (isName && ownNames.test(hostname));
}

const environment = z.object({
  AI_PROVIDER: z.enum(providers).optional(),
  AI_MODEL: z.string().max(200).regex(/^\S+$/u).optional(),
  AI_API_KEY: z.string().regex(/^\S+$/u).optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/u })
    .refine(isSafeAddress)
    .optional(),
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(0),
  AI_CALL_SECONDS: z.coerce.number().int().min(45).max(180).default(120),
  AI_CALLS_AT_ONCE: z.coerce.number().int().min(1).max(50).default(20),
  AI_INPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
  AI_OUTPUT_PRICE: z.coerce.number().min(0).max(10_000).optional(),
  AI_MONTHLY_DOLLARS: z.coerce.number().min(0).default(0),
  AI_MONTHLY_DOLLARS_PER_USER: z.coerce.number().min(0).default(0),
});

type ModelVariables = z.output<typeof environment>;

const takes: Readonly<Record<keyof ModelVariables, string>> = {
  AI_PROVIDER: `one of ${providers.join(', ')}`,
  AI_MODEL: 'the name of a model as used by its provider',
  AI_API_KEY: 'the API key from the provider, without spaces',
  AI_BASE_URL: 'the https address of a model server, or an http address on this machine or a private network',
  AI_DAILY_TOKENS: 'a whole number of tokens a day, 0 for no limit',
  AI_CALL_SECONDS: 'the seconds that one request may take, 45 to 180',
  AI_CALLS_AT_ONCE: 'how many requests may run at the same time, 1 to 50',
  AI_INPUT_PRICE: 'US dollars for a million tokens that are sent, such as 0.25',
  AI_OUTPUT_PRICE: 'US dollars for a million tokens that are answered, such as 2',
  AI_MONTHLY_DOLLARS: 'US dollars a month, 0 for no limit',
  AI_MONTHLY_DOLLARS_PER_USER: 'US dollars a month for each user, 0 for no limit',
};

/** null without a model. Throws an `InstallationError` that names the invalid variable. */
export function readModelSettings(
  variables: Readonly<Record<string, string | undefined>>,
): InstallationModel | null {
  const given = Object.fromEntries(
    Object.keys(environment.shape).flatMap((name) =>
      (variables[name] ?? '') === '' ? [] : [[name, variables[name]]],
    ),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const name = environment.keyof().parse(parsed.error.issues[0]?.path[0]);
    const got = name === 'AI_API_KEY' ? 'has an invalid value' : `is "${given[name]}"`;
    throw new InstallationError(`${name} ${got}; it takes ${takes[name]}.`);
  }
  return modelOf(parsed.data, Object.keys(given));
}

function modelOf(data: ModelVariables, given: readonly string[]): InstallationModel | null {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = data;
  if (provider === undefined) {
    const [stray] = given;
    if (stray === undefined) return null;
    throw new InstallationError(`${stray} is set and AI_PROVIDER is not; set both, or neither.`);
  }
  if (model === undefined) throw missing('AI_MODEL', provider);
  if (provider === 'openai-compatible') {
    if (baseUrl === undefined) throw missing('AI_BASE_URL', provider);
  } else if (apiKey === undefined) {
    throw missing('AI_API_KEY', provider);
  }
  const ownHost = provider === 'openai-compatible' ? '' : ownHosts[provider];
  const host = baseUrl === undefined ? ownHost : new URL(baseUrl).host;
  return {
    provider,
    model,
    apiKey: apiKey ?? null,
    baseUrl: baseUrl ?? null,
    host,
    hasBatches: provider !== 'openai-compatible',
    batchHours: provider === 'google' ? 48 : 24,
    name: `${model} at ${host}`,
    dailyTokens: data.AI_DAILY_TOKENS === 0 ? null : data.AI_DAILY_TOKENS,
    callSeconds: data.AI_CALL_SECONDS,
    callsAtOnce: data.AI_CALLS_AT_ONCE,
    prices: pricesOf(data),
    monthly: monthlyOf(data),
  };
}

/** One price alone would make every cost wrong. */
function pricesOf({
  AI_INPUT_PRICE: input,
  AI_OUTPUT_PRICE: output,
}: ModelVariables): InstallationModel['prices'] {
  if (input === undefined && output === undefined) return null;
  if (input !== undefined && output !== undefined) return { input, output };
  const [given, lacking] =
    input === undefined ? ['AI_OUTPUT_PRICE', 'AI_INPUT_PRICE'] : ['AI_INPUT_PRICE', 'AI_OUTPUT_PRICE'];
  throw new InstallationError(`${given} is set and ${lacking} is not; set both, or neither.`);
}

/** What a month costs can be told by the prices alone. */
function monthlyOf(data: ModelVariables): InstallationModel['monthly'] {
  const { AI_MONTHLY_DOLLARS: dollars, AI_MONTHLY_DOLLARS_PER_USER: perUser } = data;
  if (dollars === 0 && perUser === 0) return null;
  const prices = pricesOf(data);
  if (prices === null) {
    const given = dollars === 0 ? 'AI_MONTHLY_DOLLARS_PER_USER' : 'AI_MONTHLY_DOLLARS';
    throw new InstallationError(
      `${given} is set and AI_INPUT_PRICE is not; set AI_INPUT_PRICE and AI_OUTPUT_PRICE too.`,
    );
  }
  return { prices, dollars: dollars || null, dollarsPerUser: perUser || null };
}

function missing(name: keyof ModelVariables, provider: ModelProvider): InstallationError {
  return new InstallationError(`AI_PROVIDER is "${provider}" and ${name} is not set; set ${takes[name]}.`);
}
