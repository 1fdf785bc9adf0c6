/** What becomes of a request of a batch. */
export type Fate = 'answered' | 'errored' | 'invalid' | 'expired';

export type Entry = { readonly customId: string; readonly body: string; fate: Fate | 'cancelled' | null };

export type Batch = {
  readonly id: string;
  readonly entries: readonly Entry[];
  readonly inputFile: string;
  readonly metadata: unknown;
  readonly createdAt: Date;
  status: 'running' | 'ended';
  isForgotten: boolean;
};
