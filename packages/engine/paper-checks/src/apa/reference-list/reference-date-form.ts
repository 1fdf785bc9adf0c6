import type { Check } from '../../check.ts';
import { listEntries } from './list-entries.ts';

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';
const SHORT = 'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const AFTER_YEAR = new RegExp(
  String.raw`^,?\s+(?:(?:${MONTHS})(?:\s\d{1,2})?|(?:${SHORT})\.?(?:\s\d{1,2})?|\d{1,2}\s(?:${MONTHS}|${SHORT})\.?)`,
  'u',
);
const RIGHT = new RegExp(String.raw`^, (?:${MONTHS})(?: \d{1,2})?$`, 'u');

export const referenceDateForm: Check = {
  id: 'apa-reference-date-form',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Format of full dates in the reference list',
  source: 'APA 7, 9.14',
  summary: 'A full date is written “(2019, March 3)”: year, comma, full month, day.',
  advice: {
    noun: 'full dates in reference entries',
    how: ['Write the year, a comma, the full month and the day, as in (2019, March 3).'],
    unit: 'entry',
  },
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.yearSpan === null || !/^\d{4}/u.test(entry.year ?? '')) continue;
      const { start, end } = entry.yearSpan;
      const opening = paper.text.lastIndexOf('(', start);
      if (opening < entry.span.start || start - opening > 30) continue;
      const before = paper.text.slice(opening + 1, start);
      const after = AFTER_YEAR.exec(paper.text.slice(end, end + 30))?.[0] ?? '';
      const isWrong =
        /^\s*(?:\d{1,2}\s)?\p{Lu}\p{L}{2,9}\.?\s*(?:\d{1,2},?)?\s*$/u.test(before) ||
        (after !== '' && !RIGHT.test(after));
      if (!isWrong || (before.trim() === '' && after === '')) continue;
      yield {
        span: { start: opening + 1, end: end + after.length },
        message: 'APA writes a full date as year, comma, full month, day: “2019, March 3.”',
      };
    }
  },
};
