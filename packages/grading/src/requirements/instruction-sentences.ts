import { isDirective } from './directives.ts';

/** A sentence or list item of an assignment's instructions, with what governs it. */
export type InstructionSentence = {
  readonly text: string;
  readonly isRequired: boolean;
  /** Whether it is an item of a list that says what the paper contains. */
  readonly isListed: boolean;
};

const LIST_MARK =
  /^\s*(?:[-–—*•·‣▪○☐✓]|\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})[.):]|(?:part|question|step|section|item)\s+(?:\d{1,2}|[a-hA-H]|one|two|three|four|five|six)\s*(?:[.):–—-]|(?=\()))\s*(?=\S)/iu;
const INLINE_MARK = /(?:^|(?<=[\s,;:]))\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})\)\s+/gu;
/** "(15 points)", "[20%]", "– 10 pts": what an item is worth, not what it asks. */
const WORTH =
  /\s*(?:[([]\s*(?:worth\s+)?\d{1,3}\s*(?:%|points?|pts?\.?|marks?)(?:\s+each)?\s*[)\]]|[–—-]\s*\d{1,3}\s*(?:points?|pts?\.?|marks?)(?=\s*(?:[.:|]|$)))[.:]?/giu;
const ONLY_WORTH = /^(?:\d{1,3}\s*(?:%|points?|pts?\.?|marks?)?|points?|weight|value|marks?)$/iu;
const OPTIONAL =
  /\b(?:optional(?:ly)?|if you (?:like|wish|want|choose)|extra credit|bonus|feel free|encouraged|welcome to)\b|(?:^|[,;:]\s*)(?:you|students|writers)\s+(?:also\s+)?(?:may|can|might|could)\b(?!\s+not\b)/iu;
const CONTAINS =
  /\b(?:address|answer|contain|cover|include|consist of|discuss|explain|describe|following|sections?|parts?|questions?|components?|elements?|points?|requirements?|must|should|please|prompts?|define)\b[^.:?]*:\s*$/iu;

/** Whether a sentence leaves it to the writer. */
export function isOptional(text: string): boolean {
  return OPTIONAL.test(text);
}

/** The sentences and list items of the instructions, in order; rows of a table are items. */
export function listInstructionSentences(given: string): readonly InstructionSentence[] {
  const sentences: InstructionSentence[] = [];
  let isList = false;
  let listIsRequired = true;
  let verb = '';
  for (const line of given.split(/\n+/u)) {
    const isRow = line.split(/\s*[|\t]\s*/u).filter((cell) => cell !== '').length >= 2;
    const isItem = LIST_MARK.test(line) || isRow;
    const bare = (isRow ? textOfRow(line) : line.replace(LIST_MARK, '')).replace(WORTH, '').trim();
    if (bare === '') continue;
    if (!isItem) {
      isList = CONTAINS.test(bare);
      verb = verbOf(bare);
      listIsRequired = !isOptional(bare);
    }
    for (const text of splitSentences(bare)) {
      for (const item of splitInlineItems(text)) {
        if (!item.isItem && text !== item.text) verb = verbOf(item.text);
        const isListed = item.isItem || (isItem && (isList || isRow));
        const isRequired = !isOptional(item.text) && (!isItem || listIsRequired);
        const asks = isListed ? withVerb(verb, item.text) : item.text;
        sentences.push({ text: asks, isListed, isRequired });
      }
    }
  }
  return sentences;
}

/** The order that a list completes: "Define the following terms:" gives "Define". */
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
