import { isDirective, isOrder, isPreparation } from './directives.ts';

/** About handing in, marks and help, and not about the paper. */
const LOGISTICS =
  /\b(?:(?:repl|respon|comment|read|review|answer)\p{L}*\b[^.]*\b(?:classmates?|peers?|others)|peer (?:review|response|feedback)s?|submit\w*|submission|upload|hand in|turn (?:it |them |this )?in(?!to)|turnitin|due|deadline|late (?:work|papers?|submissions?)|points?\b.{0,20}\b(?:worth|possible)|worth \d+|office hours|e-?mail me|plagiari[sz]\w*|proofread|grammar|spelling|rubric|canvas|blackboard|moodle|save your (?:file|paper)|writing cent(?:er|re)|(?:be|not|are|is) graded|(?:your|the|final) grades?|legibly|minutes|attendance|participation|will be able to|academic (?:honesty|integrity))\b/iu;
const OPENING = String.raw`^(?:(?:in|for|within|throughout|as|after|at) [^,]{2,60}, |(?:in|for) (?:the|this|your) \p{L}+ )?(?:please\s+)?`;
const SUBJECT = String.raw`(?:you|it|they|each one|students?|writers?|(?:(?:an?|the|your|this|each|every|all|both|these)\s+)(?:[\p{L}'’-]+\s+){0,4}?[\p{L}'’-]+|(?:(?:good|strong|successful)\s+)?[\p{L}-]+s)`;
const MODAL = String.raw`(?:(?:['’]ll|should|must|will|shall|may|can|might|could)(?:\s+also)?(?:\s+(?:want|need|have) to)?|(?:want|(?:do |does )?needs?) to|(?:are|is) (?:asked |expected |required |supposed )?to|ha(?:s|ve) to|ought to)`;
/** "Your paper should", "the essay must", "you will need to": what follows is asked for. */
const OBLIGATION = new RegExp(
  String.raw`${OPENING}(${SUBJECT})\s*\b(${MODAL})\s+(?:also\s+|then\s+|be (?:sure|able|certain) to\s+|make sure to\s+|(?!(?:apply|supply|rely|reply|imply|comply|multiply|family|assembly)\b)\p{L}+ly\s+|first\s+)*`,
  'iu',
);
/** "I want you to explain", "your task is to compare", "the assignment asks you to show". */
const ASKED_OF_YOU = new RegExp(
  String.raw`${OPENING}(?:(?:i|we)(?:['’]d| would)?(?: also| really)? (?:want|like|expect|need|ask|am asking|are asking) (?:you|your \p{L}+) to|your (?:task|job|assignment|charge|challenge|role)(?: \p{L}+){0,3} is to|(?:this|the) (?:assignment|paper|essay|prompt|exam|task|project) (?:asks|requires|invites|wants|expects) (?:you|students) to)\s+`,
  'iu',
);
const ENSURES =
  /^(?:please\s+)?(?:make sure|be sure|ensure|be certain|remember)(?: that)?\s+(?=(?:your|the|you|it)\b)/iu;
/** "Your paper has a clear thesis" after "make sure". */
const ENSURED_HAS = /^(?:your|the|it)\b(?: [\p{L}-]+){0,2}? (?:has|contains|includes)\s+/iu;
/** Subjects that are not the paper: what an article or a reader should do is no part of it. */
const NOT_THE_PAPER =
  /\b(?:articles?|sources?|events?|compan(?:y|ies)|topics?|books?|films?|movies?|instructors?|professors?|teachers?|partners?|groups?|files?|documents?|grades?|scores?|readers?|audiences?|readings?|texts?|novels?|references|organizations?|interviewees?|people|patients?|clients?|things|that|which|we|i|questions|class|rubric|syllabus|lab|chapter|course|week|module|lecture)\s*$/iu;
const IS_AIM = /\b(?:goal|purpose|aim|point|objective|idea|intent)s?\b/iu;
const PLACE_NAME =
  /^(?:the|your|each|every|all)\s+(?:(?:\p{L}+\s+){0,2}(?:paragraphs?|sentence|section)|introduction|conclusion|abstract|discussion|results|opening|ending|literature review|body|title|thesis)$/iu;
const LEAD_IN =
  /^(?:(?:and|but|then)\s+)?(?:(?:(?:somewhere|elsewhere)\s+)?(?:in|for|within|using|after|based on|drawing on|throughout|as|before|once|when)\b[^,]{2,80},\s+)?(?:(?:first|second|third|fourth|fifth|next|then|finally|lastly|also|in addition|additionally|after that|afterwards?|to (?:begin|start|conclude|finish)),?\s+)?(?:please\s+|be sure to\s+|make sure (?:to|that you|you)\s+|remember to\s+|to\s+(?!what\b)|and\s+|then\s+|also\s+|(?!(?:apply|supply|rely|reply|imply|comply|multiply|family|assembly)\b)\p{L}+ly\s+)*/iu;
const REQUIRES_NOUN =
  /^(?!no\b)(.{3,120}?)\s+(?:(?:must|should|needs? to|has to|have to)\s+(?:also\s+)?(?:appear|be\s+(?:included|present|provided|given|attached|shown))|(?:may|can)\s+(?:also\s+)?be\s+(?:included|attached|added)|(?:is|are)\s+(?:also\s+)?(?:required|mandatory|optional|welcome|expected(?! to\b)))\b/iu;
const PASSIVE =
  /^(.{3,80}?)\s+(?:must|should|needs? to|have to|has to)\s+(?:also\s+)?be\s+(?:\p{L}+ly\s+)?(\p{L}+?)(?:i?ed)\b(?!\s+(?:in|at|to|as|on)\b)/iu;

/** "Must include a timeline" in a list. */
const NO_SUBJECT = /^()(must|should)\s+/iu;

/** UTF-16 units of a clause that is read. */
const LONGEST = 2000;

/** A clause as an order, without what leads to it. */
export type Ask = {
  readonly order: string;
  /** "introduction": where in the paper it is asked for; `null` for anywhere. */
  readonly place: string | null;
  /** "The overview" of "the overview should be one page"; `null` without a subject. */
  readonly subject: string | null;
  /** Whether "your paper should" or "I want you to" led to it. */
  readonly isObliged: boolean;
};

/** Reads "your paper should name the issue" as "name the issue", and "a chart is required" as "include a chart". */
export function readAsk(clause: string): Ask {
  if (clause.length > LONGEST) return { order: clause, place: null, subject: null, isObliged: false };
  const ensured = clause
    .replace(ENSURES, '')
    .replace(/^you\s+(?=\p{L}+\s+(?:all|any|the|your|an?|how|why|what)\b)/iu, '');
  if (ensured !== clause && ENSURED_HAS.test(ensured))
    return { order: ensured.replace(ENSURED_HAS, 'include '), place: null, subject: null, isObliged: true };
  const asked = ASKED_OF_YOU.exec(ensured)?.[0];
  if (asked !== undefined)
    return { order: bareOrder(ensured.slice(asked.length)), place: null, subject: null, isObliged: true };
  const told = TELLS.exec(ensured);
  if (told !== null) {
    const [whole, subject = '', verb = ''] = told;
    const rest = ensured.slice(whole.length);
    const order = `${baseOf(verb)}${rest}`;
    if (isOrder(order) && (PLACE_NAME.test(subject) || GOOD_WORK.test(subject)))
      return { order, place: placeOf(subject), subject, isObliged: true };
  }
  const [obliged = '', subject = '', modal = ''] =
    OBLIGATION.exec(ensured) ?? (ensured.endsWith('?') ? null : NO_SUBJECT.exec(ensured)) ?? [];
  const order = bareOrder(ensured.slice(obliged.length));
  if (obliged === '') return { order, place: null, subject: null, isObliged: false };
  const place = placeOf(subject);
  if (place === null && (NOT_THE_PAPER.test(subject) || IS_AIM.test(subject)))
    return { order: clause, place: null, subject, isObliged: false };
  // "You will learn", "students can visit": only a verb of writing asks for something there.
  const isFirm = /\b(?:should|must|need|needs|ha[sv]e? to|ought|asked|expected|required)\b/iu.test(modal);
  return { order, place, subject, isObliged: isFirm || isOrder(order) };
}

function placeOf(subject: string): string | null {
  return PLACE_NAME.test(subject) ? subject.toLowerCase().replace(/^your\b/u, 'the') : null;
}

/** "Discusses", "applies" and "presents" as orders. */
function baseOf(verb: string): string {
  if (/(?:ss|sh|ch|x)es$/u.test(verb)) return verb.slice(0, -2);
  return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1);
}

/** "A good answer names specific scenes". */
const GOOD_WORK = /^(?:an?|the)\s+(?:good|strong|successful|excellent|effective|complete)\s/iu;
/** "The introduction presents the puzzle": what a place does is asked of it. */
const TELLS = /^((?:the|your|each|every|an?)\s+(?:[\p{L}-]+\s+){0,2}?[\p{L}-]+)\s+(\p{L}+s)\b/iu;

const ASKS =
  /^(?:what|why|how|who|whom|whose|when|where|which|whether|to what extent|in what ways?|do|does|did|is|are|was|were|can|could|should|would|will|has|have|not|never|avoid)\b/iu;

function bareOrder(text: string): string {
  const bare = text.replace(LEAD_IN, '');
  const lead = text.slice(0, text.length - bare.length);
  // "Then name it", "first, a map"; "next steps" and "early signs" are things to name.
  const leads = lead.endsWith(', ') || isOrder(bare) || isPreparation(bare) || ASKS.test(bare);
  return leads ? bare : text.replace(/^(?:please|and|then|also)\s+/iu, '');
}

/** "There must be a map" includes one. */
const THERE_IS = /^there\s+(?:should|must|needs? to|has to|have to)\s+(?:also\s+)?be\s+(?!no\b)(.{3,120})$/iu;
/** "Don't forget to define it", "it is important to define it". */
const URGES =
  /^(?:please\s+)?(?:(?:do\s*not|don['’]t|never) forget|try|take care|be careful|aim|strive|it (?:is|['’]s) (?:also )?(?:very )?(?:important|essential|crucial|necessary|vital))\s+to\s+/iu;

/** "A chart is required" includes one; "the causes must be explained" explains them. */
export function asActive(clause: string): string {
  const noun = (THERE_IS.exec(clause) ?? REQUIRES_NOUN.exec(clause))?.[1];
  const urged = clause.replace(URGES, '');
  if (urged !== clause) return urged;
  if (noun !== undefined) return `Include ${lowerFirst(noun)}`;
  const [, object = '', root = ''] = PASSIVE.exec(clause) ?? [];
  const verb = [root, `${root}e`, `${root}y`].find(isDirective);
  return object === '' || verb === undefined ? clause : `${verb} ${lowerFirst(object)}`;
}

/** Whether a clause is about handing in, marks or help. */
export function isLogistics(clause: string): boolean {
  return LOGISTICS.test(clause.replace(QUESTION_OF_SUBJECT, ''));
}

/** "Whether homework should be graded": what a paper is about. */
const QUESTION_OF_SUBJECT = /\bwhether\s.*$/iu;

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Lu}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
