import type { Check } from '../../check.ts';
import { aboutCitationForm } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAuthorRepeated: Check = {
  id: 'apa-citation-author-repeated',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Author named again in parentheses',
  source: 'APA 7, 8.11',
  summary: 'Authors named in the sentence are not repeated in the parentheses.',
  advice: aboutCitationForm,
  *run(paper) {
    for (const { citation } of sureCitations(paper)) {
      const { kind, group, names, year, span } = citation;
      if (kind !== 'parenthetical' || year === null || span.start !== group.start + 1) continue;
      if (paper.text.slice(group.start, group.end).includes(';')) continue;
      const before = paper.text.slice(Math.max(0, group.start - 60), group.start).trimEnd();
      const last = names.at(-1) ?? '';
      if (
        last.length < 3 ||
        !before.includes(last) ||
        !new RegExp(String.raw`(?<![\p{L}-])${escaped(last)}(?:['’]s?)?$`, 'u').test(before)
      )
        continue;
      const inner = paper.text.slice(citation.yearSpan?.start ?? group.start, group.end - 1);
      yield {
        span: group,
        message: 'The author is already named in the sentence, so only the year goes in parentheses.',
        suggestions: [`(${inner})`],
      };
    }
  },
};

function escaped(name: string): string {
  return name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
