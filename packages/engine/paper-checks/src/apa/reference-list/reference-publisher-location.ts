import type { Check } from '../../check.ts';
import { aboutOlderForms } from './advice.ts';
import { listEntries } from './list-entries.ts';

/** "New York, NY:", "London:", "Cambridge, United Kingdom:" at the beginning of a part of the entry. */
const PLACE =
  /(?<=[.)\]?]\s{1,2})((?:\p{Lu}[\p{L}.’'-]*\s){0,2}\p{Lu}[\p{L}.’'-]+(?:,\s*(?:\p{Lu}{2}|\p{Lu}\.\s?\p{Lu}\.|\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?))?)\s?:\s{1,2}(?=\p{Lu}[^.:]{1,80}\.?(?:\s|$))/gu;

/** "Rest Press, London." and "Rest Books, Cambridge, MA.": a place at the end, after what can only be a publisher. */
const PLACE_AFTER =
  /(?<=\b(?:Press|Books|Publishers?|Publications|Publishing|Verlag)),\s(?:\p{Lu}[\p{L}’'-]+\s?){1,3}(?:,\s(?:\p{Lu}{2}|\p{Lu}\p{Ll}+))?(?=\.?\s*$)/u;
const MESSAGE = 'APA 7 gives only the publisher, without the location.';

export const referencePublisherLocation: Check = {
  id: 'apa-reference-publisher-location',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Publisher’s location',
  source: 'APA 7, 9.29',
  summary: 'A publisher’s location is left out.',
  advice: aboutOlderForms,
  *run(paper) {
    for (const { entry, words } of listEntries(paper)) {
      const from = (entry.container ?? entry.title)?.end ?? entry.yearSpan?.end;
      if (from === undefined || entry.volume !== null) continue;
      const after = PLACE_AFTER.exec(words);
      const afterStart = entry.span.start + (after?.index ?? 0);
      if (after !== null && afterStart >= from) {
        yield { span: { start: afterStart, end: afterStart + after[0].length }, message: MESSAGE };
        continue;
      }
      for (const match of words.matchAll(PLACE)) {
        const start = entry.span.start + match.index;
        const place = match[1] ?? '';
        if (start < from || isNoPlace(place)) continue;
        yield {
          span: { start, end: start + match[0].trimEnd().length },
          message: MESSAGE,
        };
        break;
      }
    }
  },
};

function isNoPlace(place: string): boolean {
  return /^(?:In|Vol|Part|Chapter|Retrieved|Available|Accessed|Doi|DOI|ISBN|URL|Original|Reprinted|The (?!Hague)|Note|Version)\b/u.test(
    place,
  );
}
