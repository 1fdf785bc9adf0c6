import { type Paper, spanText } from '@greenpen/paper';
import { oncePerPaper } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { runningTextOf } from '../writing-style/running-text.ts';
import { aboutTitleCapitals } from './advice.ts';
import { COMMON_WORDS } from './common-words.ts';
import { listEntries } from './list-entries.ts';

export const referenceTitleCase: Check = {
  id: 'apa-reference-title-case',
  area: 'apa',
  group: 'Reference list',
  severity: 'error',
  cost: 'moderate',
  title: 'Titles of works not in sentence case',
  source: 'APA 7, 9.19',
  summary: 'Titles of articles, books and webpages are in sentence case.',
  advice: aboutTitleCapitals,
  *run(paper) {
    for (const { entry } of listEntries(paper)) {
      const { title, authors } = entry;
      if (title === null || authors.length === 0) continue;
      // A test, a database or an app keeps the capitals of its name.
      const written = spanText(paper.text, title).replace(/\s*[[(].*$/su, '');
      if (/^[^\s]*$/u.test(written)) continue;
      const { capitalised, plain, common } = countWords(written, smallWordsOf(paper));
      const isShouted = written === written.toUpperCase() && /\p{Lu}{4}.*\p{Lu}{4}/u.test(written);
      const enough = PROPER_NAME.test(written) ? 4 : 2;
      if (!isShouted && (capitalised < 3 || plain > capitalised / 4 || common.length < enough)) continue;
      const span = { start: title.start, end: title.start + written.length };
      yield {
        span,
        severity: isShouted || plain === 0 ? 'error' : 'advice',
        message: isShouted
          ? 'APA uses sentence case for titles, not all capitals.'
          : 'APA uses sentence case for this title: capitalize only the first word, the first word after a colon, and proper nouns.',
      };
    }
  },
};

/** Long words that a sentence would write small: how many are capitalised, how many not. */
function countWords(
  title: string,
  small: ReadonlySet<string>,
): { capitalised: number; plain: number; common: readonly string[] } {
  const words = [...title.matchAll(/(?<start>^|[:?!.—]\s+[“"‘]?|^[“"‘])?(?<word>[\p{L}][\p{L}’'-]*)/gu)];
  const inner = words
    .filter(({ groups }) => groups?.['start'] === undefined)
    .map(({ groups }) => groups?.['word'] ?? '')
    .filter((word) => word.length >= 4 && !/^\p{Lu}{2,}s?$/u.test(word));
  const capitalised = inner.filter((word) => /^\p{Lu}/u.test(word));
  const plain = inner.filter((word) => /^\p{Ll}/u.test(word) && !MINOR.test(word)).length;
  return {
    capitalised: capitalised.length,
    plain,
    common: [
      ...capitalised.filter((word) => isCommon(word.toLowerCase(), small)),
      // No name has a capital on these.
      ...(title.match(/(?<=\p{L} )(?:Of|And|In|On|For|To|With|From)(?= \p{L})/gu) ?? []),
    ],
  };
}

/** A word that titles share, that the paper itself writes small, or whose ending hardly any name has. */
function isCommon(word: string, small: ReadonlySet<string>): boolean {
  return (
    COMMON_WORDS.has(word) ||
    small.has(word) ||
    /\p{L}{3}(?:ing|tion|sion|ment|ness|ity|ance|ence|ical|able|ful|less|ous)s?$/u.test(word)
  );
}

const smallWordsOf: (paper: Paper) => ReadonlySet<string> = oncePerPaper(
  (paper) => new Set(runningTextOf(paper).flatMap(({ text }) => text.match(/(?<!\p{L})\p{Ll}{4,}/gu) ?? [])),
);

/** Names of tests, surveys, laws and bodies keep their capitals, so more words must speak for title case. */
const PROPER_NAME =
  /\b(?:Act|Association|Battery|Checklist|Code|Committee|Department|Index|Institute|Interview|Inventory|Manual|Ministry|Press|Program|Project|Questionnaire|Scale|Survey|Test|United|University)\b/u;

/** Title case leaves these small, too. */
const MINOR =
  /^(?:with|from|into|over|upon|than|that|during|between|among|through|after|about|under|versus)$/u;
