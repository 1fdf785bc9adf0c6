export * from './paper-store-error.ts';
export * from './paper-store.ts';
export * from './store-key.ts';
