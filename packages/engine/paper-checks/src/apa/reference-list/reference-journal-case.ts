import { spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutTitleCapitals } from './advice.ts';
import { listEntries } from './list-entries.ts';

/** English words of journal titles; in small letters they show sentence case. */
const JOURNAL_WORD =
  /\b(?:journal|review|research|science|sciences|psychology|psychiatry|education|studies|letters|medicine|behavior|behaviour|development|health|bulletin|quarterly|communication|management|annals|archives|therapy|nursing|neuroscience|cognition|metabolism|psychophysics|psychologist|educator)\b/u;

/** Titles in other languages keep their own capitals. */
const FOREIGN = /[^\u0020-\u007E–’]|\b(?:de|del|der|des|di|du|et|für|la|las|le|les|und|y)\b/iu;

export const referenceJournalCase: Check = {
  id: 'apa-reference-journal-case',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'minor',
  title: 'Journal titles not capitalized',
  source: 'APA 7, 9.25',
  summary: 'The title of a journal is in title case.',
  advice: aboutTitleCapitals,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      if (entry.kind !== 'article' || entry.container === null || entry.volume === null) continue;
      const written = spanText(paper.text, entry.container);
      if (written.length > 80 || !JOURNAL_WORD.test(written) || FOREIGN.test(written)) continue;
      yield {
        span: entry.container,
        message: 'APA capitalizes the main words of a journal’s title.',
        suggestions: [capitalise(written)],
      };
    }
  },
};

function capitalise(title: string): string {
  return title.replaceAll(/(?<![\p{L}'’])\p{Ll}[\p{L}'’]*/gu, (word) =>
    word.length <= 3 && /^(?:of|in|on|and|the|for|to|a|an|at|by)$/u.test(word)
      ? word
      : `${word[0]?.toUpperCase()}${word.slice(1)}`,
  );
}
