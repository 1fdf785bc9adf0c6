export * from './known-devices.ts';
export * from './sessions.ts';
