import { type Paper, type Span, spanText } from '@greenpen/paper';
import { citationsOf, referenceEntriesOf, sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutWayOfCiting } from './advice.ts';

const NUMBER = /\[\d{1,3}(?:\s?[,–-]\s?\d{1,3})*\]/gu;
const AUTHOR_AND_PAGE =
  /\(([\p{Lu}][\p{L}’'-]+)(?:(?: and|,) [\p{Lu}][\p{L}’'-]+)* \d{1,4}(?:[–-]\d{1,4})?(?:; [^()]{3,60})?\)/gu;

/** One pair of brackets with a number in it may be anything; two and a list are a way of citing. */
const FEWEST = 2;

export const citationOtherStyle: Check = {
  id: 'apa-citation-other-style',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate once',
  title: 'Citations in another style',
  source: 'APA 7, 8.10',
  summary: 'Works are cited by author and year, not by number or by author and page.',
  advice: aboutWayOfCiting,
  *run(paper) {
    if (citationsOf(paper).length > 0 || referenceEntriesOf(paper).length === 0) return;
    const numbers = findInBody(paper, NUMBER);
    const [first] = numbers;
    if (first !== undefined && numbers.length >= FEWEST) {
      yield { span: first, message: `APA cites by author and year, not by number.${others(numbers)}` };
      return;
    }
    const list = sectionsOf(paper)
      .filter(({ kind }) => kind === 'references')
      .flatMap(({ blocks }) => blocks.map(({ span }) => spanText(paper.text, span)))
      .join('\n');
    const pages = findInBody(paper, AUTHOR_AND_PAGE).filter((span) =>
      list.includes(/[\p{L}’'-]+/u.exec(spanText(paper.text, span))?.[0] ?? '\n\n'),
    );
    const [page] = pages;
    if (page === undefined || pages.length < FEWEST) return;
    yield { span: page, message: `APA cites by author and year, not by author and page.${others(pages)}` };
  },
};

function findInBody(paper: Paper, pattern: RegExp): readonly Span[] {
  return sectionsOf(paper)
    .filter(({ kind }) => kind === 'body' || kind === 'abstract')
    .flatMap(({ blocks }) => blocks)
    .flatMap(({ span }) =>
      Array.from(spanText(paper.text, span).matchAll(pattern), ({ index, 0: found }) => ({
        start: span.start + index,
        end: span.start + index + found.length,
      })),
    );
}

function others(places: readonly Span[]): string {
  return ` The paper does so in ${places.length} places.`;
}
