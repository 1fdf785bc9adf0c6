import { isDirective, isOrder } from './directives.ts';
import { isSectionItem } from './sections.ts';

/** A sentence or list item of an assignment's instructions, with what governs it. */
export type InstructionSentence = {
  readonly text: string;
  readonly isRequired: boolean;
  /** Whether it is an item of a list that says what the paper contains. */
  readonly isListed: boolean;
  /** Whether it is the name of a section. */
  readonly isSection?: boolean;
  /** Whether a label says which part of the paper it is about: "Summary: in 150 words, …". */
  readonly isOfPart?: boolean;
  /** Whether it is about the look of the page: what a line "Format:" lists. */
  readonly isForm?: boolean;
  /** Whether it stands below "Grading", "Tips" or "How to submit", where only lengths, sources and form are asked for. */
  readonly isAside: boolean;
};

const LIST_MARK =
  /^\s*(?:[-–—*•·‣▪○☐✓]|\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})[.):]|(?:part|question|step|section|item|prompt|task)\s+(?:\d{1,2}|[a-hA-H]|one|two|three|four|five|six)\s*(?:[.):–—-]|(?=\()))\s*(?=\S)/iu;
/** "Section 2. Evidence": such a mark numbers what the paper contains. */
const NAMED_MARK = /^\s*(?:part|section|question)\s+(?:\d{1,2}|[a-h]|one|two|three|four|five|six)\b/iu;
/** "Step 1." after items with other marks: no longer one of them. */
const WORDED_MARK = /^\s*(?:part|question|step|section|item|prompt|task)\s/iu;
const INLINE_MARK = /(?:^|(?<=[\s,;:]))\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s+/gu;
/** "1. Define stress. (2) Explain its causes." or "(a) Define stress." on one line, or bullets inside it. */
const NUMBERED_SENTENCE = /(?<=^|[.?!:;]\s+)\(?(\d{1,2}|[a-h])[.)]\s+(?=\p{Lu})/gu;
const INNER_LABEL = /(?<=[.?!)])\s+(?=(?:part|question|step|prompt|task)\s+(?:\d{1,2}|[A-H])\s*[:.)–-])/giu;
const INNER_BULLET = /\s+(?=[•▪‣☐✓]\s)/gu;
/** "(15 points)", "[20%]", "– 10 pts": what an item is worth, not what it asks. */
const WORTH =
  /\s*(?:[([]\s*(?:worth\s+)?\d{1,3}\s*(?:%|points?|pts?\.?|marks?)(?:\s+each)?\s*[)\]]|[–—-]\s*\d{1,3}\s*(?:points?|pts?\.?|marks?)(?=\s*(?:[.:|]|$))|\(\d{1,2}\)\s*$)[.:]?/giu;
const ONLY_WORTH =
  /^(?:worth\s+)?(?:\d{1,3}\s*(?:%|points?|pts?\.?|marks?)?|points?|weight|value|marks?)[.;]?$/iu;
const OPTIONAL =
  /\b(?:optional(?:ly)?|if you (?:like|wish|want|choose)|extra credit|bonus|feel free|encouraged|welcome)\b|\b(?:may|can) (?:also )?be (?:included|attached|added)\b|(?:^|[,;:]\s*)(?:you|students|writers)\s+(?:also\s+)?(?:may|can|might|could)\b(?!\s+not\b)|^if\s+(?:you|your)\b/iu;
/** Words that lead to a list of what the paper contains. */
const CONTAINS =
  /\b(?:address|answer|contain|cover|include|consist of|discuss|explain|describe|following|contents?|sections?|parts?|questions?|components?|elements?|points?|requirements?|must|should|please|prompts?|define|need|has|have|needs|does|do each|what to)\b/iu;
const ALTERNATIVES =
  /\b(?:(?:choose|pick|select|answer|write (?:about|on)|respond to|address|discuss|complete)\b[^.:]{0,40}\b(?:one|two|three|any)\b[^.:]{0,30}\b(?:of the|of these|following|below|from)|(?:on|about) (?:any )?(?:one|two) of (?:the|these)|possible topics|sample topics|topic ideas|options(?=\s*:?\s*$))\b/iu;
const ASIDE =
  /^(?:(?:some|a few|general|helpful|important|quick)\s+)?(?:\p{L}+\s+(?:and|&)\s+)?(?:grading|grades?|evaluation|points|scoring|rubric|assessment criteria|due(?: dates?)?|deadlines?|schedule|timeline for|late (?:work|policy|papers?)|submission|submitting|how to submit|turning in|tips|hints|advice|help|resources|support|examples?|sample\p{L}*|possible topics|academic (?:honesty|integrity)|policy|policies|(?:learning )?(?:goals|objectives|outcomes)|purpose|background|context|overview|why (?:this|we)|before you (?:begin|start|write)|preparation|materials needed|contact|questions\?)\b[^.?!:]{0,40}:?$/iu;

/** Whether a sentence leaves it to the writer. */
export function isOptional(text: string): boolean {
  return OPTIONAL.test(text);
}

/** The sentences and list items of the instructions, in order; rows of a table are items. */
export function listInstructionSentences(given: string): readonly InstructionSentence[] {
  const reader = new Instructions();
  for (const line of linesOf(withoutRuns(given))) reader.readLine(line);
  return reader.sentences;
}

/** Instructions beyond this, in UTF-16 units, are not read; no form accepts more. */
const LONGEST = 20_000;

/** Long runs of spaces or letters mean nothing, and would take long to read. */
function withoutRuns(given: string): string {
  return given
    .slice(0, LONGEST)
    .replaceAll(/[^\S\n\t]+/gu, ' ')
    .replaceAll(/\S{200,}/gu, (run) => run.slice(0, 200));
}

function linesOf(given: string): readonly string[] {
  return given.split(/\n+/u).flatMap((line) => {
    const numbers = [...line.matchAll(NUMBERED_SENTENCE)].map(([, mark = '']) => placeOf(mark));
    const isSeries = numbers.length >= 2 && numbers.every((one, at) => one === (numbers[0] ?? 0) + at);
    const broken = isSeries ? line.replace(NUMBERED_SENTENCE, '\n$1. ') : line;
    return broken.replace(INNER_BULLET, '\n').replace(INNER_LABEL, '\n').split('\n');
  });
}

/** 3 for "3" and "c". */
function placeOf(mark: string): number {
  return /\d/u.test(mark) ? Number(mark) : mark.charCodeAt(0) - 'a'.charCodeAt(0) + 1;
}

/** Reads line by line, and keeps what the last lead says about the list below it. */
class Instructions {
  readonly sentences: InstructionSentence[] = [];
  #isList = false;
  /** Whether the lines below the lead may be its items without bullets or numbers. */
  #isUnmarked = false;
  #namesSections = false;
  #isForm = false;
  #isRequired = true;
  /** Whether the items of the list so far are marked by words, or it has none yet. */
  #isWorded = true;
  #isAside = false;
  /** The order that the list completes: "Define the following terms:" gives "Define". */
  #verb = '';

  readLine(line: string): void {
    const isRow = line.split(/\s*[|\t]\s*/u).filter((cell) => cell !== '').length >= 2;
    const isMarked = LIST_MARK.test(line) || isRow;
    if (isMarked) this.#isUnmarked = false;
    const isWorded = isMarked && WORDED_MARK.test(line);
    if (isWorded && !this.#isWorded) this.#isRequired = true;
    if (isMarked) this.#isWorded = isWorded;
    const isItem = isMarked || (this.#isUnmarked && !/[.!]\s*$/u.test(line));
    const bare = (isRow ? textOfRow(line) : line.replace(LIST_MARK, '')).replace(WORTH, '').trim();
    if (bare === '') return;
    if (!isItem) this.#readLead(bare);
    const isListed = isItem && (this.#isList || isRow || NAMED_MARK.test(line));
    const sentences = splitSentences(bare).filter((text) => !ONLY_WORTH.test(text));
    const isLabelled = isItem && sentences.length > 1 && isShortLabel(sentences[0] ?? '');
    for (const [at, text] of sentences.entries()) {
      if (at === 0 && isLabelled && !isSectionItem(text)) continue;
      this.#readSentence(text, { isItem, isListed: isListed && at === 0 });
    }
    if (isItem && bare.endsWith(':')) this.#isList = true;
  }

  #readLead(bare: string): void {
    this.#isWorded = true;
    const isHeading = !/[.?!;,]$/u.test(bare) && bare.split(/\s+/u).length <= 8 && !isOrder(bare);
    const last = splitSentences(bare).at(-1) ?? bare;
    if (isHeading) this.#isAside = ASIDE.test(bare);
    if (isHeading || last.endsWith(':')) this.#isForm = FORM_LEAD.test(bare.replace(/:$/u, ''));
    const isAlternatives = ALTERNATIVES.test(last);
    this.#isList = !this.#isAside && (last.endsWith(':') || (isHeading && CONTAINS.test(bare)));
    this.#isUnmarked = this.#isList && last.endsWith(':') && CONTAINS.test(last);
    this.#namesSections = /\b(?:sections|headings)\b/iu.test(last);
    this.#isRequired = !isOptional(last) && !isAlternatives;
    this.#verb = verbOf(last);
  }

  #readSentence(text: string, { isItem, isListed }: { isItem: boolean; isListed: boolean }): void {
    const label = findLabel(text);
    if (label !== null && ASIDE.test(label.name) && !isItem) {
      this.#add(label.rest, { isListed: false, isRequired: true, isAside: true });
      return;
    }
    const isSection =
      label !== null &&
      ((isListed && this.#namesSections) || isSectionItem(label.name)) &&
      !/\bbibliography\b/iu.test(label.name);
    if (isSection) this.#add(label.name, { isListed: true, isRequired: true, isSection });
    const isLead = label !== null && LEADS.test(label.name);
    const isAsked =
      label !== null &&
      (isSection || isLead || isOrder(label.rest.replace(OPENS, '')) || label.rest.endsWith('?'));
    const said = isAsked ? label.rest : text;
    let isAlternative = false;
    for (const item of splitInlineItems(said)) {
      if (!item.isItem && said !== item.text) {
        this.#verb = verbOf(item.text);
        isAlternative = ALTERNATIVES.test(item.text);
      }
      const namesParts = isSection || (isLead && PARTS_LEAD.test(label.name));
      const listed = item.isItem || isListed || namesParts;
      const isRequired =
        !isOptional(item.text) &&
        !isOptional(label?.name ?? '') &&
        !(item.isItem && isAlternative) &&
        (!isItem || this.#isRequired);
      const asks = item.isItem || isListed ? withVerb(this.#verb, item.text) : item.text;
      const isOfPart = label !== null && isAsked && !isLead && (isSection || OPENS.test(label.rest));
      const isForm = label !== null && FORM_LEAD.test(label.name);
      const ones = isForm ? asks.split(/,\s+(?:and\s+)?/u) : namesParts ? splitNouns(asks) : [asks];
      for (const one of ones)
        this.#add(one, { isListed: listed, isRequired, isForm: isForm || this.#isForm, isOfPart });
    }
  }

  #add(
    text: string,
    given: Omit<InstructionSentence, 'text' | 'isAside'> & { readonly isAside?: boolean },
  ): void {
    this.sentences.push({ text, isAside: this.#isAside, ...given });
  }
}

const OPENS = /^(?:in|for|using|with|after)\b[^,]{2,60},\s+/iu;

/** "Stakeholders." before what to say about them. */
function isShortLabel(sentence: string): boolean {
  return !sentence.endsWith('?') && sentence.split(/\s+/u).length <= 3 && !isOrder(sentence);
}

/** "Discussion: interpret your results" has a label and what it asks for; a table row has its first cell. */
function findLabel(text: string): { readonly name: string; readonly rest: string } | null {
  const [, name = '', rest = ''] = /^([\p{L}\p{N}][^.:?!]{1,48}?)(?::|\s[–—-])\s+(\S.*)$/u.exec(text) ?? [];
  const isLabel = name !== '' && name.split(/\s+/u).length <= 6 && !isOrder(name) && !/["“(]/u.test(name);
  return isLabel && !CONTAINS_AT_END.test(name) && !/^(?:no|not|never|avoid|do)\b/iu.test(name)
    ? { name, rest }
    : null;
}

/** "Requirements: three sources, a title page" says nothing itself. */
const LEADS =
  /\b(?:requirements?|guidelines?|instructions?|directions?|format(?:ting)?|length|contents?|task|prompt|assignment|question|report|paper|essay)$/iu;
const FORM_LEAD =
  /^(?:\p{L}+\s+)?(?:format(?:ting)?|layout|appearance|style)(?:\s+(?:requirements|guidelines))?$/iu;
const PARTS_LEAD = /\b(?:requirements?|contents?|guidelines?)$/iu;

/** "Your paper should include: …" leads to a list and is no label. */
const CONTAINS_AT_END = /\b(?:include|includes|contain|cover|address|following|should|must|has|have|that)$/iu;

/** "Background on osmosis, your question, and a testable hypothesis" after the name of a section. */
function splitNouns(text: string): readonly string[] {
  const items = text.split(/,\s+(?:and\s+)?/u).filter((item) => item.trim() !== '');
  const isWhole = items.every((item) => /\S\s+\S/u.test(item));
  return items.length >= 3 && isWhole && !isOrder(text) && !/[(?]/u.test(text) ? items : [text];
}

function verbOf(lead: string): string {
  const verb = /^(\p{L}+)\b.*\b(?:following|these)\b[^.?!]*:$/u.exec(lead)?.[1] ?? '';
  return isDirective(verb) && !/^(?:include|answer|address|complete|use|cite|write|consider)$/iu.test(verb)
    ? verb
    : '';
}

function withVerb(verb: string, item: string): string {
  const first = /^\p{L}+/u.exec(item)?.[0] ?? '';
  const isShort = (item.match(/\S+/gu)?.length ?? 0) <= 6 && !item.endsWith('?');
  return verb !== '' && isShort && !isDirective(first) ? `${verb} ${item}` : item;
}

/** "Thesis | 20 points | States a clear claim" says "Thesis: States a clear claim"; a row of headings says nothing. */
function textOfRow(line: string): string {
  const cells = line
    .split(/\s*[|\t]\s*/u)
    .map((cell) => cell.replace(LIST_MARK, '').trim())
    .filter((cell) => cell !== '' && !ONLY_WORTH.test(cell) && !/^[-:=\s]+$/u.test(cell));
  const isHeading = cells.every((cell) =>
    /^(?:section|part|content|criteri\p{L}+|description|task|requirements?|what to (?:do|include))$/iu.test(
      cell,
    ),
  );
  return isHeading ? '' : cells.join(': ');
}

const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs|al|dr|mr|mrs|ms|prof|no|p|pp|ch|fig|approx|ed|eds)|\b\p{L})\.$/iu;

function splitSentences(line: string): readonly string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: mark } of line.matchAll(/[.?!]["”’)]*\s+(?=[\p{L}\d("“])/gu)) {
    const end = index + mark.trimEnd().length;
    const isAbbreviation = line[index] === '.' && ABBREVIATION.test(line.slice(from, index + 1));
    if (isAbbreviation && !isOrder(line.slice(index + mark.length))) continue;
    sentences.push(line.slice(from, end));
    from = index + mark.length;
  }
  sentences.push(line.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
}

type Item = { readonly text: string; readonly isItem: boolean };

/** "(1) define stress, (2) name its causes" and "include: a map; a budget" give their items, and what leads to them. */
function splitInlineItems(sentence: string): readonly Item[] {
  const marks = [...sentence.matchAll(INLINE_MARK)];
  if (marks.length < 2) return splitSemicolons(sentence);
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

/** "I am looking for three things: a summary, an example, and a judgment." */
const COLON_LIST = /^([^:;]+:)\s+([^:;(]+,\s+(?:and|or)\s+[^:;(]+)$/u;
const LISTS =
  /\b(?:things|parts|elements|items|components|points|following|looking for|consists? of|includes?|contains?|covers?|address|include in your \p{L}+)\s*:$/iu;

function splitSemicolons(sentence: string): readonly Item[] {
  const listed = COLON_LIST.exec(sentence);
  if (listed !== null && LISTS.test(listed[1] ?? '') && !isOrder(listed[2] ?? '')) {
    const items = (listed[2] ?? '').replace(/[.;]$/u, '').split(/,\s+(?:and\s+|or\s+)?/u);
    // "Design a campaign with these parts:" asks for something itself, "your post should include:" does not.
    const lead =
      isOrder(listed[1] ?? '') && /^(?:\S+\s+){6}/u.test(listed[1] ?? '')
        ? [{ text: listed[1] ?? '', isItem: false }]
        : [];
    if (items.length >= 3) return [...lead, ...items.map((text) => ({ text, isItem: true }))];
  }
  const [first = '', ...others] = sentence.split(/;\s+(?:and\s+|or\s+)?(?![^(]*\))/iu);
  if (others.length === 0) return [{ text: sentence, isItem: false }];
  const [, lead = null, opening = first] = /^([^:]+:)\s+(.+)$/u.exec(first) ?? [];
  const isItem = lead !== null && CONTAINS.test(lead);
  const items = [isItem ? opening : first, ...others].map((text) => ({ text, isItem }));
  return isItem ? [{ text: lead, isItem: false }, ...items] : items;
}
