import { checkOfRows } from '../row-check.ts';
import { nounNumberKind } from '../kinds.ts';
import { THIS_BEFORE_PLURAL } from './agreement-by-shape.ts';

/** [one, many] */
const NOUNS = [
  ['woman', 'women'],
  ['man', 'men'],
  ['child', 'children'],
  ['student', 'students'],
  ['study', 'studies'],
  ['problem', 'problems'],
  ['reason', 'reasons'],
  ['way', 'ways'],
  ['factor', 'factors'],
  ['researcher', 'researchers'],
  ['article', 'articles'],
  ['finding', 'findings'],
  ['participant', 'participants'],
  ['teacher', 'teachers'],
  ['nurse', 'nurses'],
] as const;
const many = new Map<string, string>(NOUNS);
const one = new Map<string, string>(NOUNS.map(([single, plural]) => [plural, single]));
const SINGLE = [...many.keys()].join('|');
const CLEAR_END = String.raw`(?=[.;]| (?:is|are|was|were|has|have|who|that)\b)`;

export const nounNumber = checkOfRows({
  ...nounNumberKind,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'A noun matches its determiner in number.',
  rows: [
    ...THIS_BEFORE_PLURAL,
    [
      /\ban? (?<wrong>women|men|children)\b(?!['-])(?=[.,;]| (?:is|was|who|has|can|will|may|in|with)\b)/,
      (noun) => one.get(noun) ?? '',
    ],
    [
      new RegExp(`\\b(?:many|several|these|those|various|few|two|three) (?<wrong>${SINGLE})\\b${CLEAR_END}`),
      (noun) => many.get(noun) ?? '',
    ],
    [
      /\b(?<wrong>this)(?= (?:findings|students|children|people|researchers|participants|teachers|nurses|women|men) (?:is|are|was|were|has|have|show|suggest)\b)/,
      'these',
    ],
    [
      /\b(?:many|several|some|various|other|these|those|previous|recent) (?<wrong>researches)(?= (?:have|has|had|show|shows|showed|suggest|indicate|found|on|about|in|was|were)\b)/,
      'studies',
    ],
    [
      /\b(?<wrong>informations|datas|equipments|advices|homeworks|furnitures|softwares|slangs|feedbacks)\b/,
      (noun) => noun.slice(0, -1),
    ],
  ],
  message: (wrong, right) => `This should be “${right}”, not “${wrong}”.`,
});
