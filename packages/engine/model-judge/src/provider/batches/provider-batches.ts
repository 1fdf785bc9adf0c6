import type { BatchHttp } from './batch-http.ts';
import type { NoAnswer, SentBatch } from './batch-model.ts';

/** A request as the provider would be sent it live. */
export type BatchBody = { readonly id: string; readonly path: string; readonly body: object };

/** An answer as the provider would have given it live. */
export type BatchReply = {
  readonly id: string;
  readonly reply: { readonly status: number; readonly body: unknown } | NoAnswer;
};

/** What the services differ in. All throw what `BatchHttp` throws. */
export type ProviderBatches = {
  readonly headers: (apiKey: string) => Readonly<Record<string, string>>;
  readonly send: (
    http: BatchHttp,
    batch: { readonly id: string; readonly bodies: readonly BatchBody[] },
    signal: AbortSignal,
  ) => Promise<string>;
  readonly find: (http: BatchHttp, batch: SentBatch, signal: AbortSignal) => Promise<string | null>;
  readonly hasEnded: (http: BatchHttp, providerId: string, signal: AbortSignal) => Promise<boolean>;
  readonly read: (
    http: BatchHttp,
    batch: { readonly providerId: string; readonly requestIds: readonly string[] },
    signal: AbortSignal,
  ) => Promise<readonly BatchReply[]>;
  readonly cancel: (http: BatchHttp, providerId: string, signal: AbortSignal) => Promise<void>;
  readonly forget: (http: BatchHttp, providerId: string, signal: AbortSignal) => Promise<void>;
};
