import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

/** Bodies whose reports are read online, by the words of their names. */
const BODY =
  /\b(?:Administration|Agency|Association|Bureau|Cent(?:er|re)|Coalition|Commission|Council|Department|Foundation|Government|Initiative|Institut(?:e|ion)|Ministry|Office|Organi[sz]ation|Project|Society|Union|United Nations)\b/u;
/** Since about then such bodies have put their reports online. */
const SINCE = 2000;

/** APA 7, 9.34: a work that is read online ends with its DOI or URL. */
export const referenceUrlMissing: Check = {
  id: 'apa-reference-url-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'advice',
  cost: 'minor once',
  title: 'Missing URLs of reports',
  source: 'APA 7, 9.34',
  summary: 'A report that was read online ends with its URL.',
  advice: {
    noun: 'reports without a URL',
    how: ['Copy the address of the page on which you read the report to the end of its entry.'],
    unit: 'entry',
  },
  *run(paper) {
    const entries = listEntries(paper)
      .map(({ entry }) => entry)
      .filter(
        ({ kind, authors, publisher, container, volume, doi, url, year, title, pages }) =>
          kind !== 'article' &&
          kind !== 'chapter' &&
          doi === null &&
          url === null &&
          volume === null &&
          pages === null &&
          title !== null &&
          Number.parseInt(year ?? '', 10) >= SINCE &&
          [publisher, container].some((span) => span !== null && BODY.test(spanText(paper.text, span))) &&
          authors.length > 0,
      );
    const [first] = entries;
    if (first === undefined) return;
    const more = entries.length === 1 ? '' : ` (${entries.length - 1} more in this list.)`;
    yield {
      span: first.span,
      message: `If you read this report online, APA requires its URL at the end of the entry.${more}`,
    };
  },
};
