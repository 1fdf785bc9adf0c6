export { findStudent } from './student-identity.ts';
export type { StudentIdentity } from './person-name.ts';
export { readPaper } from './read-paper.ts';
export type { PaperFile } from './read-paper.ts';
export type { ReadingLimits } from './reading-limits.ts';
