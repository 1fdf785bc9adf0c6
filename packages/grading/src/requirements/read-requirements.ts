import { isDirective } from './directives.ts';
import { isSectionItem, readMeasurable } from './measurable.ts';
import { requirementId, type Requirement, type RequirementKind } from './requirement.ts';

type Asking = { readonly title: string; readonly description: string; readonly instructions: string };

/** A stretch of the instructions, with what governs it. */
type Clause = {
  readonly text: string;
  readonly isRequired: boolean;
  /** Whether the clause is an item of a list that says what the paper contains. */
  readonly isListed: boolean;
};

const LIST_MARK =
  /^\s*(?:[-–—*•·‣▪○]|\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})[.):]|(?:part|question|step|section)\s+(?:\d{1,2}|[a-hA-H]|one|two|three|four|five|six)\s*[.):–—-])\s+/iu;
const INLINE_MARK = /(?:^|(?<=[\s,;:]))\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s+/gu;
const OPTIONAL =
  /\b(?:optional(?:ly)?|if you (?:like|wish|want|choose)|you (?:may|can|might)(?! not)\b|extra credit|bonus|feel free|for example|e\.g\.|encouraged)\b/iu;
/** About handing in, marks and help, and not about the paper. */
const LOGISTICS =
  /\b(?:submit|submission|upload|hand in|turn in|turnitin|due|deadline|late (?:work|papers?)|points?\b.{0,20}\b(?:worth|possible)|worth \d|office hours|e-?mail me|plagiari[sz]\w*|proofread|classmates?|peers|grammar|spelling|rubric|canvas|blackboard|moodle|save your (?:file|paper)|writing cent(?:er|re)|(?:be|not|are|is) graded|(?:your|the|final) grades?|legibly|minutes)\b/iu;
/** "Your paper should", "the essay must", "you will need to": what follows is asked for. */
const OBLIGATION =
  /^(?:(?:in|for|within|throughout) [^,]{2,60}, )?(?:please\s+)?(?:(?:you|students?|(?:the|your|this|each|all)\s+(?:\p{L}+\s+){0,2}?(?:paper|essay|post|report|response|answer|review|analysis|letter|reflection|proposal|draft|assignment|submission|introduction|conclusion|discussion|study|project|presentation|papers|essays|posts|answers|responses))\s+)(?:(?:should|must|will|shall|need to|needs to|are to|is to|has to|have to|are (?:asked|expected|required) to|is (?:expected|required) to|ought to)\s+)(?:also\s+|then\s+|be (?:sure|able|certain) to\s+|clearly\s+|briefly\s+|first\s+)?/iu;
const LEAD_IN =
  /^(?:(?:in|for|within|using|after|based on|drawing on|throughout|as)\b[^,]{2,80},\s+)?(?:(?:first|second|third|fourth|fifth|next|then|finally|lastly|also|in addition|additionally|after that|afterwards?|to (?:begin|start|conclude|finish)),?\s+)?(?:(?:begin|start|open|end|close|conclude|finish)\s+(?:by|with)\s+|please\s+|be sure to\s+|make sure (?:to|that you|you)\s+|remember to\s+|and\s+|then\s+|also\s+|clearly\s+|briefly\s+|critically\s+)*/iu;
const QUESTION =
  /^(?:what|why|how|who|whom|whose|when|where|which|to what extent|in what ways?|do|does|did|is|are|was|were|can|could|should|would|will|has|have)\b/iu;
const ASKS_INDIRECTLY = /^(?:what|why|how|who|when|where|which|whether|to what extent)\b/iu;
const CONTAINS =
  /\b(?:address|answer|contain|cover|include|consist of|discuss|explain|describe|following|sections?|parts?|questions?|components?|elements?|points?|requirements?|must|should)\b[^.:?]*:\s*$/iu;
const NEGATED = /^(?:do not|don['’]t|never|avoid|no|not)\b/iu;

/**
 * Splits the instructions (or, without them, the description) of an assignment into what it asks for. Instructions
 * that ask for nothing specific give an empty list.
 */
export function readRequirements({ description, instructions }: Asking): readonly Requirement[] {
  const given = instructions.trim() === '' ? description : instructions;
  const found: Omit<Requirement, 'id'>[] = [];
  for (const sentence of listSentences(given)) {
    const { measured, rest } = readMeasurable(sentence.text);
    for (const one of measured) found.push({ ...one, required: sentence.isRequired, terms: [] });
    for (const clause of splitClauses(rest)) {
      const part = readPart(clause, sentence);
      if (part !== null)
        found.push({ ...part, required: sentence.isRequired && !OPTIONAL.test(clause), terms: [] });
    }
  }
  return withIds(dropRepeats(found));
}

function withIds(found: readonly Omit<Requirement, 'id'>[]): readonly Requirement[] {
  const seen = new Map<string, number>();
  return found.map((one) => {
    const base = requirementId(one);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return { id: times === 1 ? base : `${base}-${times}`, ...one };
  });
}

function dropRepeats(found: readonly Omit<Requirement, 'id'>[]): readonly Omit<Requirement, 'id'>[] {
  const seen = new Set<string>();
  return found.filter(({ kind, text }) => {
    const key = `${kind} ${text.toLowerCase()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function listSentences(given: string): readonly Clause[] {
  const sentences: Clause[] = [];
  let isList = false;
  let listIsRequired = true;
  for (const line of given.split(/\n+/u)) {
    const bare = line.replace(LIST_MARK, '').trim();
    if (bare === '') continue;
    const isItem = LIST_MARK.test(line);
    if (!isItem) {
      isList = CONTAINS.test(bare);
      listIsRequired = !OPTIONAL.test(bare);
    }
    for (const text of splitSentences(bare)) {
      for (const item of splitInlineItems(text)) {
        const isListed = item.isItem || (isItem && isList);
        const isRequired = !OPTIONAL.test(item.text) && (!isItem || listIsRequired);
        sentences.push({ text: item.text, isListed, isRequired });
      }
    }
  }
  return sentences;
}

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|al|dr|mr|mrs|ms|prof|no|p|pp|ch|fig|approx|ed|eds)|\b\p{L})\.$/iu;

function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of line.matchAll(/[.?!;]["”’)]?\s+(?=[\p{L}\d("“])/gu)) {
    const end = index + mark.trimEnd().length;
    if (line[index] === '.' && ABBREVIATION.test(line.slice(from, index + 1))) continue;
    sentences.push(line.slice(from, end));
    from = index + mark.length;
  }
  sentences.push(line.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

/** "(1) define stress, (2) name its causes" gives its items, and what leads to them. */
function splitInlineItems(sentence: string): readonly { readonly text: string; readonly isItem: boolean }[] {
  const marks = [...sentence.matchAll(INLINE_MARK)];
  if (marks.length < 2) return [{ text: sentence, isItem: false }];
  const lead = sentence.slice(0, marks[0]?.index ?? 0).trim();
  const items = marks.map(({ index, 0: mark }, at) => ({
    text: sentence
      .slice(index + mark.length, marks[at + 1]?.index ?? sentence.length)
      .replace(/[,;]?\s*(?:and|or)?\s*$/iu, '')
      .trim(),
    isItem: true,
  }));
  return lead === '' ? items : [{ text: lead, isItem: false }, ...items];
}

/** Cuts where another order or indirect question begins: "describe X, explain Y, and why Z". */
function splitClauses(sentence: string): readonly string[] {
  const cuts: number[] = [];
  for (const { index, 0: joint } of sentence.matchAll(
    /(?:,\s*(?:and\s+|then\s+|and then\s+)?|\s+and\s+(?:then\s+)?|;\s*|\s+in which you\s+|\s+that\s+(?=\p{L}+s?\b)|:\s+)/gu,
  )) {
    const at = index + joint.length;
    const next = /^(?:also |then |briefly |clearly |critically )?([\p{L}-]+)/u.exec(sentence.slice(at));
    const word = next?.[1] ?? '';
    if (!startsClause(word, sentence.slice(at), joint)) continue;
    if (wordsIn(sentence.slice(cuts.at(-1) ?? 0, index)) < 2) continue;
    cuts.push(at);
  }
  return [0, ...cuts]
    .map((from, index) => sentence.slice(from, [0, ...cuts][index + 1] ?? sentence.length))
    .map(trimClause);
}

function startsClause(word: string, rest: string, joint: string): boolean {
  if (joint.trim() === 'that') return false;
  if (isDirective(word)) {
    // "design and report" at the end of a phrase are nouns: an order has an object.
    return wordsIn(rest) >= 3 || joint.includes('which');
  }
  return (
    ASKS_INDIRECTLY.test(rest) &&
    joint.trim() !== 'that' &&
    wordsIn(rest) >= 3 &&
    /^(?:what|why|how)\b/iu.test(rest)
  );
}

function trimClause(clause: string): string {
  return clause
    .replace(/[\s,;:]+(?:and|or|then|in which you|by)?[\s,;:]*$/iu, '')
    .replace(/[.;,]+$/u, '')
    .trim();
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
}

function readPart(
  clause: string,
  { isListed, text }: Clause,
): { readonly text: string; readonly kind: RequirementKind; readonly asWritten: string } | null {
  if (wordsIn(clause) < 2 || LOGISTICS.test(clause)) return null;
  const obliged = OBLIGATION.exec(clause);
  const bare = clause.slice(obliged?.[0].length ?? 0).replace(LEAD_IN, '');
  if (NEGATED.test(bare)) return null;
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? '';
  const opens = FRAME.test(clause);
  const isPart =
    (isDirective(first) && wordsIn(bare) >= 2) ||
    (clause.endsWith('?') && QUESTION.test(bare)) ||
    (text.endsWith('?') && ASKS_INDIRECTLY.test(bare)) ||
    (ASKS_INDIRECTLY.test(bare) && isDirective(/^[\p{L}-]+/u.exec(text.replace(LEAD_IN, ''))?.[0] ?? '')) ||
    opens ||
    isListed;
  if (!isPart || !namesSubject(bare)) return null;
  const kind = isListed && isSectionItem(bare) ? 'section' : 'part';
  return { kind, text: capitalize(bare), asWritten: clause };
}

/** "Close with one policy change", "begin by defining the problem". */
const FRAME =
  /^(?:(?:first|then|finally|lastly|and),?\s+)?(?:begin|start|open|end|close|conclude|finish)\s+(?:by|with)\s/iu;

/** "Write an essay", left when its length is cut out, names nothing that an answer could be checked for. */
const NAMES_NOTHING =
  /^(?:write|compose|draft|prepare|create|provide|produce|develop|respond|answer|complete|read|choose|select|pick)\s+(?:(?:to|a|an|the|your|one|this|these|each|all|any|of|following|short|brief|formal|original|argumentative|persuasive|analytical|reflective|research|critical|well|organized|written|expository|personal)[\s,-]+)*(?:paper|essay|post|report|response|answer|prompt|question|questions|reflection|letter|review|analysis|paragraphs?|assignment|chapter|article|text|it)?[.\s]*$/iu;

const WRITES = /^(?:write|compose|draft|prepare|create|make|answer|respond)\b/iu;
const NAMES_TOPIC =
  /\b(?:on|about|that|whether|how|why|what|arguing|exploring|describing|analy[sz]ing|explaining|comparing|discussing|evaluating|of (?:your|the|a|an|one|two))\b/iu;
const ANSWERS_ALL =
  /^(?:answer|respond to|complete|read|address)\s+(?:all|each|every|both|the|these|any|one|two|three|four|five)\b[^.]*\b(?:questions?|prompts?|items?|readings?|posts?)\b/iu;
const OPEN_TOPIC = /\bof your (?:own )?(?:choice|choosing)\b/iu;

function namesSubject(bare: string): boolean {
  if (NAMES_NOTHING.test(bare) || ANSWERS_ALL.test(bare)) return false;
  return !WRITES.test(bare) || (NAMES_TOPIC.test(bare) && !OPEN_TOPIC.test(bare));
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
