export * from './api-keys.ts';
export * from './courses.ts';
export * from './grades.ts';
export * from './identity.ts';
export * from './stored-removals.ts';
export * from './submissions.ts';
export * from './teaching.ts';
