export * from './citation.ts';
export * from './extraction.ts';
export * from './finding.ts';
export * from './paper.ts';
export * from './section.ts';
export * from './sections.ts';
export * from './sections-title.ts';
export { titlePageElementsOf, type TitlePageElement } from './sections-title-page.ts';
export * from './span.ts';
