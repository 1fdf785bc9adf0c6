import { checkOfRows, type Row } from '../row-check.ts';
import { soundalikes, spelling, wordChoice } from '../kinds.ts';

const OBJECTS = new Map([
  ['he', 'him'],
  ['she', 'her'],
  ['they', 'them'],
  ['i', 'me'],
]);

/** Words that sound or look alike, each in a frame where only one of them is possible: add a row and a test line. */
const ROWS: readonly Row[] = [
  [
    /\b(?<wrong>loose)(?= (?:weight|interest|control|focus|sight|track|hope|motivation|sleep|money|their|his|her|its|my|our)\b)/,
    'lose',
  ],
  [
    /\b(?<wrong>loosing)(?= (?:weight|interest|control|focus|sight|track|hope|motivation|sleep|money|their|his|her|its|a|the)\b)/,
    'losing',
  ],
  [/\b(?:has|have|had) (?:also )?(?<wrong>lead)(?= to\b)/, 'led'],
  [/\b(?<wrong>principle)(?= (?:investigator|reason|cause|aim|goal|component analysis)\b)/, 'principal'],
  [/\bschool (?<wrong>principle)\b/, 'principal'],
  [/\b(?<wrong>apart of)(?= (?:the|a|my|our|their|his|her|this|it)\b)/, 'a part of'],
  [
    /\b(?<wrong>who's)(?= (?:work|works|name|names|parents?|child|children|creator|author|ideas?|job|life|lives|family|families|opinions?|theory|research|goal|role)\b)/,
    'whose',
  ],
  [
    /\b(?<wrong>todays)(?= (?:society|world|youth|students|children|teens|culture|economy|classrooms?|schools)\b)/,
    "today's",
  ],
  [/\b(?<wrong>every since)\b/, 'ever since'],
  [/\b(?<wrong>past away)\b/, 'passed away'],
  [/\b(?<wrong>weather)(?= or not\b)/, 'whether'],
  [
    /\b(?:know|knew|known|decide|decided|wonder|wondered|ask|asked|see|unclear|unsure|question|debate) (?<wrong>weather)(?= (?:to|they|he|she|it|we|there|this)\b)/,
    'whether',
  ],
  [/\b(?:has|have|had|having) (?<wrong>know)(?= (?:idea|reason|way|choice|right|money|time)\b)/, 'no'],
  [
    /\b(?:the|a|this|great|sad) (?<wrong>lost)(?= of (?:the|a|his|her|their|my|our|its|this|life|trust|jobs?)\b)/,
    'loss',
  ],
  [
    /\b(?:I|we|he|she|they|who) (?<wrong>past)(?= (?:the|a|an|his|her|their|our|my|each|them|him|it)\b)/,
    'passed',
  ],
  [
    /\b(?:can|could|would|will|should|must|may|not|to) (?<wrong>except)(?= (?:the|a|an|his|her|their|our|my|this|that|it|them)\b)/,
    'accept',
  ],
  [
    /\b(?:would|will|can|could|should|must|may|might|to) (?<wrong>advice)(?= (?:the|a|an|him|her|them|you|us|me|people|students|my|his|their|that|against)\b)/,
    'advise',
  ],
  [
    /\b(?:a|one|deep|last|first|each|every) (?:deep |long )?(?<wrong>breathe)(?=[.,;]| (?:and|of|in|before|after)\b)/,
    'breath',
  ],
  [/\b(?:is|are|was|were|get|gets|got|been|being) (?<wrong>effected)(?= by\b)/, 'affected'],
  [/\b(?:is|are|was|were|been|being|greatly|most) (?<wrong>effect)(?= by\b)/, 'affected'],
  [
    /\b(?:is|are|was|were|be) (?<wrong>to)(?= (?:much|many|often|late|little|few|hard|difficult|big|small|high|low|long|short)\b(?! (?:an?|be)\b))/,
    'too',
  ],
  [
    /(?<=[.;,] |^)(?<wrong>to)(?= (?:much|many|few|little) (?:\w+ )?(?:is|are|was|were|can|will|may)\b)/,
    'too',
  ],
  [/\b(?<wrong>passed)(?= (?:experiences?|research|few (?:years|decades)|decades?|year)\b)/, 'past'],
  [/\b(?:is|are|was|were|am|be) (?<wrong>suppose)(?= to\b)/, 'supposed'],
  [
    /\b(?:I|he|she|they|we|it|(?<!s )people|who) (?<wrong>use)(?= to (?:be|have|live|work|go|think)\b)/,
    'used',
  ],
  [/\b(?<wrong>for all intensive purposes)\b/, 'for all intents and purposes'],
  [/\b(?<wrong>peaked|peeked)(?= (?:my|his|her|their|our|the) (?:interest|curiosity)\b)/, 'piqued'],
  [/\b(?<wrong>tow)(?= the line\b)/, 'toe'],
  [/\b(?<wrong>in affect)(?=,| the)/, 'in effect'],
  [/\b(?<wrong>bare)(?= (?:in mind|the burden)\b)/, 'bear'],
  [/\bgive (?<wrong>advise)\b|\b(?:good|bad|some|any|much|medical|legal) (?<also>advise)\b/, 'advice'],
  [
    /\b(?:can|to|will|would|should|could|must) (?<wrong>breath)(?= (?:in|out|deeply|easily|normally|properly)\b)/,
    'breathe',
  ],
  [/\b(?<wrong>everyday)(?=[.;]|,? (?:I|we|they|he|she)\b)/, 'every day'],
  [
    /\b(?:is|are|was|were|am|be|been) (?<wrong>to)(?= (?:tired|afraid|young|old|weak|poor|expensive|busy|scared|angry|proud|sick|shy|lazy|far|early|complex|complicated|dangerous|(?:slow|fast)(?=[.;]| (?:for|to|and)\b))\b)/,
    'too',
  ],
  [
    /\b(?:moral|low|high|boosts?|staff|employee|team) (?<wrong>moral)(?= (?:is|was|and|of|among|in)\b)/,
    'morale',
  ],
  [/\b(?<wrong>hole)(?= (?:world|time|day|life|class|population)\b)/, 'whole'],
  [/\b(?:do|does|did) not (?<wrong>no)\b/, 'know'],
  [/\b(?<wrong>wear)(?= (?:as|is the|are the)\b)/, 'where'],
  [/\b(?<wrong>one in the same)\b/, 'one and the same'],
  [/\b(?<wrong>case and point)\b/, 'case in point'],
  [
    /\b(?:is|are|was|were) (?<wrong>quiet)(?= (?:a|new|good|different|difficult|important|common|clear|similar)\b)/,
    'quite',
  ],
  [
    /\b(?:comes?|came|coming|taken|away|differs?|suffers?|suffering|learned|benefits?|received|collected|derived|obtained|aside|apart) (?<wrong>form)(?= (?:the|an?|my|his|her|their|our|other|these|this|that|each|one)\b)/,
    'from',
  ],
  [/\beven (?<wrong>thought)(?= (?:the|it|they|he|she|we|I|this|there|many|some)\b)/, 'though'],
  [/\b(?:go|goes|going|went|gone|get|getting|all|looked|passed) (?<wrong>trough)\b/, 'through'],
  [/\b(?<wrong>(?:in )?another words)(?=,)/, 'in other words'],
  [/\b(?<wrong>its self)\b/, 'itself'],
  [/\b(?:piece of|his|her|my|their|your|of|good|medical) (?<wrong>advise)\b/, 'advice'],
  [/\bin the (?<wrong>passed)\b(?=[.,;]| (?:year|few|decade)\b)/, 'past'],
];

/** Expressions that nobody has in a dictionary: add a row and a test line. */
const EXPRESSIONS: readonly Row[] = [
  [
    /\bdepend(?:s|ed|ing)? (?<wrong>of)(?= (?:the|a|an|this|these|his|her|their|its|how|what|whether|each|many)\b)/,
    'on',
  ],
  [/\b(?<wrong>hisself)\b/, 'himself'],
  [/\b(?<wrong>on accident)\b/, 'by accident'],
  [/\b(?:would|could|should|might|must) (?<wrong>been)\b/, 'have been'],
  [/\b(?<wrong>despite of)\b/, 'despite'],
  [/\b(?<wrong>could care less)\b/, 'could not care less'],
  [/\b(?<wrong>irregardless)\b/, 'regardless'],
  [/\b(?<wrong>with regards to|in regards to)\b/, 'with regard to'],
  [/\b(?:neither|Neither) (?!of\b)(?:\w+ ){1,3}(?<wrong>or)(?= \w)/, 'nor'],
  [/\b(?<wrong>them selves|theirself|theirselves)\b/, 'themselves'],
  [/\bbetween (?<wrong>he|she|they|I)(?= and\b)/, (wrong) => OBJECTS.get(wrong) ?? ''],
];

export const confusedWords = checkOfRows({
  ...soundalikes,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Words that sound alike are not confused.',
  rows: ROWS,
  message: (wrong, right) => `“${wrong}” is not the right word here. Write “${right}”.`,
});

/** Words that are written apart or together by mistake: add a row and a test line. */
const JOINTS: readonly Row[] = [
  [/\b(?<wrong>alot)\b/, 'a lot'],
  [/\b(?<wrong>aswell)\b/, 'as well'],
  [/\b(?<wrong>infact)\b/, 'in fact'],
  [/\b(?<wrong>incase)(?= (?:of|the|they|it|he|she|you|we|I|there|something)\b)/, 'in case'],
  [/\b(?<wrong>inspite)\b/, 'in spite'],
  [/\b(?<wrong>atleast)\b/, 'at least'],
  [/\b(?<wrong>atmost)\b/, 'at most'],
  [/\b(?<wrong>eachother)\b/, 'each other'],
  [/\b(?<wrong>ofcourse)\b/, 'of course'],
  [/\b(?<wrong>everytime)\b/, 'every time'],
  [/\b(?<wrong>eventhough)\b/, 'even though'],
  [/\b(?<wrong>noone)\b/, 'no one'],
  [/\b(?<wrong>upto)\b/, 'up to'],
  [/\b(?<wrong>an other)\b/, 'another'],
];

export const writtenTogether = checkOfRows({
  ...spelling,
  severity: 'error',
  source: 'APA 7, 6.11',
  summary:
    'Words are spelled, and written apart or together, as in the dictionary; names, terms and quotations are not checked.',
  rows: JOINTS,
  message: (wrong, right) => `“${wrong}” is written “${right}”.`,
});

export const wrongExpression = checkOfRows({
  ...wordChoice,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary: 'Words and expressions are used as the dictionary has them.',
  rows: EXPRESSIONS,
  message: (wrong, right) => `“${wrong}” is not the usual expression. Write “${right}”.`,
});
