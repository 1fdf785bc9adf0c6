import type { Row } from '../row-check.ts';

/** Where a clause opens, so that the words after it are its subject. */
const OPENING = String.raw`(?<=^|[.!?;] |, (?:and|but|so) |\b(?:because|although|though|whereas|when|while|since|unless) )`;

/** Words that look like an agent ("number", "other") and are not, or that take a verb in either number. */
const NO_AGENT =
  'number|other|another|latter|former|younger|older|elder|better|rather|whether|never|n?either|after|under|over|ever|however|per|for|n?or|poor|minor|junior|senior|interior|exterior|inferior|superior|poorer|richer|fewer|remainder|quarter|innocent|affluent|percent|government|management|parliament|department|committee|opponent|different|dependent|independent|important|recent|present|absent|current|significant|relevant|dominant|constant|three|free|degree|four|your|our|their|color|labor|her|were|there|where';
/** A word for somebody who does something, by its ending: participant, researcher, employee. */
const AGENT = String.raw`(?!(?:${NO_AGENT})\b)[a-z]{2,}(?:er|or|ist|ant|ent|ee|ian)`;
const AGENTS = String.raw`(?!(?:matters|remembers|considers|discovers|wonders|answers|covers|uncovers|headquarters|checkers|meters|kilometers|liters|quarters|percents|others?)\b)(?:[a-z]{2,}(?:er|or|ist|ant|ent|ee|ian)s|teens|kids|girls|boys|companies|schools|families)`;
const ADJECTIVE = 'average|typical|new|first|second|third|last|young|older|female|male|main|whole|entire';

/** Words that end in "s" without being plural, adverbs, and amounts that count as one ("two weeks is"). */
const NO_PLURAL =
  'this|thus|its|his|was|has|does|news|series|species|means|lens|gas|bias|chaos|canvas|atlas|corps|christmas|perhaps|sometimes|always|nowadays|besides|afterwards|towards|headquarters|diabetes|measles|sports|thanks|years|months|weeks|days|hours|minutes|seconds|dollars|cents|euros|pounds|miles|meters|kilometers|points|degrees|times|thirds|quarters';
const PLURAL = String.raw`(?!(?:${NO_PLURAL})\b)(?!\w+(?:ics|ss|us|is)\b)[a-z]{3,}s`;

/** Nouns that are plural after "a": "a lot do", "a number have". */
const QUANTITY =
  'lot|few|number|couple|majority|minority|plurality|handful|hundred|thousand|million|dozen|score|variety|group|range|team|family|third|half|quarter|percentage|proportion|fraction|total|host|pair|great|good|set|mix|list|bunch|population|public|people|sample|crowd|cohort|class|panel|pool|many|selection|collection|array|little|bit|children|men|women|crew|staff|jury|committee|generation';

/** Forms that are verbs only: "needs", "helps" and "uses" are nouns too. */
const ACTS =
  'says|gets|makes|gives|takes|goes|knows|thinks|believes|keeps|tends|seems|appears|becomes|brings|includes|allows|requires|provides|happens|decides|depends|agrees|argues|suggests|understands|teaches|buys|sells|pays|loses|feels|learns|spends|tells|asks|comes|speaks|writes|sees|hears|eats|receives|creates|enjoys|prefers|forgets|remembers|deserves|consists|belongs|exists|develops|describes|explains|discusses|examines|shows';
/** Nouns too, but not after "they" or "should not". */
const ACTS_HERE = `${ACTS}|needs|wants|uses|helps|works|turns|limits|tries|starts|opens|lives|likes|looks|plays|leads|moves|changes|causes|studies|stops|feels|wins|runs|calls|talks|walks`;

const PAIRS = [
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["doesn't", "don't"],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
] as const;
const many = new Map<string, string>(PAIRS);
const one = new Map<string, string>(PAIRS.map(([single, plural]) => [plural, single]));
const ONE = [...many.keys()].join('|');
const MANY = [...one.keys()].join('|');

/** The verb in the plural: "has" gives "have", "tries" gives "try", "teaches" gives "teach". */
function pluralOf(verb: string): string {
  return (
    many.get(verb) ??
    verb
      .replace(/ies$/, 'y')
      .replace(/(?<=ch|sh|ss|x|o)es$/, '')
      .replace(/(?<=[^s])s$/, '')
  );
}

/** The whole phrase is marked, since "the wards was full" looks wrong without "each of". */
const endInSingular = (words: string) => words.replace(/\S+$/, (verb) => one.get(verb) ?? verb);

/** Names, and titles of books, keep their capitals. */
const SMALL = (words: string) => `(?-i:${words})`;

const AFTER_AUXILIARY = 'After “can”, “should”, “do not” and the like, the verb takes no “s”.';
const EITHER = 'The noun and the verb differ in number. Change the one that is wrong.';

/**
 * Subjects and verbs that disagree, told by the form of the words: a determiner, an ending that makes a person, the
 * plural "s". Only subjects that open a clause are read, since "the work of the students was" is right.
 */
export const AGREEMENT_BY_SHAPE: readonly Row[] = [
  [
    new RegExp(
      `(?<=^|[.!?;] )the (?:(?:${ADJECTIVE}) )?${SMALL(AGENT)} (?<wrong>are|were|have)\\b(?!')(?! (?:to|away)\\b)`,
    ),
    '',
    EITHER,
  ],
  [
    new RegExp(
      `${OPENING}(?<wrong>(?:each|every one|one|either|neither) of (?:the|these|those|our|their|his|her|its|my) (?:(?!\\w*s )\\w+ )?[a-z]{2,}s (?:${MANY}))\\b`,
    ),
    endInSingular,
  ],
  [
    new RegExp(`${OPENING}(?<wrong>(?:each|every one|either|neither) of (?:them|us) (?:${MANY}))\\b`),
    endInSingular,
  ],
  [
    new RegExp(
      `${OPENING}(?:an?|every|each) (?!(?:${QUANTITY})\\b)(?:(?!\\w+ing )\\w+ )?(?!(?:${QUANTITY})\\b)(?!\\w+s )(?!(?:can|may|might|must|will|shall|could|would|should) )\\w{3,} (?<wrong>do not|don't|have)(?= (?:not |also |always |never |only )?\\w)`,
    ),
    (verb) => (verb === 'have' ? 'has' : 'does not'),
  ],
  [
    new RegExp(
      `\\bthey (?:(?:also|often|never|always|only|usually|just|still) )?(?<wrong>${ACTS_HERE})\\b(?!')`,
    ),
    pluralOf,
  ],
  [
    new RegExp(
      `\\b(?:(?:do|does|did) not|(?:do|does|did|ca|could|wo|would|should)n't|(?:can|could|will|would|should|must|may|might) (?:not|also|always|never|only|easily)|cannot) (?<wrong>${ACTS_HERE})\\b(?!')`,
    ),
    pluralOf,
    AFTER_AUXILIARY,
  ],
  [
    new RegExp(
      `(?<!\\bone of (?:\\w+ ){0,3})(?<!\\bof (?:the |these |those |his |her |our |their )?)\\b(?:${AGENTS}|people|children|women|men) who (?:(?:also|often|always|never) )?(?<wrong>${ONE}|${ACTS})\\b(?!')`,
    ),
    pluralOf,
  ],
  [
    new RegExp(
      `${OPENING}(?:these|those|many|several|few|both|two|three|four|five|six|their|they're|our) (?:\\w+(?:al|ic|ive|ous|ent|ant|ful|ed) )?${SMALL(PLURAL)} (?<wrong>${ONE}|${ACTS})\\b(?!')`,
    ),
    pluralOf,
  ],
  [new RegExp(`${OPENING}the ${SMALL(AGENTS)} (?<wrong>${ONE}|${ACTS})\\b(?!')(?! an? )`), pluralOf],
  [
    /(?<=^|[.!?;] )(?:this|the) (?:paper|essay|study|article|evidence|research|author|experiment) (?<wrong>argue|suggest|indicate|describe|discuss|examine|explore|analy[sz]e|reveal|conclude|demonstrate|prove|explain|show)(?= (?:that|how|why|what|whether|the|an?|this|these)\b)/,
    (verb) => `${verb}s`,
  ],
];

const AFTER_THIS = String.raw`(?=\b ${SMALL(PLURAL)}`;

/** "This" before a plural noun: the verb behind the noun tells that it is one ("this means that" has none). */
export const THIS_BEFORE_PLURAL: readonly Row[] = [
  [
    new RegExp(
      `(?<=^|[.!?;] )(?<wrong>this)${AFTER_THIS} (?:suggest|indicate|demonstrate|imply|confirm|are|were|have)\\b)`,
    ),
    'these',
  ],
  [
    new RegExp(
      `(?<=\\b(?:of|in|for|with|by|from|to|on) )(?<wrong>this)${AFTER_THIS} (?:can|could|should|would|will|may|might|must|are|were|have)\\b)`,
    ),
    'these',
  ],
];
