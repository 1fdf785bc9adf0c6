export * from './create-test-database.ts';
export * from './samples.ts';
export * from './prepare-gradebook.ts';
