import type { Check } from '@greenpen/paper-checks';

/** The example of docs/author-a-check.md; a test compares the two. No part of the product. */
export const citationAndOthers: Check = {
  id: 'apa-citation-and-others',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: '“and others” instead of “et al.”',
  source: 'APA 7, 8.17',
  summary: 'Three or more authors are cited by the first author and “et al.”',
  advice: {
    noun: 'the words “and others” in citations',
    how: ['Write “et al.” after the first author, with a period after “al”.'],
  },
  *run({ text }) {
    for (const { index, 0: words } of text.matchAll(/(?<=\p{Ll} )and others(?=,? \(?\d{4})/gu)) {
      yield {
        span: { start: index, end: index + words.length },
        message: 'APA writes “et al.” for the other authors.',
        suggestions: ['et al.'],
      };
    }
  },
};
