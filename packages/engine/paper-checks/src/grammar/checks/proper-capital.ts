import type { Paper } from '@greenpen/paper';
import { isAlwaysName } from '../language/word-kinds.ts';
import { checkOfRows, type Row } from '../row-check.ts';
import { capitalization } from '../kinds.ts';

/** Names that are names in every sentence; "may", "march", "polish", "turkey" and "china" are not. */
const NAMES =
  'american|french|dutch|african|european|asian|australian|canadian|mexican|english|spanish|german|italian|japanese|korean|russian|brazilian|indian|british|hispanic|america|africa|europe|asia|canada|mexico|germany|italy|russia|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|april|june|july|september|october|november|december|christmas|facebook|google|instagram|youtube|christianity|islam|muslims?|christians?|jewish';

const ROWS: readonly Row[] = [
  [
    new RegExp(`(?<![\\w-])(?<wrong>${NAMES})(?![\\w-])`),
    (name) => (name === 'youtube' ? 'YouTube' : name.charAt(0).toUpperCase() + name.slice(1)),
  ],
  [
    /(?<=^|[\s("])(?<wrong>i)(?='(?:m|ve|ll|d)\b| (?:am|was|have|had|think|believe|feel|will|would|do|did|can|could|know|want|learned|agree|also|never|really)\b)/,
    'I',
  ],
];

const rows = checkOfRows({
  ...capitalization,
  severity: 'error',
  source: 'APA 7, 6.14',
  summary: 'Names of peoples, languages, places, days and months are capitalized.',
  rows: ROWS,
  message: (_, right) => `“${right}” should be capitalized.`,
});

/** The pattern is read without letter case, so what already has its capital is dropped here. */
export const properCapital = {
  ...rows,
  *find(text: string, paper: Paper) {
    const starts = new Set<number>();
    for (const hit of rows.find(text, paper)) {
      const wrong = text.slice(hit.start, hit.end);
      if (wrong !== wrong.toLowerCase()) continue;
      starts.add(hit.start);
      yield hit;
    }
    for (const { index, 0: name } of text.matchAll(/(?<![\p{L}\p{N}'-])[a-z]{4,}(?![\p{L}\p{N}-])/gu)) {
      if (starts.has(index) || !isAlwaysName(name)) continue;
      const right = name.charAt(0).toUpperCase() + name.slice(1);
      const message = `“${right}” should be capitalized.`;
      yield { start: index, end: index + name.length, message, suggestions: [right] };
    }
  },
};
