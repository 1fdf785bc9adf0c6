/** Verbs with which an assignment tells its writer what to do. */
const DIRECTIVES: ReadonlySet<string> = new Set(
  `acknowledge adapt address advise analyse analyze annotate answer apply appraise argue articulate assess brainstorm calculate categorize
  cite clarify classify comment compare compute conclude conduct connect consider construct contextualize contrast convince create critique
  debate deduce defend define demonstrate depict derive describe design detail determine develop diagnose differentiate discuss
  distinguish document draft draw elaborate emphasize enumerate establish estimate evaluate examine exemplify expand explain explicate explore
  express extend find formulate generate give highlight hypothesize identify illustrate implement include incorporate infer integrate interpret italicize
  interview introduce investigate judge justify label link list locate make map measure mention model name narrate note observe offer outline
  paraphrase persuade plan point portray pose predict prepare present propose prove provide put quote raise rank rate rebut recall recommend
  reconstruct recount redesign refer reflect refute relate report respond restate review revise rewrite round say share show situate sketch solve
  specify speculate spell state suggest summarise summarize support survey synthesise synthesize tabulate take tell test theorize trace transcribe
  translate turn underline urge use verify visualize weigh work write`.split(/\s+/u),
);

/** Verbs for what a writer does before, around and after the paper, and for how to go about it. */
const PREPARES: ReadonlySet<string> = new Set(
  `allow arrive ask assume attach attend bear believe bring check choose click come complete contact download edit email enjoy enter expect feel
  follow get go have imagine keep know learn let listen log look meet need notice open pay pick please practice practise pretend
  proofread read remember reread rename return save see select sign spend start staple submit suppose talk think try
  understand upload view visit wait watch worry`.split(/\s+/u),
);

/** Words that open a sentence without being its verb. */
const NEVER_ORDERS: ReadonlySet<string> = new Set(
  `a about above according across after again against all along also although am among an and another any are around as at because been
  before behind below beneath beside besides between beyond both but by can could despite did do does down during each eight either even
  every except few fifth finally first five for four fourth from given had has have he hence her here his how however i if in inside instead into is
  it its just last least less like many may might mine more most much must my near neither never next nine no nor not nothing now of off on
  once one only onto or other our out outside over own past per plus quite rather same second seven several shall she should since six so some
  such ten than that the their then there therefore these they third this those three through throughout thus to today together toward two
  under unless until up upon very was we were what when where whether which while who whom whose why will with within without would yet you
  your`.split(/\s+/u),
);

/** "Chapter two", "Week one": a number after one of these does not make it an order. */
const NUMBERED =
  /^(?:act|appendix|article|assignment|book|chapter|class|day|draft|essay|exam|exhibit|figure|grade|group|lab|lesson|level|module|option|page|paper|part|phase|question|quiz|scene|section|step|table|topic|unit|volume|week)$/iu;
const CANNOT_BE_BASE = /(?:[^su]s|ed|[aeiouy]\p{L}*ing|ly|tion|sion|ment|ness|ity|ance|ence)$/iu;
/** What follows a verb and hardly ever a noun. */
const OBJECT_OPENS =
  /^(?:(?:or|and)\s+\p{L}+\s+)?(?:(?:out|up|down|off|back|forth|together|in(?= (?:an?|at least|one|two|three)\b))\s+)?(?:an?|the|your|its|their|his|her|our|my|this|these|those|each|every|any|all|both|at least|no more than|one|two|three|four|five|six|\d+|how|why|what|whether|which|who|it|them|us|me|yourself|readers?|someone)\b/iu;
const JOINED_OBJECT_OPENS =
  /^(?:(?:out|up|down|off|back)\s+)?(?:an?|the|your|its|at least|one|two|three|four|five|how|why|whether|readers?)\b/iu;
const PLACED =
  /^(?:begin|start|open|end|close|conclude|finish)\s+(?:(?:the|your|each|every|all)\s+(?:[\p{L}-]+\s+){1,2})?(?:by|with|on an?)\s/iu;
const ADVERBS =
  /^(?:(?:also|then|next|finally|lastly|please|always|just|(?!(?:apply|supply|rely|reply|imply|comply|multiply|family|assembly)\b)\p{L}+ly),?\s+)+(?=\p{Ll})/iu;

export function isDirective(word: string): boolean {
  return DIRECTIVES.has(word.toLowerCase());
}

/**
 * Whether a clause begins with an order about the paper: a known verb, or any word in the base form with an object
 * ("urge one action", "lay out a budget"). `isJoined` where it follows a comma or "and", where a noun is likelier.
 */
export function isOrder(clause: string, { isJoined = false } = {}): boolean {
  const bare = clause.replace(ADVERBS, '');
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? '';
  const rest = bare.slice(first.length).trimStart();
  if (PLACED.test(bare)) return true;
  if (isPreparation(bare)) return false;
  if (isDirective(first)) return rest !== '';
  const word = first.toLowerCase();
  if (word.length < 3 || NEVER_ORDERS.has(word) || CANNOT_BE_BASE.test(word)) return false;
  if (NUMBERED.test(word)) return false;
  return (isJoined ? JOINED_OBJECT_OPENS : OBJECT_OPENS).test(rest);
}

/** "Read chapter 4", "Choose a poem", "Take notes": what comes before the paper, or goes with it. */
export function isPreparation(clause: string): boolean {
  const bare = clause.replace(ADVERBS, '');
  if (PLACED.test(bare)) return false;
  if (
    /^(?:take (?:notes|care|your time|a look|the (?:quiz|exam|time))|name (?:your|the) (?:file|document)|find (?:time|a (?:partner|quiet))|work (?:in|with|on|alone)|(?:write|put) (?:your|the) name)\b/iu.test(
      bare,
    )
  )
    return true;
  if (/^bring in (?:an?|at least|one|two|three)\b/iu.test(bare)) return false;
  const first = /^[\p{L}-]+/u.exec(bare)?.[0]?.toLowerCase() ?? '';
  return PREPARES.has(first);
}

/** "Begin with a story": which place of the paper a requirement names, and what is asked for there. */
const PLACE =
  /^(?:(?:first|then|finally|lastly|and),?\s+)?(?:begin|start|open|end|close|conclude|finish)\s+(?:(?:the|your)\s+[\p{L}-]+\s+)?(?:by|with|on(?=\s+an?\s))\s+|^in (?:the|each|every|all) [\p{L} ]{4,40},\s+/iu;

/** What a requirement asks for, without the place that it names: "Close with one recommendation". */
export function withoutPlace(text: string): string {
  const placed = PLACE.exec(text)?.[0] ?? '';
  if (placed === '') return text;
  const rest = asOrder(text.slice(placed.length));
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** "Defining the problem and telling who is affected" as an order: "Define the problem and tell who is affected". */
export function asOrder(text: string): string {
  if (!/^\p{L}+ing\b/u.test(text)) return text;
  return text.replace(/(^|\band )(\p{L}+)ing\b/gu, (whole, before: string, root: string) => {
    const verb = [root, `${root}e`, root.slice(0, -1)].find(isDirective);
    return verb === undefined ? whole : before + verb;
  });
}
