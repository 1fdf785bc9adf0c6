export * from './check-description.ts';
export * from './structure.ts';
export * from './paper.ts';
export * from './finding.ts';
export * from './span.ts';
