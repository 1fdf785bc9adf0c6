import type { HashedWeights } from './hashed-weights.ts';

/** The two trained models (docs/grammar-models.md). */
export type GrammarModels = {
  /** Classes: nothing, comma, full stop. */
  readonly marks: HashedWeights;
  /** Classes: the forms of a `FormSlot`. */
  readonly forms: HashedWeights;
  /** What a find needs in order to be reported, by kind. */
  readonly thresholds: Readonly<Record<string, number>>;
};

let loading: Promise<void> | null = null;
let models: GrammarModels | null = null;

/** Unpacks the models once per thread. */
export async function loadGrammarModels(): Promise<void> {
  loading ??= unpackAll().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  await loading;
}

/** The models; `loadGrammarModels` comes first. */
export function grammarModels(): GrammarModels {
  if (models === null) throw new Error('The grammar models are used before they are loaded.');
  return models;
}

async function unpackAll(): Promise<void> {
  // As modules, since packages that only compute open no files.
  const [{ default: weights }, { default: thresholds }] = await Promise.all([
    import('./weights.json', { with: { type: 'json' } }),
    import('./thresholds.json', { with: { type: 'json' } }),
  ]);
  const [marks, forms] = await Promise.all([unpack(weights.marks), unpack(weights.forms)]);
  models = { marks, forms, thresholds };
}

type Packed = { readonly width: number; readonly scale: number; readonly packed: string };

async function unpack({ width, scale, packed }: Packed): Promise<HashedWeights> {
  const stream = new Blob([Buffer.from(packed, 'base64')]).stream();
  const bytes = await new Response(stream.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
  const weights = new Int8Array(bytes);
  return { width, scale, weights, mask: weights.length / width - 1 };
}
