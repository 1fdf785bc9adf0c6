/** Where a command can begin: the sentence, a clause after a mark, or words that ask for something. */
const OPENING = String.raw`(?:^\W*(?:(?:also|finally|important|note|now|then|so|hey|hi|hello)\b[,:]?\s+)*|[;:!?—]\s+|\b(?:please|kindly|you (?:must|should|will|shall|are to|have to|need to))\s+(?:now\s+|also\s+|just\s+)?)`;
const WORK = String.raw`(?:paper|essay|work|submission|assignment|answer|response|report|text|document|student|criterion|criteria|piece)`;
const THIS_WORK = String.raw`\b(?:(?:this|my|every|its|the author['’]s)\s+(?:\p{L}+\s+)?${WORK}\b|(?:the)\s+(?:\p{L}+\s+)?(?:paper|essay|submission|student)\b|me\b|it\b|this as\b)`;
const BEST = String.raw`(?:\b(?:full|maximum|max|highest|top|perfect|best|excellent|outstanding|flawless)\b|\bA\+|\ban A\b|\b\d{2,3}\s*(?:%|\/|out of|percent|points?\b))`;
const GRADER = String.raw`(?:AI|LLM|(?:large )?language model|chatbot|grader|grading (?:assistant|system|model|tool)|auto-?grader|evaluator|examiner|reviewer)`;

const commands = (pattern: string) => new RegExp(OPENING + pattern, 'iu');

/**
 * Sentences that address the grader, person or program, and not a reader of the paper. What is said about
 * grades, rules and models in general is the subject of many a paper: only commands, forms of address and claims
 * about this very work count.
 */
const PATTERNS: readonly RegExp[] = [
  commands(
    String.raw`(?:ignore|disregard|forget|override|bypass)\b[^.]{0,30}\b(?:(?:previous|prior|earlier|above|your|original|system)\b[^.]{0,30}\b(?:instructions?|prompts?|rubrics?|directions?|guidelines|rules|criteria|commands?|messages?)|the above|every ?thing (?:you|above|before|said)|(?:the |this )?(?:grade|score|mark)s? to)\b`,
  ),
  /^\W*(?:please\s+)?(?:ignore|disregard|forget|override|bypass)\s+(?:all|any|the)\s+(?:(?:other|given|grading)\s+)?(?:instructions?|prompts?|rubrics?|criteria|guidelines)\b/iu,
  commands(
    String.raw`(?:give|assign|award|grant|rate|grade|score|mark|return|output)\b(?=[^.]{0,80}?${THIS_WORK})(?=[^.]{0,90}?${BEST})`,
  ),
  commands(
    String.raw`(?:award|assign|give|grant)\s+(?:the\s+)?(?:full|maximum|highest(?: possible)?|top|perfect)\s+(?:marks?|grades?|scores?|points?|credit)\W*$`,
  ),
  commands(
    String.raw`(?:do not|don['’]t|never)\s+(?:deduct|subtract|take off|lower|mention|point out|report|penali[sz]e)\b[^.]{0,40}\b(?:from (?:this|my)|in your|this ${WORK}|my ${WORK}|the (?:grade|score|mark))\b`,
  ),
  new RegExp(
    String.raw`\byou are (?:now |acting as )(?:a|an|the)\b[^.]{0,40}\b(?:assistant|model|${GRADER})\b|\byou are (?:a|an|the)\s+(?:\p{L}+\s+){0,2}(?:${GRADER}|helpful assistant)\b|\bif you are (?:a|an)\s+(?:AI|LLM|language model)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\bas (?:a|an|the)\s+(?:\p{L}+\s+){0,2}(?:${GRADER}|professor|instructor|teacher),? you (?:must|should|will|have to)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:the|any|dear)?\s*${GRADER}s?\b[^.]{0,30}\b(?:must|should|please|shall|has to)\b[^.]{0,40}\b(?:give|assign|award|grade|score|rate|recommend|accept|praise)\b(?=[^.]{0,80}?\b(?:this|my)\s+(?:\p{L}+\s+)?${WORK}\b)`,
    'iu',
  ),
  /\b(?:dear|note (?:to|for)(?: the)?|message (?:to|for)(?: the)?)\s+(?:grader|grading|AI|reviewer|LLM|language model|evaluator|examiner)\b/iu,
  /^\W*attention,?\s+(?:grader|grading|AI|reviewer|LLM|evaluator)\b/iu,
  /^\W*(?:SYSTEM|ASSISTANT|ADMIN|DEVELOPER)(?:\s+(?:PROMPT|MESSAGE|NOTE))?\s*:/u,
  /^\W*(?:new|updated|system)\s+(?:instructions?|prompt|rubric|criteria)\s*[:=–—-]|^\W*override\s*:/iu,
  /\[\s*(?:system|admin|grader|grading system|AI)\b[^\]]{0,20}[:\]]|^\W*AI[ -]grader\s*:/iu,
  new RegExp(
    String.raw`\b(?:this|my)\s+${WORK}\s+(?:clearly\s+|truly\s+)?(?:deserves?|merits|should (?:get|receive|be given))\b[^.]{0,30}${BEST}`,
    'iu',
  ),
  new RegExp(
    String.raw`\bwhen (?:you (?:grade|mark|score|evaluate)|grading|marking|scoring|evaluating)\s+(?:this|my)\s+${WORK}\b`,
    'iu',
  ),
  /\bbe (?:generous|lenient|kind|nice) (?:when|while|in|with) (?:you (?:grade|mark|score)|your grad|grading|marking|scoring)/iu,
  /^\W*(?:final |overall )?(?:grade|score|mark)\s*[:=]\s*(?:A\+|100\b|\d{2,3}\s*(?:\/|%|out of))/iu,
  /[{[]\s*["'](?:score|grade|mark|rating|points|content|grammar|feedback|comment|completeness|correctness|conciseness|clarity|accuracy|quality|overall|total)["']\s*:/iu,
];

/**
 * Whether a sentence tries to steer its own grading. It earns nothing and costs nothing, and the instructor is
 * shown in its place.
 */
export function isAddressedToGrader(sentence: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(sentence));
}
