import { type ReferenceEntry, spanText } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { aboutVolumeAndPages } from './advice.ts';
import { listEntries } from './list-entries.ts';

/** APA 7, 9.25: the issue number is given for every periodical that has one. */
export const referenceIssueMissing: Check = {
  id: 'apa-reference-issue-missing',
  area: 'apa',
  group: 'Reference list',
  severity: 'advice',
  cost: 'minor once',
  title: 'Missing issue numbers',
  source: 'APA 7, 9.25',
  summary: 'A journal entry gives the issue number in parentheses behind the volume, if the journal has one.',
  advice: aboutVolumeAndPages,
  *run(paper) {
    const articles = listEntries(paper)
      .map(({ entry }) => entry)
      .filter(({ kind, container }) => kind === 'article' && container !== null);
    const journalOf = ({ container }: ReferenceEntry) =>
      container === null ? '' : spanText(paper.text, container).toLowerCase();
    const numbered = new Set(articles.filter(({ issue }) => issue !== null).map(journalOf));
    const without = articles.filter(
      ({ volume, issue, pages }) =>
        volume !== null && issue === null && pages !== null && /\d\s*[-–]/u.test(spanText(paper.text, pages)),
    );
    const sure = without.find((entry) => numbered.has(journalOf(entry)));
    const first = sure ?? without[0];
    if (first === undefined || first.volume === null) return;
    const more = without.length === 1 ? '' : ` (${without.length - 1} more in this list.)`;
    yield {
      span: first.volume,
      message:
        sure === undefined
          ? `If this journal numbers its issues, APA requires the number in parentheses behind the volume.${more}`
          : `This journal has issue numbers, as another entry shows: add the number in parentheses behind the volume.${more}`,
      severity: sure === undefined ? 'advice' : 'error',
    };
  },
};
