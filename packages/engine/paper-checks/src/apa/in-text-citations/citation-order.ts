import { type Citation, type Paper, spanText } from '@greenpen/paper';
import { foldName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { groupsOf } from './citation-groups.ts';

export const citationOrder: Check = {
  id: 'apa-citation-order',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Order of works in one citation',
  source: 'APA 7, 8.12',
  summary: 'Several works in one pair of parentheses are in alphabetical order.',
  advice: {
    noun: 'the order of works cited together',
    how: ['Put works cited together in the same order as in the reference list.'],
  },
  *run(paper) {
    for (const { group, citations } of groupsOf(paper)) {
      // A major citation may come first, with the others after "see also".
      if (/\bsee\b|\be\.g\.|\bcf\.|\bcited in\b/iu.test(spanText(paper.text, group))) continue;
      const keys = citations.map(({ names }) => names.map(foldName).join(' '));
      const isOrdered = keys.every((key, index) => index === 0 || (keys[index - 1] ?? '') <= key);
      if (isOrdered || citations.some(({ role }) => role !== 'work')) continue;
      yield {
        span: group,
        message:
          'APA lists works cited together in the order of the reference list: alphabetically by first author.',
        suggestions: reordered(paper, group, citations),
      };
    }
  },
};

function reordered(
  paper: Paper,
  group: Citation['group'],
  citations: readonly Citation[],
): readonly string[] {
  const pieces = citations.map(({ names, span }) => ({
    key: names.map(foldName).join(' '),
    words: spanText(paper.text, span),
  }));
  const written = `(${pieces.map(({ words }) => words).join('; ')})`;
  if (written !== spanText(paper.text, group)) return [];
  const sorted = pieces.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return [`(${sorted.map(({ words }) => words).join('; ')})`];
}
