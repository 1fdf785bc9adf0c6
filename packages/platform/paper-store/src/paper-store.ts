import type { StoreKey } from './store-key.ts';

/** Result of `put`: the id for reading it, its size in bytes, and its SHA-256 in hex. */
export type StoredFile = {
  readonly fileId: string;
  readonly size: number;
  readonly sha256: string;
  /** At most the first 4 KiB, for detecting the file type. */
  readonly head: Uint8Array;
};

export type StoredEntry = {
  /** A file id or a document name, for `get` and `remove`. */
  readonly id: string;
  readonly storedAt: Date;
};

/**
 * Encrypted files in one folder. Every method throws `PaperStoreError`; a file becomes visible only when it is
 * durable.
 */
export type PaperStore = {
  /** Stores bytes under a random id; throws `too-large` beyond `maxBytes` and keeps nothing then. */
  put(
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    options: { readonly maxBytes: number; readonly signal?: AbortSignal },
  ): Promise<StoredFile>;
  /** Stores a derived document under a name such as "reviews/<id>/1", replacing an existing one. */
  putAt(name: string, bytes: Uint8Array): Promise<void>;
  /** The decrypted file or document; throws `not-found` or `damaged`. */
  get(id: string): Promise<Uint8Array>;
  /** Deletes a file or document permanently; a missing one is not an error. */
  remove(id: string): Promise<void>;
  /** Deletes every document in a folder such as "reviews/<id>". */
  removeFolder(folder: string): Promise<void>;
  /** Everything stored, in no particular order. */
  list(): AsyncIterable<StoredEntry>;
  /** Deletes temporary files of interrupted writes; returns their number. */
  removeStaleParts(olderThan: Date): Promise<number>;
  /** Writes, reads and deletes a probe file; throws if that fails. */
  check(): Promise<void>;
};

export type PaperStoreOptions = {
  /** Created with its parents if missing, private to its owner. */
  readonly folder: string;
  readonly key: StoreKey;
  /** Called before a file or document is stored; throws `full` if there is too little space. */
  readonly checkRoom?: () => Promise<void>;
};
