/** Sentences that speak to whoever grades, person or program, and not to a reader of the paper. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.]{0,40}\b(?:instructions?|prompts?|rubric|guidelines|rules|criteria)\b/iu,
  /\b(?:give|assign|award|return|output|grant|grade|score|rate|mark)\b[^.]{0,60}\b(?:full|maximum|max|highest|top|perfect|best)\b[^.]{0,20}\b(?:scores?|grades?|marks?|points?|rating|credit)\b/iu,
  /\b(?:give|assign|award|grade|score|rate|mark)\b[^.]{0,40}\b(?:this|the|my|me|it)\b[^.]{0,40}(?:\bA\+|\b\d{1,3}\s*(?:\/|out of|%|percent|points?\b)|\bperfect\b)/iu,
  /\byou are (?:now )?(?:a|an|the)\b[^.]{0,40}\b(?:assistant|grader|grading|reviewer|examiner|evaluator|model|AI)\b/iu,
  /^\W*(?:system|assistant|admin|developer|instruction)s?\W*:/iu,
  /\[[^\]]*\b(?:instructions?|system|grader|grading|prompt|admin)\b[^\]]*\]/iu,
  /\b(?:dear|note to(?: the)?|attention)\s+(?:grader|grading|AI|reviewer|LLM|model)\b/iu,
  /\b(?:AI|LLM|language model)s?\b[^.]{0,40}\b(?:must|should|please)\b[^.]{0,40}\b(?:grade|score|rate|recommend|accept|praise)\b/iu,
  /\b(?:AI|auto(?:matic)?)[ -]grader\b/iu,
  /[{[]\s*["'][\w ]+["']\s*:/u,
];

/**
 * Whether a sentence tries to steer its own grading. It earns nothing and costs nothing, and the instructor is
 * shown where it stands.
 */
export function isAddressedToGrader(sentence: string): boolean {
  return PATTERNS.some((pattern) => pattern.test(sentence));
}
