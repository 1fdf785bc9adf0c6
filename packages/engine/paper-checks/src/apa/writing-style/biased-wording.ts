import type { Check } from '../../check.ts';
import { placesOf } from './running-text.ts';

/** [wording, what the manual prefers]: add a row and a test line, nothing else. */
const WORDINGS: readonly (readonly [pattern: RegExp, better: string])[] = [
  [
    /(?<wrong>the (?:elderly|aged))(?! \p{L}+s?\b(?<=people|man|woman|person|couple|patients?|residents?|mother|father))/iu,
    'older adults',
  ],
  [/(?<wrong>elderly people|senior citizens)/iu, 'older adults'],
  [
    /(?<wrong>the (?:disabled|handicapped))(?= (?:are|were|have|can|need|in|and|to|who)\b|[.,;])/iu,
    'people with disabilities',
  ],
  [/(?<wrong>(?:wheelchair[ -]bound|confined to a wheelchair))/iu, 'uses a wheelchair'],
  [/(?<wrong>the mentally ill|mentally ill people)/iu, 'people with mental illness'],
  [
    /(?<wrong>the homeless)(?= (?:are|were|have|can|need|in|and|to|who)\b|[.,;])/iu,
    'people experiencing homelessness',
  ],
  [/(?<wrong>the poor)(?= (?:are|were|have|can|need|who)\b|[.,;])/iu, 'people living in poverty'],
  [/(?<wrong>(?:drug addicts|junkies|substance abusers))/iu, 'people with substance use disorder'],
  [/(?<wrong>alcoholics)(?! Anonymous)/u, 'people with alcohol use disorder'],
  [/(?<wrong>mankind)/iu, 'humankind'],
  [/(?<wrong>manpower)/iu, 'workforce'],
  [/(?<wrong>policem[ae]n)/iu, 'police officers'],
  [/(?<wrong>firem[ae]n)/iu, 'firefighters'],
  [/(?<wrong>mailm[ae]n)/iu, 'mail carriers'],
  [/(?<wrong>(?:stewardess|stewardesses))/iu, 'flight attendant'],
  [/(?<wrong>(?:illegal (?:aliens|immigrants)|illegals))/iu, 'undocumented immigrants'],
  [/(?<wrong>(?:Orientals|oriental people))/u, 'Asian people'],
  [/(?<wrong>Caucasians?)/u, 'White'],
  [/(?<wrong>third[ -]world countr(?:y|ies))/iu, 'low- and middle-income countries'],
  [/(?<wrong>commit(?:s|ted|ting)? suicide)/iu, 'died by suicide'],
  [/(?<wrong>the opposite sex)/iu, 'another gender'],
  [/(?<wrong>(?:he or she|he\/she|s\/he))/iu, 'they'],
  [/(?<wrong>(?:his or her|his\/her))/iu, 'their'],
];

/** Wording that reduces people to a condition or leaves some out, with what the manual prefers. */
export const biasedWording: Check = {
  id: 'apa-biased-wording',
  area: 'apa',
  group: 'Style of the text',
  severity: 'advice',
  cost: 'minor',
  title: 'Bias-free language',
  source: 'APA 7, chapter 5',
  summary: 'People are described in the words that they prefer, with the person before the condition.',
  advice: {
    noun: 'words for groups of people',
    how: ['Name people first and the condition second, and use the words that the group itself uses.'],
  },
  *run(paper) {
    for (const [pattern, better] of WORDINGS) {
      for (const { start, end } of placesOf(
        paper,
        new RegExp(String.raw`\b${pattern.source}`, pattern.flags),
      )) {
        const quote = paper.text.slice(start, end);
        yield {
          span: { start, end },
          message: `The manual advises against “${quote}”; consider “${better}.”`,
          suggestions: [better],
        };
      }
    }
  },
};
