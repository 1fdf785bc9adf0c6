import type { Check } from '../../check.ts';
import { aboutOlderForms } from './advice.ts';
import { listEntries } from './list-entries.ts';

const WORDS =
  /\b(?:Retrieved|Accessed|Available|Viewed|Obtained)\s+(?:online\s+)?(?:from|at|via|through|on|in)?\b:?[^\n]{0,60}?(?=\s*(?:https?:|www\.|doi\b|[\w-]+\.(?:com|org|edu|gov|net)))|\bRetrieved from [\p{L} ]{0,40}database\b/iu;
/** A work that changes over time keeps its date: "Retrieved June 22, 2019, from" (APA 7, 9.16). */
const DATED = /^Retrieved \p{Lu}\p{L}+ \d{1,2}, \d{4}, from$/u;

export const referenceRetrievedFrom: Check = {
  id: 'apa-reference-retrieved-from',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: '“Retrieved from” before a link',
  source: 'APA 7, 9.35',
  summary: 'A URL is given without “Retrieved from” or “Available at.”',
  advice: aboutOlderForms,
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      const match = WORDS.exec(words);
      if (match === null || DATED.test(match[0].trim())) continue;
      const start = entry.span.start + match.index;
      const hasDate = /\d{4}/u.test(match[0]);
      yield {
        span: { start, end: start + match[0].trimEnd().length },
        message: hasDate
          ? 'APA gives a retrieval date only for works that change, as in “Retrieved June 22, 2019, from.”'
          : 'APA gives only the URL, without “Retrieved from” or “Available at.”',
      };
    }
  },
};
