import type { TemplateCategory } from './teaching.ts';

export type StarterTemplate = {
  readonly name: string;
  readonly category: TemplateCategory;
  readonly template: string;
};

const row = (category: TemplateCategory, name: string, template: string): StarterTemplate => ({
  category,
  name,
  template,
});

/** The templates that a new account begins with; the instructor can remove each. */
export const starterTemplates: readonly StarterTemplate[] = [
  row(
    'grammar',
    'Agreement',
    'Check that each verb agrees with its subject, especially where words stand between them.',
  ),
  row(
    'grammar',
    'Run-on sentence',
    'This sentence joins two statements without a word or a mark between them. Split it, or join them with a conjunction.',
  ),
  row(
    'grammar',
    'Read it aloud',
    'Read the paper aloud once before you hand it in. Where you stumble, the sentence needs work.',
  ),
  row(
    'apa',
    'Citation missing',
    'This is someone else’s finding or idea. Cite the source here, with author and year.',
  ),
  row(
    'apa',
    'Reference entry',
    'Check this entry against APA 7, chapter 9: author, year, title and source, in that order.',
  ),
  row(
    'apa',
    'Quotation needs a page',
    'A direct quotation needs a page or paragraph number in its citation.',
  ),
  row(
    'content',
    'Evidence',
    'You make a claim here. What supports it? Name the evidence and say how it supports the claim.',
  ),
  row(
    'content',
    'Go deeper',
    'You describe this well. Now explain it: why does it happen, and what follows from it?',
  ),
  row(
    'content',
    'Counterargument',
    'What would a careful reader say against this? Name the best objection and answer it.',
  ),
  row('general', 'Good point', 'This is a strong point, clearly made.'),
  row(
    'general',
    'Office hours',
    'If any of these comments is unclear, please come to my office hours and we will go through it together.',
  ),
];
