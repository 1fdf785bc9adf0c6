export * from './bad-archives.ts';
export type { BadFile } from './bad-file.ts';
export * from './bad-files.ts';
export { discussionPost } from './discussion-post.ts';
export { asTagCharacters, hiddenInstructionPaper, hiddenInstructions } from './hidden-instructions.ts';
export type { HiddenInstruction } from './hidden-instructions.ts';
export { makePaper } from './make-paper.ts';
export type { PlantedError, TestPaper, TestPaperFormat } from './paper-content.ts';
export * from './sample-papers.ts';
