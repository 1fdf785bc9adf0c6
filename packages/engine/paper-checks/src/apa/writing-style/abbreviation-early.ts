import { sectionsOf } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { INTRODUCED, isShortFor } from './abbreviation-unused.ts';
import { aboutAbbreviations } from './advice.ts';
import { placesOf } from './running-text.ts';

/** Each is looked for in the whole text; no paper of a student introduces so many. */
const MOST_INTRODUCED = 40;

/** APA 7, 6.25: an abbreviation is defined where it is first used; the abstract is read by itself. */
export const abbreviationEarly: Check = {
  id: 'apa-abbreviation-early',
  area: 'apa',
  group: 'Style of the text',
  severity: 'error',
  cost: 'minor once',
  title: 'Abbreviation used before it is introduced',
  source: 'APA 7, chapter 6',
  summary: 'An abbreviation is introduced where it is used for the first time.',
  advice: aboutAbbreviations,
  *run(paper) {
    const abstract = new Set(
      sectionsOf(paper).flatMap(({ kind, blocks }) => (kind === 'abstract' ? blocks : [])),
    );
    const isInAbstract = (at: number) => [...abstract].some(({ span }) => span.start <= at && at < span.end);
    const introduced = new Set<string>();
    for (const { start, match } of placesOf(paper, INTRODUCED)) {
      const short = match.groups?.['wrong'] ?? '';
      if (introduced.size >= MOST_INTRODUCED) return;
      if (introduced.has(short) || isInAbstract(start)) continue;
      if (!isShortFor(short, match.groups?.['words'] ?? '')) continue;
      introduced.add(short);
      const uses = new RegExp(String.raw`(?<![\p{L}\p{N}&/.-])${short}s?(?![\p{L}\p{N}&/])`, 'u');
      const first = placesOf(paper, uses).find((use) => !isInAbstract(use.start));
      if (first === undefined || first.start >= start) continue;
      yield {
        span: { start: first.start, end: first.end },
        message: `“${short}” is used here and introduced only later. Give the full words at this place.`,
      };
      return;
    }
  },
};
