export * from './load-or-create-key.ts';
export * from './open-paper-store.ts';
export * from './paper-store-error.ts';
export * from './paper-store.ts';
export * from './seal-text.ts';
export { deriveSecret, parseStoreKey, type StoreKey } from './store-key.ts';
