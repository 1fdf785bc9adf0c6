export * from './batch-server.ts';
export * from './model-server.ts';
