import { foldName } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { sureCitations } from './sure-citations.ts';

export const citationAbbreviation: Check = {
  id: 'apa-citation-abbreviation',
  area: 'apa',
  severity: 'error',
  source: 'APA 7, 8.21',
  summary: 'The abbreviation of a group is introduced before it is cited alone.',
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
      const earlier = paper.text.slice(0, citation.span.start);
      if (earlier.includes(`(${name}`) || earlier.includes(`[${name}`)) continue;
      if (earlier.endsWith(`${author.family} (`)) continue;
      yield {
        span: citation.authors,
        message: `APA gives the full name at the first citation: ${author.family} [${name}].`,
        suggestions: citation.kind === 'parenthetical' ? [`${author.family} [${name}]`] : [author.family],
      };
    }
  },
};
