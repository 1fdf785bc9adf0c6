export * from './assignment-brief.ts';
export * from './criteria.ts';
export * from './grading-error.ts';
export * from './letter.ts';
export * from './review.ts';
export * from './score-from-basis.ts';
export * from './submission-state.ts';
