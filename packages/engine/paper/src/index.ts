export * from './check-description.ts';
export * from './citation.ts';
export * from './extraction.ts';
export * from './finding.ts';
export * from './grammar-extent.ts';
export * from './paper.ts';
export * from './section.ts';
export * from './span.ts';
