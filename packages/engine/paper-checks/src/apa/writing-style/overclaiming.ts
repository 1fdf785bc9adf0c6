import type { Check } from '../../check.ts';
import { aboutTone } from './advice.ts';
import { placesOf } from './running-text.ts';

const CLAIMS: readonly RegExp[] = [
  /\b(?:study|studies|research|researchers|experiments?|results|findings|data|surveys?|science|scientists|statistics|evidence) (?:has |have |had |clearly |also |already )*(?<wrong>prove[sdn]?)\b(?= (?:that|the|how|it|this|to)\b)/iu,
  /\b(?<wrong>(?:without (?:a|any) doubt|there is no doubt that|everyone knows(?: that)?|everybody knows(?: that)?|it is (?:obvious|undeniable|a fact|common knowledge) that|no one can deny(?: that)?|nobody can deny(?: that)?|it goes without saying(?: that)?))\b/iu,
];

export const overclaiming: Check = {
  id: 'apa-overclaiming',
  area: 'apa',
  group: 'Style of the text',
  severity: 'advice',
  cost: 'minor',
  title: 'Claims that are too strong',
  source: 'APA 7, chapter 4',
  summary: 'A claim is as strong as its evidence: studies support and suggest; they hardly ever prove.',
  advice: aboutTone,
  *run(paper) {
    for (const { start, end, match } of CLAIMS.flatMap((pattern) => placesOf(paper, pattern))) {
      const words = match.groups?.['wrong'] ?? '';
      const isProof = /^prove/iu.test(words);
      yield {
        span: { start, end },
        message: isProof
          ? 'Single studies support or suggest a claim; they do not prove it.'
          : `“${words}” asserts what a reader may doubt. Give the evidence instead.`,
      };
    }
  },
};
