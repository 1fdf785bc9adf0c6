/** Verbs with which an assignment tells its writer what to do. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  `adapt address advise analyse analyze annotate answer apply appraise argue articulate assess brainstorm calculate categorize cite
  clarify classify comment compare compute conclude conduct connect consider contextualize contrast construct convince create critique
  debate defend define demonstrate derive depict describe design detail determine develop diagnose differentiate discuss
  distinguish document draft draw elaborate establish estimate evaluate examine exemplify expand explain explicate explore
  express extend find formulate give highlight hypothesize identify illustrate implement include incorporate infer integrate interview interpret
  introduce investigate judge justify label link list locate make map measure mention model name narrate note observe offer outline
  paraphrase persuade plan point portray pose predict prepare present propose provide prove put quote raise rank rate recall recommend
  recount redesign reflect refute relate report respond review revise rewrite say select share show situate sketch solve specify speculate state
  suggest summarise summarize support survey synthesise synthesize take tell test theorize trace translate use weigh work write`.split(
    /\s+/u,
  ),
);

export function isDirective(word: string): boolean {
  return DIRECTIVES.has(word.toLowerCase());
}

/** "Defining the problem and telling who is affected" as an order: "Define the problem and tell who is affected". */
export function asOrder(text: string): string {
  if (!/^\p{L}+ing\b/u.test(text)) return text;
  return text.replace(/(^|\band )(\p{L}+)ing\b/gu, (whole, before: string, root: string) => {
    const verb = [root, `${root}e`, root.slice(0, -1)].find(isDirective);
    return verb === undefined ? whole : before + verb;
  });
}
