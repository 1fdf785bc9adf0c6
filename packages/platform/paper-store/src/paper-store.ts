import type { StoreKey } from './store-key.ts';

/** What `put` stored: the name to ask for it again, its size in bytes, and its SHA-256 in hex. */
export type StoredFile = {
  readonly fileId: string;
  readonly size: number;
  readonly sha256: string;
  /** The first 4 KiB at most, to judge the file by its content. */
  readonly head: Uint8Array;
};

export type StoredEntry = {
  /** What `get` and `remove` take: a file id or a document's name. */
  readonly id: string;
  readonly storedAt: Date;
};

/** Sealed files in one folder. Every method throws `PaperStoreError`; nothing is visible before it is durable. */
export type PaperStore = {
  /** Stores bytes under a made-up id; `too-large` beyond `maxBytes`, and then nothing is kept. */
  put(
    bytes: Uint8Array | AsyncIterable<Uint8Array>,
    options: { readonly maxBytes: number; readonly signal?: AbortSignal },
  ): Promise<StoredFile>;
  /** Stores a derived document under a name such as "reviews/<id>/1"; the same name again replaces it. */
  putAt(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes of a file id or of a document's name, verified; `not-found` or `damaged` otherwise. */
  get(id: string): Promise<Uint8Array>;
  /** Removes a file or document for good; one that is not there is no error. */
  remove(id: string): Promise<void>;
  /** Removes every document whose name starts with the folder: "reviews/<id>". */
  removeFolder(folder: string): Promise<void>;
  /** Everything stored, in no order. */
  list(): AsyncIterable<StoredEntry>;
  /** Removes what interrupted writes left behind; returns how many. */
  removeStaleParts(olderThan: Date): Promise<number>;
  /** Writes, reads and removes a probe; throws when the store does not answer. */
  check(): Promise<void>;
};

export type PaperStoreOptions = {
  /** Made with its parents when missing, readable by its owner alone. */
  readonly folder: string;
  readonly key: StoreKey;
  /** Asked before a file or document is stored; throws `full` where there is too little room for more. */
  readonly checkRoom?: () => Promise<void>;
};
