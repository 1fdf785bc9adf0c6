import { foldName, isFamilyName, type MatchedCitation } from '@greenpen/paper-structure';
import type { Check } from '../../check.ts';
import { aboutEtAlUse } from './advice.ts';
import { sureCitations } from './sure-citations.ts';

export const citationEtAlForThree: Check = {
  id: 'apa-citation-et-al-for-three',
  area: 'apa',
  group: 'Citations in the text',
  severity: 'error',
  cost: 'moderate',
  title: '“et al.” missing for three or more authors',
  source: 'APA 7, 8.17',
  summary:
    'A work by three or more authors is cited with the first author and “et al.” from the first citation on.',
  advice: aboutEtAlUse,
  *run(paper) {
    const citations = sureCitations(paper);
    for (const matched of citations) {
      const { names, hasEtAl, joiner, authors } = matched.citation;
      if (names.length < 3 || hasEtAl || joiner === null || !names.every(isFamilyName)) continue;
      if (needsMoreNames(matched, citations)) continue;
      yield {
        span: authors,
        message: `With three or more authors, APA gives the first author and “et al.”: ${names[0]} et al.`,
        suggestions: [`${names[0]} et al.`],
      };
    }
  },
};

/** Two works of one year whose first author is the same are told apart by more names (APA 7, 8.18). */
function needsMoreNames({ citation }: MatchedCitation, all: readonly MatchedCitation[]): boolean {
  const [first = '', ...others] = citation.names;
  return all.some(
    ({ citation: other }) =>
      other.year === citation.year &&
      foldName(other.names[0] ?? '') === foldName(first) &&
      other.names.length > 1 &&
      other.names.slice(1).join() !== others.join(),
  );
}
