export * from './create-later-version.ts';
export * from './create-test-database.ts';
export * from './run-queue.ts';
export * from './samples.ts';
export * from './prepare-gradebook.ts';
export * from './until-blocked.ts';
