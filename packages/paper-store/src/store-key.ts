/** The installation's master key: 32 bytes, and an id that names it in the header of whatever it sealed. */
export type StoreKey = {
  /** 8 bytes in hex, derived from the key; says nothing about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
};

/**
 * The key from a setting, or from the file `greenpen.key` of the data folder, made at first start where `mayCreate`.
 * Refuses, before anything is written, a key of another form (`key-malformed`) or one that does not fit what the
 * data folder holds (`key-wrong`).
 */
export type LoadOrCreateKey = (options: {
  readonly dataDir: string;
  /** GREENPEN_KEY: 32 bytes in base64 or hex; null when it is not set. */
  readonly value: string | null;
  readonly mayCreate: boolean;
}) => Promise<StoreKey>;

/** Seals text for a database column; the same text twice gives different bytes. */
export type SealText = (key: StoreKey, text: string) => Uint8Array;

/** Throws `damaged` for anything but what `sealText` made with this key or one of the older ones. */
export type OpenText = (keys: StoreKey | readonly StoreKey[], sealed: Uint8Array) => string;

/** A secret for another purpose, 64 hex digits: `deriveSecret(key, 'session')`. */
export type DeriveSecret = (key: StoreKey, purpose: string) => string;
