import { asActive, isLogistics, lowerFirst, readAsk, type Ask } from './asks.ts';
import { asksIndirectly, splitClauses, wordsIn } from './clauses.ts';
import { asOrder, isOrder, isPreparation } from './directives.ts';
import { isOptional, listInstructionSentences, type InstructionSentence } from './instruction-sentences.ts';
import { readMeasurable } from './measurable.ts';
import { requirementId, type Requirement, type RequirementLine } from './requirement.ts';
import { isSectionFragment, isSectionItem, isSectionName } from './sections.ts';

type Asking = { readonly title: string; readonly description: string; readonly instructions: string };

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
      for (const { kind, text, asWritten } of readClause(clause, sentence)) {
        // "You may use the first person" allows and does not ask.
        if (!required && (kind === 'person' || kind === 'format')) continue;
        found.push({ kind, text: asLine(text), asWritten, required, terms: [] });
      }
    }
  }
  return withIds(dropRepeats(found));
}

type Found = Omit<Requirement, 'id'>;

/** "A list is required, but it does not count toward the length". */
const BUT =
  /,\s+but\s+(?=(?:say|tell|cite|give|name|explain|use|include|show|mention|note)\b|(?:it|they|you|the|this|these|do|don['’]t)\b)/iu;

function readClause(clause: string, sentence: InstructionSentence): readonly RequirementLine[] {
  const [first = clause, ...others] = clause.split(BUT);
  if (others.length > 0) return [first, ...others].flatMap((one) => readClause(one, sentence));
  const { measured } = readMeasurable(clause, readAsk(clause).order);
  const items = splitContents(clause);
  // "Five sources, including two reports, a book, and an article" is one requirement.
  if (items.length === 1 || measured.some(({ kind }) => kind === 'sources'))
    return readItem(clause, sentence);
  return items.flatMap((item) =>
    readItem(item, { ...sentence, isListed: true }).map((line) => ({ ...line, asWritten: clause })),
  );
}

function readItem(given: string, sentence: InstructionSentence): readonly RequirementLine[] {
  const clause = asActive(given);
  if (clause !== given) return readItem(clause, sentence).map((line) => ({ ...line, asWritten: given }));
  const section = sentence.isAside ? null : readSection(clause, sentence);
  const ask = readAsk(clause);
  const { measured, rest } = readMeasurable(clause, ask.order, {
    isListed: sentence.isListed,
    subject: sentence.isOfPart === true ? 'section' : ask.subject,
  });
  if (section !== null) return [section, ...measured];
  if (sentence.isForm === true) return measured.length > 0 ? measured : readForm(clause);
  const part = sentence.isAside ? null : readPart(rest, sentence, clause);
  return part === null ? measured : [...measured, part];
}

function readForm(clause: string): readonly RequirementLine[] {
  if (wordsIn(clause) < 2 || isLogistics(clause)) return [];
  return [{ kind: 'format', text: readAsk(clause).order, asWritten: clause }];
}

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

/** "Introduction with a clear hypothesis" in a list of what the paper contains, or as a sentence of its own. */
function readSection(
  clause: string,
  { isListed, isSection, text }: InstructionSentence,
): RequirementLine | null {
  const { order, place } = readAsk(clause);
  if (place !== null || NEGATED.test(clause)) return null;
  // "600 words plus a reference list"
  const isSplit = clause !== text && /^(?:an?|the|your)\s/iu.test(clause);
  const isFragment =
    clause === text.replace(/[.;,]+$/u, '') &&
    wordsIn(clause) <= 10 &&
    !HAS_VERB.test(clause) &&
    isSectionFragment(clause);
  return isSection === true ||
    ((isListed || isFragment) && isSectionItem(order)) ||
    (isSplit && isSectionName(clause))
    ? { kind: 'section', text: order.replace(/^(?:an?|the|your)\s+/iu, ''), asWritten: clause }
    : null;
}

const HAS_VERB =
  /\b(?:is|are|was|were|be|will|should|must|can|may|need|needs|has|have|do|does|to(?!\s*\d))\b|^(?:\p{L}+ ){0,2}introduction to\b|[?]/iu;

/** "Include goals, a list of materials, and a procedure" asks for three things. */
function splitContents(clause: string): readonly string[] {
  const contents = CONTENTS.exec(readAsk(clause).order)?.[1];
  if (contents === undefined) return [clause];
  const items = contents.split(/,\s+(?:and\s+)?/u).filter((item) => item.trim() !== '');
  if (items.length < 3 || contents.includes('(')) return [clause];
  const lead = clause
    .slice(0, clause.lastIndexOf(contents))
    .replace(/,?\s+(?:(?:which|that)\s+\p{L}+|including|covering)\s*$/iu, '');
  return isOrder(lead) && wordsIn(lead) >= 3 ? [lead, ...items] : items;
}

const CONTENTS =
  /(?:^(?:include|contain|have|cover|address)(?::|\s)|\b(?:which|that)\s+(?:includes?|contains?|covers?|addresses)\s|,\s+(?:including|covering)\s)\s*(.+,\s+and\s+.+)$/iu;

function readPart(
  clause: string,
  { isListed, text }: InstructionSentence,
  asWritten: string,
): RequirementLine | null {
  if (wordsIn(clause) < 2 || isLogistics(clause) || ANNOUNCES.test(clause)) return null;
  const ask = readAsk(clause.replace(DANGLES, ''));
  if (ASKS_AGAIN.test(ask.order) || (clause !== asWritten && IS_LEFT_OVER.test(clause))) return null;
  const bare = asOrder(ask.order.replace(/^write\s+(?=\p{L}+ing\b)/iu, ''));
  const has = ask.isObliged && HAS.test(bare);
  if (NEGATED.test(bare) || (isPreparation(bare) && !has)) return null;
  const isPart =
    isOrder(bare) ||
    (ask.isObliged && !/^(?:be|been|not|do)\b/iu.test(bare) && wordsIn(bare) >= 2) ||
    (clause.endsWith('?') && QUESTION.test(bare)) ||
    (asksIndirectly(bare) && (text.endsWith('?') || isOrder(readAsk(text).order))) ||
    has ||
    EVERY_HAS.test(clause) ||
    PLUS.test(asWritten) ||
    isListed;
  if (!isPart || !namesSubject(bare, isListed)) return null;
  return {
    kind: 'part',
    text: textOfPart(bare, clause, { ...ask, isQuestion: text.endsWith('?') }),
    asWritten,
  };
}

function textOfPart(
  bare: string,
  clause: string,
  { place, isQuestion }: Ask & { isQuestion: boolean },
): string {
  const means = USING.exec(clause)?.[0] ?? '';
  if (means !== '') return `${means}${lowerFirst(bare)}`;
  const text = bare.replace(HAS, '');
  if (place === null) return asQuestion(text, isQuestion);
  return `In ${place}, ${text === bare ? lowerFirst(bare) : `include ${text}`}`;
}

/** "Why or why not?" and "Explain." ask more about the question before. */
const ASKS_AGAIN =
  /^(?:why|how|why not|how so|why or why not|explain(?: why| how| your answer)?|discuss)[.?!]*$/iu;

/** "Limit yourself to", "fit on": left when the length was cut out. */
const IS_LEFT_OVER = /^(?:\S+\s+){0,5}\S*\s*\b(?:on|to|in|of|at|with|within|under|than)$/iu;

/** "An annotation that", left where the list of what it does was cut off. */
const DANGLES = /\s+(?:that|which|in which|where you|and|to|by|in which you)$/iu;

/** "Every number needs a unit". */
const EVERY_HAS = /^(?:every|each|all)\s.{3,60}?\s(?:needs?|must have|should have|has to have)\s/iu;

/** Of "your essay must have a clear thesis". */
const HAS = /^(?:have|contain|need)\s+/iu;

/** "Write a critique that does the following:" leads to the list that asks. */
const ANNOUNCES =
  /\b(?:the following|as follows|these (?:questions|points|parts|things|steps))\b[^.?!]{0,40}:?$|:$/iu;
const PLUS =
  /^(?:plus\s+)?(?:an?|one|two|three|four|five|six|at least)\b[^.]*\b(?:sentences?|paragraphs?)\b/iu;

/** "Using one concept from the chapter, explain …": part of what is asked. */
const USING = /^(?:using|drawing on|based on|with reference to|for (?:each|every|both))\b[^,]{2,80},\s+/iu;
/** "Cite them", "analyze it in a paper": what it speaks of was asked before. */
const ONLY_REFERS =
  /^[\p{L}-]+\s+(?:it|them|this|that|these|those)(?:\s+(?:in|as|with)\s+(?:an?|the|your)(?:\s+\p{L}+){1,2})?$/iu;

/** "Write an essay", left when its length is cut out, names nothing that an answer could be checked for. */
const NAMES_NOTHING =
  /^(?:limit|restrict|confine|hold)\s+(?:yourself|it|this|your \p{L}+)$|^write\s+(?:on|about)\s+any\b|^(?:write|post|compose|draft|prepare|create|provide|produce|develop|respond|answer|complete|read|choose|select|pick)\s+(?:(?:to|a|an|the|your|one|this|these|each|all|any|of|following|short|brief|formal|original|argumentative|persuasive|analytical|reflective|research|critical|well|organized|written|expository|personal)[\s,-]+)*(?:paper|essay|post|report|response|answer|prompt|question|questions|reflection|letter|review|analysis|paragraphs?|assignment|chapter|article|text|it)?[.\s]*$/iu;

const WRITES = /^(?:write|compose|draft|prepare|create|make)\b/iu;
/** "Write an essay": what kind of text it is. */
const GENRE =
  /^\p{L}+\s+(?:[\p{L}\d-]+,?\s+){0,6}?(?:answers?|article|assignment|bibliography|brief|brochure|critique|discussion|draft|editorial|e-?mail|entr(?:y|ies)|essay|journal|letter|memo|narrative|note|op-ed|outline|paper|paragraphs?|piece|plan|poem|portfolio|poster|posts?|presentation|project|proposal|reflection|reports?|response|review|speech|story|summary|text)\b|^\p{L}+\s+(?:(?:about|at least|\d+)\s+)*(?:words|pages?)\b/iu;
const NAMES_TOPIC =
  /\b(?:on|about|that|whether|how|why|what|arguing|exploring|describing|analy[sz]ing|explaining|comparing|discussing|evaluating|of (?:your|the|a|an|one|two))\b/iu;
const ANSWERS_ALL =
  /^(?:answer|respond to|complete|read|address)\s+(?:all|each|every|both|the|these|any|one|two|three|four|five)\b[^.]*\b(?:questions?|prompts?|items?|readings?|posts?)\b/iu;
const OPEN_TOPIC = /\b(?:any|a) topic (?:that )?(?:we|you|from)\b|\bof your (?:own )?(?:choice|choosing)\b/iu;

function namesSubject(bare: string, isListed: boolean): boolean {
  if (NAMES_NOTHING.test(bare) || ANSWERS_ALL.test(bare)) return false;
  if (ONLY_REFERS.test(bare) && !isListed) return false;
  return !WRITES.test(bare) || !GENRE.test(bare) || (NAMES_TOPIC.test(bare) && !OPEN_TOPIC.test(bare));
}

/** "What did you learn", cut out of a series of questions. */
function asQuestion(text: string, isInQuestion: boolean): string {
  const isAsked = ASKS_DIRECTLY.test(text) || ASKS_BY_DO.test(text) || (isInQuestion && ASKS_OF.test(text));
  return isAsked && !text.endsWith('?') ? `${text}?` : text;
}

const ASKS_DIRECTLY =
  /^(?:what|why|how|who|where|when|which \p{L}+)\s+(?:do|does|did|is|are|was|were|can|could|would|should|will|has|have)\b/iu;
/** "What two plans does the board have" cannot be said in another way; "what plans are good" can. */
const ASKS_BY_DO =
  /^(?:what|which|whose|how)(?:\s+[\p{L}-]+){1,3}?\s+(?:do|does|did)\s+(?:the|an?|you|they|we|it|he|she|each|\p{L}+)\s+\p{L}+/iu;
const ASKS_OF =
  /^(?:what|which|whose|how)(?:\s+[\p{L}-]+){1,3}?\s+(?:is|are|was|were|can|could|would|should|will|has|have)\b/iu;

/** A requirement as a line of a checklist. */
function asLine(text: string): string {
  const bare = text.replace(/^[\s,:–—-]+|[\s.,;:]+$/gu, '').replace(DANGLES, '');
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}
