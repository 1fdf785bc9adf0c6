import { asksIndirectly, splitClauses, wordsIn } from './clauses.ts';
import { asOrder, isDirective } from './directives.ts';
import { isOptional, listInstructionSentences, type InstructionSentence } from './instruction-sentences.ts';
import { isSectionItem, readMeasurable } from './measurable.ts';
import { requirementId, type Requirement, type RequirementKind } from './requirement.ts';

type Asking = { readonly title: string; readonly description: string; readonly instructions: string };

/** About handing in, marks and help, and not about the paper. */
const LOGISTICS =
  /\b(?:submit|submission|upload|hand in|turn in|turnitin|due|deadline|late (?:work|papers?)|points?\b.{0,20}\b(?:worth|possible)|worth \d|office hours|e-?mail me|plagiari[sz]\w*|proofread|classmates?|peers|grammar|spelling|rubric|canvas|blackboard|moodle|save your (?:file|paper)|writing cent(?:er|re)|(?:be|not|are|is) graded|(?:your|the|final) grades?|legibly|minutes)\b/iu;
/** "Your paper should", "the essay must", "you will need to": what follows is asked for. */
const OBLIGATION =
  /^(?:(?:in|for|within|throughout) [^,]{2,60}, )?(?:please\s+)?(?:(?:you|students?|(?:the|your|this|each|all)\s+(?:\p{L}+\s+){0,2}?(?:paper|essay|post|report|response|answer|review|analysis|letter|reflection|proposal|draft|assignment|submission|introduction|conclusion|discussion|study|project|presentation|papers|essays|posts|answers|responses))\s+)(?:(?:should|must|will|shall|may|can|might|could|need to|needs to|are to|is to|has to|have to|are (?:asked|expected|required) to|is (?:expected|required) to|ought to)\s+)(?:also\s+|then\s+|be (?:sure|able|certain) to\s+|clearly\s+|briefly\s+|first\s+)?/iu;
const LEAD_IN =
  /^(?:(?:in|for|within|using|after|based on|drawing on|throughout|as)\b[^,]{2,80},\s+)?(?:(?:first|second|third|fourth|fifth|next|then|finally|lastly|also|in addition|additionally|after that|afterwards?|to (?:begin|start|conclude|finish)),?\s+)?(?:(?:begin|start|open|end|close|conclude|finish)\s+(?:by|with)\s+|please\s+|be sure to\s+|make sure (?:to|that you|you)\s+|remember to\s+|and\s+|then\s+|also\s+|clearly\s+|briefly\s+|critically\s+)*/iu;
const QUESTION =
  /^(?:what|why|how|who|whom|whose|when|where|which|to what extent|in what ways?|do|does|did|is|are|was|were|can|could|should|would|will|has|have)\b/iu;
const NEGATED = /^(?:do not|don['’]t|never|avoid|no|not)\b/iu;

/**
 * Splits the instructions (or, without them, the description) of an assignment into what it asks for. Instructions
 * that ask for nothing specific give an empty list.
 */
export function readRequirements({ description, instructions }: Asking): readonly Requirement[] {
  const given = instructions.trim() === '' ? description : instructions;
  const found: Found[] = [];
  for (const sentence of listInstructionSentences(given)) {
    for (const clause of splitClauses(sentence.text)) {
      const required = sentence.isRequired && !isOptional(clause);
      const section = readSection(clause, sentence);
      if (section !== null) found.push({ ...section, required, terms: [] });
      const { measured, rest } = readMeasurable(clause, orderOf(clause));
      for (const one of measured) found.push({ ...one, text: asLine(one.text), required, terms: [] });
      if (section !== null) continue;
      for (const item of splitContents(rest)) {
        const part = readPart(item, { ...sentence, isListed: sentence.isListed || item !== rest }, clause);
        if (part !== null) found.push({ ...part, required, terms: [] });
      }
    }
  }
  return withIds(dropRepeats(found));
}

type Found = Omit<Requirement, 'id'>;

function withIds(found: readonly Found[]): readonly Requirement[] {
  const seen = new Map<string, number>();
  return found.map((one) => {
    const base = requirementId(one);
    const times = (seen.get(base) ?? 0) + 1;
    seen.set(base, times);
    return { id: times === 1 ? base : `${base}-${times}`, ...one };
  });
}

/** The same thing asked twice is listed once; of two lengths, the first counts. */
function dropRepeats(found: readonly Found[]): readonly Found[] {
  const seen = new Set<string>();
  return found.filter(({ kind, text }) => {
    const key = kind === 'length' ? kind : `${kind} ${text.toLowerCase()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** A clause without what leads to its order: "your paper should", "first", "please". */
function orderOf(clause: string): string {
  const obliged = OBLIGATION.exec(clause)?.[0].length ?? 0;
  return clause.slice(obliged).replace(LEAD_IN, '');
}

/** "Introduction with a clear hypothesis" in a list of what the paper contains. */
function readSection(
  clause: string,
  { isListed }: InstructionSentence,
): Omit<Found, 'required' | 'terms'> | null {
  const order = orderOf(clause);
  return isListed && isSectionItem(order)
    ? { kind: 'section', text: asLine(order), asWritten: clause }
    : null;
}

/** "Include goals, a list of materials, and a procedure" asks for three things. */
function splitContents(clause: string): readonly string[] {
  const contents = CONTENTS.exec(orderOf(clause))?.[1];
  if (contents === undefined) return [clause];
  const items = contents.split(/,\s+(?:and\s+)?/u).filter((item) => item.trim() !== '');
  return items.length >= 3 && !contents.includes('(') ? items : [clause];
}

const CONTENTS = /^(?:include|contain|have|cover|address)(?::|\s)\s*(.+,\s+and\s+.+)$/iu;

function readPart(
  clause: string,
  { isListed, text }: InstructionSentence,
  asWritten: string,
): { readonly text: string; readonly kind: RequirementKind; readonly asWritten: string } | null {
  if (wordsIn(clause) < 2 || LOGISTICS.test(clause) || ANNOUNCES.test(clause)) return null;
  const bare = asOrder(orderOf(clause).replace(/^write\s+(?=\p{L}+ing\b)/iu, ''));
  if (NEGATED.test(bare)) return null;
  const first = /^[\p{L}-]+/u.exec(bare)?.[0] ?? '';
  const isOrder = isDirective(/^[\p{L}-]+/u.exec(orderOf(text))?.[0] ?? '');
  const isPart =
    (isDirective(first) && wordsIn(bare) >= 2) ||
    (clause.endsWith('?') && QUESTION.test(bare)) ||
    (asksIndirectly(bare) && (text.endsWith('?') || isOrder)) ||
    FRAME.test(clause) ||
    HAS.test(bare) ||
    PLUS.test(asWritten) ||
    isListed;
  if (!isPart || !namesSubject(bare)) return null;
  const means = USING.exec(clause)?.[0] ?? '';
  const kind = 'part';
  return {
    kind,
    text: asLine(means === '' ? asQuestion(bare.replace(HAS, '')) : `${means}${lowerFirst(bare)}`),
    asWritten,
  };
}

/** Of "your essay must have a clear thesis". */
const HAS = /^(?:have|contain)\s+/iu;

/** "Close with one policy change", "begin by defining the problem". */
const FRAME =
  /^(?:(?:first|then|finally|lastly|and),?\s+)?(?:begin|start|open|end|close|conclude|finish)\s+(?:by|with)\s/iu;

/** "Write a critique that does the following:" leads to the list that asks. */
const ANNOUNCES =
  /\b(?:the following|as follows|these (?:questions|points|parts|things|steps))\b[^.?!]{0,40}:?$|:$/iu;
const PLUS =
  /^(?:plus\s+)?(?:an?|one|two|three|four|five|six|at least)\b[^.]*\b(?:sentences?|paragraphs?)\b/iu;

/** "Using one concept from the chapter, explain …": part of what is asked. */
const USING = /^(?:using|drawing on|based on|with reference to)\b[^,]{2,80},\s+/iu;
/** "Cite them", "analyze it in a paper": what it speaks of was asked before. */
const ONLY_REFERS =
  /^[\p{L}-]+\s+(?:it|them|this|that|these|those)(?:\s+(?:in|as|with)\s+(?:an?|the|your)(?:\s+\p{L}+){1,2})?$/iu;

/** "Write an essay", left when its length is cut out, names nothing that an answer could be checked for. */
const NAMES_NOTHING =
  /^(?:write|compose|draft|prepare|create|provide|produce|develop|respond|answer|complete|read|choose|select|pick)\s+(?:(?:to|a|an|the|your|one|this|these|each|all|any|of|following|short|brief|formal|original|argumentative|persuasive|analytical|reflective|research|critical|well|organized|written|expository|personal)[\s,-]+)*(?:paper|essay|post|report|response|answer|prompt|question|questions|reflection|letter|review|analysis|paragraphs?|assignment|chapter|article|text|it)?[.\s]*$/iu;

const WRITES = /^(?:write|compose|draft|prepare|create|make)\b/iu;
const NAMES_TOPIC =
  /\b(?:on|about|that|whether|how|why|what|arguing|exploring|describing|analy[sz]ing|explaining|comparing|discussing|evaluating|of (?:your|the|a|an|one|two))\b/iu;
const ANSWERS_ALL =
  /^(?:answer|respond to|complete|read|address)\s+(?:all|each|every|both|the|these|any|one|two|three|four|five)\b[^.]*\b(?:questions?|prompts?|items?|readings?|posts?)\b/iu;
const OPEN_TOPIC = /\bof your (?:own )?(?:choice|choosing)\b/iu;

function namesSubject(bare: string): boolean {
  if (NAMES_NOTHING.test(bare) || ANSWERS_ALL.test(bare) || ONLY_REFERS.test(bare)) return false;
  return !WRITES.test(bare) || (NAMES_TOPIC.test(bare) && !OPEN_TOPIC.test(bare));
}

/** "What did you learn", cut out of a series of questions. */
function asQuestion(text: string): string {
  const asks =
    /^(?:what|why|how|who|where|when|which \p{L}+)\s+(?:do|does|did|is|are|was|were|can|could|would|should|will|has|have)\b/iu;
  return asks.test(text) && !text.endsWith('?') ? `${text}?` : text;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A requirement as a line of a checklist. */
function asLine(text: string): string {
  const bare = text.replace(/^[\s,:–—-]+|[\s.,;:]+$/gu, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
