import type { Check } from '../../check.ts';
import { aboutEntryForm } from './advice.ts';
import { listEntries } from './list-entries.ts';

const NUMBERS: Readonly<Record<string, string>> = {
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  fifth: '5th',
  sixth: '6th',
  seventh: '7th',
  eighth: '8th',
  ninth: '9th',
  tenth: '10th',
};
const EDITION =
  /\(?\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))\s+(edition|edn?\b\.?)\)?/iu;

export const referenceEditionForm: Check = {
  id: 'apa-reference-edition-form',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Format of editions',
  source: 'APA 7, 9.19',
  summary: 'An edition is written “(2nd ed.)” after the title.',
  advice: aboutEntryForm,
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      const match = EDITION.exec(words);
      if (match === null || entry.title === null || match.index < entry.title.start - entry.span.start)
        continue;
      const [whole, number = '', mark = ''] = match;
      const isClosed = whole.startsWith('(') === whole.endsWith(')');
      const written = isClosed ? whole : whole.replace(/^\(|\)$/u, '');
      if (/^\d/u.test(number) && mark === 'ed.') continue;
      const start = entry.span.start + match.index + whole.indexOf(written);
      const better = `${NUMBERS[number.toLowerCase()] ?? number} ed.`;
      yield {
        span: { start, end: start + written.length },
        message: 'APA writes an edition as “(2nd ed.)” after the title.',
        suggestions: [isClosed ? `(${better})` : better],
      };
    }
  },
};
