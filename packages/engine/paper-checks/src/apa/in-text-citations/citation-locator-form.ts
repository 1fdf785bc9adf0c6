import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutCitedPages } from './advice.ts';
import { quotationsOf } from './quotations.ts';
import { sureCitations } from './sure-citations.ts';

type Fault = { readonly message: string; readonly better: string };

const ROWS: readonly (readonly [RegExp, string, string])[] = [
  [/^(?:pgs?|pages?|page no)\b\.?\s*(?=\d+$)/iu, 'p. ', 'APA writes “p.” before a single page.'],
  [
    /^(?:pgs?|pages?|pp?)\b\.?\s*(?=\d+\s*[-–—]\s*\d+$)/iu,
    'pp. ',
    'APA writes “pp.” before a range of pages.',
  ],
  [/^pp\b\.?\s*(?=\d+$)/u, 'p. ', 'APA writes “p.” before a single page; “pp.” is for more than one.'],
  [/^p(?:\s+|\.)?(?=\d+$)/u, 'p. ', 'APA writes “p.”, a space, and the page.'],
  [/^(?:paragraphs?|par)\b\.?\s*(?=\d+$)/iu, 'para. ', 'APA writes “para.” before a paragraph number.'],
];

/** After the quotation of a work that the sentence has named: "… (p. 4)". */
const LOCATOR_ALONE = /^\s?\(((?:p|para)[^()\d]{0,8}\d[\d\s–—-]{0,12})\)/iu;

export const citationLocatorForm: Check = {
  id: 'apa-citation-locator-form',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Format of page and paragraph numbers',
  source: 'APA 7, 8.13',
  summary: 'One page is written “p. 4,” several “pp. 4–6,” a paragraph “para. 2.”',
  advice: aboutCitedPages,
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      const { locator } = citation;
      if (locator === null) continue;
      const fault = faultOf(spanText(paper.text, locator));
      if (fault !== null) yield { span: locator, message: fault.message, suggestions: [fault.better] };
    }
    for (const { span } of quotationsOf(paper)) {
      const match = LOCATOR_ALONE.exec(paper.text.slice(span.end, span.end + 40));
      const written = match?.[1];
      if (match === null || written === undefined) continue;
      const fault = faultOf(written);
      if (fault === null) continue;
      const start = span.end + match[0].indexOf(written);
      yield {
        span: { start, end: start + written.length },
        message: fault.message,
        suggestions: [fault.better],
      };
    }
  },
};

function faultOf(asTyped: string): Fault | null {
  // A blank that does not break keeps "p." and its number on one line, and is as good as any.
  const written = asTyped.replaceAll('\u00A0', ' ');
  for (const [form, right, message] of ROWS) {
    const better = written.replace(form, right).replace(/(?<=\d)\s*[-—]\s*(?=\d)/u, '–');
    if (form.test(written))
      return better.startsWith(written.slice(0, right.length)) ? null : { message, better };
  }
  return null;
}
