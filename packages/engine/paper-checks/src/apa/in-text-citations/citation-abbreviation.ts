import { foldName } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutCitationForm } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAbbreviation: Check = {
  id: 'apa-citation-abbreviation',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'minor',
  title: 'Group abbreviations not introduced',
  source: 'APA 7, 8.21',
  summary: 'A group’s abbreviation is introduced before it is used alone.',
  advice: aboutCitationForm,
  *run(paper) {
    const seen = new Set<string>();
    for (const { citation, entries } of sureCitations(paper)) {
      const [name = ''] = citation.names;
      const author = entries[0]?.authors[0];
      if (citation.abbreviation !== null) seen.add(foldName(citation.abbreviation));
      if (!/^\p{Lu}{2,8}$/u.test(name) || author === undefined || author.given !== null) continue;
      if (
        seen.has(foldName(name)) ||
        foldName(author.family) === foldName(name) ||
        author.family.includes(name)
      )
        continue;
      seen.add(foldName(name));
      if (isIntroduced(paper.text, citation.span.start, name, author.family)) continue;
      yield {
        span: citation.authors,
        message: `APA gives the full name in the first citation: ${author.family} [${name}].`,
        suggestions: citation.kind === 'parenthetical' ? [`${author.family} [${name}]`] : [author.family],
      };
    }
  },
};

/** "World Health Organization (WHO, 2020)", "… [WHO]", or the abbreviation given earlier in the text. */
function isIntroduced(text: string, start: number, name: string, full: string): boolean {
  const introductions = [`(${name}`, `[${name}`].map((words) => text.indexOf(words));
  if (introductions.some((index) => index >= 0 && index < start - 1)) return true;
  return text.slice(0, start).endsWith(`${full} (`);
}
