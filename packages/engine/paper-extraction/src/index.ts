export { findStudent } from './student-identity.ts';
export type { StudentIdentity } from './person-name.ts';
export { readPaper, type PaperFile } from './read-paper.ts';
export type { ReadingLimits } from './reading-limits.ts';
export { locateDocxText, type LocatedDocx, type TextPlace } from './docx/locate-docx-text.ts';
export type { PackageParts } from './docx/unpack-parts.ts';
