/** Openings that lean on what was said just before. */
const LEANS =
  /^(?:(?:and|but|yet|so|still|thus|then|also|instead|however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently|similarly|likewise|otherwise|meanwhile|afterward|besides|hence)\b|(?:for (?:example|instance|this reason|that reason)|in (?:addition|contrast|turn|fact|other words)|as a result|on the other hand|at the same time|even so|by contrast|because of this|that (?:is|way|said|means))\b|(?:this(?! (?:is|was|paper|essay|report|post|memo|story|study|past|week|month|semester|year|summer|class|course|assignment)\b)|these|that|those|such|its?|they|their|them|he|she|his|her|both|another|neither|either)\b|(?:the (?:same|others?|latter|former|result|reason|rest))\b)/iu;
const PRONOUN =
  /^(?:its?|they|their|them|he|she|his|her|these|those|that)\b|^this(?! (?:is|was|paper|essay|report|post|memo|story|study|past|week|month|semester|year|summer|class|course|assignment)\b)\b/iu;
const CLOSES =
  /^(?:in (?:conclusion|summary|sum|closing)|to (?:conclude|summarize|sum up)|all in all|taken together|overall|in the end|ultimately)\b/iu;
const ANNOUNCES =
  /\b(?:this|the present|my) (?:paper|essay|report|memo|post|study|critique|analysis) (?:will|is about|argues|examines|explores|discusses|looks)\b|\bin this (?:paper|essay|report|memo|post)\b|\bI will (?:argue|discuss|explain|show|describe|look)\b/iu;
const STEPS = [
  /^(?:first|firstly|first of all|to begin|to start|the first|one reason|one way)\b/iu,
  /^(?:second|secondly|the second)\b/iu,
  /^(?:third|thirdly|the third)\b/iu,
  /^(?:finally|lastly|last|the last|the final)\b/iu,
] as const;

/** How the opening words of a sentence place it among the others. */
export type OpeningCues = {
  readonly leans: boolean;
  readonly isPronoun: boolean;
  readonly closes: boolean;
  readonly announces: boolean;
  /** 0 for "first", 3 for "finally"; -1 without a number. */
  readonly step: number;
};

export function openingCues(sentence: string): OpeningCues {
  return {
    leans: LEANS.test(sentence),
    isPronoun: PRONOUN.test(sentence),
    closes: CLOSES.test(sentence),
    announces: ANNOUNCES.test(sentence),
    step: STEPS.findIndex((step) => step.test(sentence)),
  };
}

/** A close belongs in the last third, an announcement in the first. */
const CLOSE_FROM = 0.7;
const ANNOUNCE_UNTIL = 0.35;

/** What speaks against the place of a sentence: 0 where nothing does. `at` is 0 for the first sentence, 1 for the last. */
export function misplacement(cues: OpeningCues, at: number, isFirstOfParagraph: boolean): number {
  let cost = 0;
  if (isFirstOfParagraph) {
    if (cues.leans) cost += at === 0 ? 1.5 : 0.7;
    if (cues.isPronoun) cost += 0.5;
  }
  if (cues.closes) cost += 2 * Math.max(0, CLOSE_FROM - at);
  if (cues.announces) cost += 2 * Math.max(0, at - ANNOUNCE_UNTIL);
  return cost;
}
