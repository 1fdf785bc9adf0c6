export * from './gradebook.ts';
export * from './records.ts';
