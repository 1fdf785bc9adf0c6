/** Verbs with which an assignment tells its writer what to do. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  `address advise analyse analyze answer apply appraise argue articulate assess brainstorm calculate categorize cite
  clarify classify comment compare conclude connect consider contextualize contrast construct convince create critique
  debate defend define demonstrate depict describe design detail determine develop diagnose differentiate discuss
  distinguish document draft draw elaborate establish estimate evaluate examine exemplify explain explicate explore
  express find formulate give highlight hypothesize identify illustrate include incorporate infer integrate interview interpret
  introduce investigate judge justify link list locate make map mention model name narrate note observe offer outline
  paraphrase persuade plan point portray pose predict prepare present propose provide quote rank recall recommend
  recount reflect refute relate report respond review select share show situate sketch solve specify speculate state
  suggest summarise summarize support survey synthesise synthesize take tell test theorize trace use weigh write`.split(
    /\s+/u,
  ),
);

export function isDirective(word: string): boolean {
  return DIRECTIVES.has(word.toLowerCase());
}
