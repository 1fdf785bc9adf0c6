import type { Check } from '../../check.ts';
import { aboutTitlePage } from './advice.ts';
import { titlePageFactsOf } from './title-page-facts.ts';

export const titlePageAuthor: Check = {
  id: 'apa-title-page-author',
  area: 'apa',
  group: 'Title page',
  severity: 'error',
  cost: 'moderate',
  title: 'No author on the title page',
  source: 'APA 7, 2.5',
  summary: "The title page names the paper's author.",
  advice: aboutTitlePage,
  *run(paper) {
    const facts = titlePageFactsOf(paper);
    if (facts === null || facts.title === null || facts.blocks.length < 3) return;
    if (facts.parts.has('author') || facts.unclearLines > 0) return;
    yield { span: null, message: "The title page does not name the paper's author." };
  },
};
