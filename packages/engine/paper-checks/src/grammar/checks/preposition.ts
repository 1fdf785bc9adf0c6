import { checkOfRows, type Row } from '../row-check.ts';

const OBJECT = String.raw`(?= (?:mine|yours|ours|theirs|me|him|us|them|money|time|clothes|math|politics|theft|murder|the|an?|this|these|that|those|their|his|her|its|my|our|your|how|what|whether|each|many|all|other|some|any|both|one|two|\w+ing|\w+s)\b)`;

/**
 * [words, prepositions that do not follow them, the one that does]: collocations on which the learner's dictionaries
 * agree. Add a row and a test line.
 */
const COLLOCATIONS: readonly (readonly [words: string, wrong: string, right: string])[] = [
  ['depend(?:s|ed|ing)?|rely|relies|relied|relying', 'of|from|in', 'on'],
  ['dependent|reliant', 'of|from', 'on'],
  ['independent', 'on', 'of'],
  ['interested', 'for|about|at', 'in'],
  ['interest', 'for|about', 'in'],
  ['differ(?:s|ed)?|different', 'of', 'from'],
  ['afraid|scared|frightened', 'from', 'of'],
  ['responsible', 'of|about', 'for'],
  ['responsibility', 'about', 'for'],
  ['consist(?:s|ed|ing)?|composed|comprised', 'from|with', 'of'],
  [
    'participat(?:e|es|ed|ing)|participation',
    String.raw`at(?= (?:an?|this|these|all|many|sports?|the (?:discussions?|debates?|stud(?:y|ies)|projects?|games?|activit(?:y|ies)))\b)|to|on(?! (?:[\w-]+ ){0,5}(?:levels?|scale|platforms?|media|sites?|forums?|panels?|committees?|teams?|boards?)\b)`,
    'in',
  ],
  ['similar|identical|(?<!born )equal', 'with|as', 'to'],
  ['suffer(?:s|ed)?', 'of', 'from'],
  ['arriv(?:e|es|ed|ing)', 'to', 'at'],
  ['based', 'of|off of', 'on'],
  ['insist(?:s|ed|ing)?', 'in|to', 'on'],
  [
    'concentrat(?:e|es|ing)|focus(?:es|ed)',
    String.raw`about|(?:in|at)(?! (?:[\w-]+ ){0,3}(?:ways?|manner|moments?|areas?|regions?|cit(?:y|ies)|times?|places?)\b)`,
    'on',
  ],
  ['married', String.raw`with(?! (?:[\w-]+ ){0,3}(?:children|kids|sons?|daughters?|couple)\b)`, 'to'],
  ['accus(?:e|es|ed|ing) (?:\\w+|the \\w+)', 'for', 'of'],
  ['proud', 'for|about', 'of'],
  ['aware', 'about|for', 'of'],
  ['capable', 'for', 'of'],
  ['full', 'with', 'of'],
  ['satisfied', 'of', 'with'],
  ['compl(?:y|ies|ied|ying)', 'to', 'with'],
  ['in accordance', 'to', 'with'],
  ['contribut(?:e|es|ed|ing)|contribution', 'for|in', 'to'],
  ['(?<!\\ba )prior', 'of|than', 'to'],
  ['regardless', 'to', 'of'],
  ['superior|inferior', 'than', 'to'],
  ['according', 'with|of', 'to'],
  ['due', 'of', 'to'],
  ['belong(?:s|ed|ing)?', 'at', 'to'],
  ['listen(?:s|ed|ing)?', 'at', 'to'],
  ['benefit(?:ed|ted|ing|ting)', 'of', 'from'],
  ['access', 'of|at', 'to'],
  ['engaged', 'at', 'in'],
  ['involved', 'at', 'in'],
  ['familiar', 'of', 'with'],
  ['accused', 'for', 'of'],
  ['worried|concerned', 'of', 'about'],
  ['(?:pay|pays|paid|paying) (?:\\w+ )?attention', 'on|at|for', 'to'],
  ['(?:the|main|only|another|one) reason', 'of', 'for'],
  [
    '(?<!more |some |little |any |the |their |his |her )(?:spend|spends|spent|spending) (?:a lot of |too much |more |their |his |her )?money',
    'in',
    'on',
  ],
  ['(?:the|an|no) answer', 'of', 'to'],
  ['jealous|ashamed', 'from', 'of'],
  ['blam(?:e|es|ed|ing) (?:him|her|them|us|me|people)', 'of', 'for'],
  ['opposed|opposition', 'against', 'to'],
  ['provid(?:e|es|ed|ing) (?:them|us|him|her|people|students|patients)', 'of', 'with'],
];

const ROWS: readonly Row[] = [
  ...COLLOCATIONS.map(([words, wrong, right]): Row => [
    new RegExp(String.raw`\b(?:${words}) (?!at all\b)(?<wrong>${wrong})${OBJECT}`),
    right,
  ]),
  [
    /\b(?:increase|decrease|rise|drop|decline|reduction)s? (?<wrong>of)(?= the (?:prices?|costs?|numbers?|rates?|levels?|amounts?|use|demand|supply|value|size|population|temperature)\b)/,
    'in',
  ],
  [/\b(?<wrong>elud(?<ending>e|es|ed|ing) to)\b/, 'allud$<ending> to'],
  [
    /\b(?:sample|group|team|committee|class|panel|population|crew|staff|jury) (?:is|was|are|were|has been) (?:mostly |mainly |largely )?composed (?<wrong>by)\b/,
    'of',
  ],
  [/\b(?<wrong>in the other hand)\b/, 'on the other hand'],
  [
    /\b(?:explain|explains|explained|describe|describes|described|suggested|mentioned) (?<wrong>(?<whom>me|us|him|them))(?= (?:the|a|an|how|why|what|that|his|her|their|its|my|our)\b)/,
    'to $<whom>',
    'The person behind this verb needs “to.”',
  ],
  [/\b(?<wrong>in my point of view)\b/, 'from my point of view'],
  [/\b(?<wrong>by the other hand)\b/, 'on the other hand'],
  [
    /\b(?<wrong>since)(?= (?:two|three|four|five|six|seven|eight|nine|ten|many|several|\d+) (?:years|months|weeks|days|hours|decades)\b(?! ago| later| after| before))/,
    'for',
  ],
  [/\b(?<wrong>capable to (?<verb>[a-z]+))\b/, 'capable of $<verb>ing'],
  [
    /\b(?:discuss|discusses|discussed|discussing) (?<wrong>about (?<next>the|a|an|this|these|their|his|her|how|what|whether))\b/,
    '$<next>',
    '“Discuss” takes no preposition.',
  ],
  [/\b(?<wrong>in spite (?<next>the|a|their|his|her|its|this|these))\b/, 'in spite of $<next>'],
  [
    /(?<!^|[.!?;,] )\b(?<wrong>instead (?<next>the|using|going|taking|having|being|making))\b/,
    'instead of $<next>',
  ],
];

/** The preposition that goes with a word: "depend on", "interested in". */
export const preposition = checkOfRows({
  id: 'grammar-preposition',
  severity: 'error',
  cost: 'mistakes',
  recall: 0.7,
  isLearnedLate: true,
  title: 'Prepositions',
  source: 'APA 7, chapter 4',
  summary: 'A word takes the preposition that goes with it: “depend on,” “interested in.”',
  advice: {
    noun: 'prepositions',
    how: ['A learner’s dictionary shows under each word which preposition goes with it.'],
  },
  rows: ROWS,
  message: (wrong, right) => `The right preposition here is “${right}”, not “${wrong}”.`,
});
