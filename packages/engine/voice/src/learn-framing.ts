import type { Evidence, Trait } from './voice-profile.ts';
import { countWords, sentencesIn, wordingOf } from './text.ts';
import { type VoiceSource, weightOfKind } from './voice-source.ts';
import { praises } from './wording-kinds.ts';

type Side = 'greeting' | 'closing';

/** The first or last words of a source, as far as they may be how it always begins or ends. */
type Candidate = { readonly source: VoiceSource; readonly text: string; readonly key: string };

type Pattern = {
  readonly text: string;
  readonly weight: number;
  readonly sources: readonly Candidate[];
};

const MOST_UNITS = 3;
const MOST_WORDS = 40;
/** A pattern is hers if at least half of what she wrote has it. */
const LEAST_SHARE = 0.5;
/** A longer pattern is preferred while nearly as many sources have it. */
const NEARLY = 0.8;
const SURE_COUNT = 3;
/** A paper with less is praised by no habit of praise. */
const GOOD_GRADE = 0.75;
const NAME = '{name}';

const SALUTATION =
  /^(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening|day)|howdy|welcome)\b/iu;
const CLAUSE = /^.{1,60}?(?:[,:!]|\s[—–-])(?=\s)/u;

/** How an instructor begins or ends her feedback: the words that most of her texts share, with a slot for the name. */
export function learnFraming(sources: readonly VoiceSource[], side: Side): Trait<string> | null {
  const carriers = sources.filter((source) => source.kind !== 'template' && isHerOwn(source, side));
  const total = carriers.reduce((sum, { kind }) => sum + weightOfKind[kind], 0);
  const groups = Map.groupBy(
    carriers.flatMap((source) => candidatesOf(source, side)),
    ({ key }) => key,
  );
  const patterns = [...groups.values()].flatMap((group) => toPatterns(group, side, carriers.length));
  const likely = patterns.filter(({ weight }) => weight >= total * LEAST_SHARE);
  const best = Math.max(0, ...likely.map(({ weight }) => weight));
  const [chosen] = likely
    .filter(({ weight }) => weight >= best * NEARLY)
    .toSorted((a, b) => countWords(b.text) - countWords(a.text) || b.weight - a.weight || compare(a, b));
  if (chosen === undefined) return null;
  const count = new Set(chosen.sources.map(({ source }) => source.id)).size;
  const ownLine = chosen.sources.filter((candidate) => side === 'greeting' && isOnOwnLine(candidate)).length;
  return {
    value: ownLine * 2 > chosen.sources.length ? `${chosen.text}\n` : chosen.text,
    confidence: (chosen.weight / total) * Math.min(1, count / SURE_COUNT),
    learnedFrom: chosen.sources.map(evidenceOf),
  };
}

/** Whether the text goes on in a new line. */
function isOnOwnLine({ source: { parts }, text }: Candidate): boolean {
  const rest = (parts[0]?.text ?? '').trimStart().slice(text.length);
  return /^[ \t]*\n/u.test(rest);
}

const compare = (a: Pattern, b: Pattern) => (a.text < b.text ? -1 : 1);

const evidenceOf = ({ source: { id, label }, text }: Candidate): Evidence => ({ sourceId: id, label, text });

/** Words of the draft that she left as they were tell nothing about her. */
function isHerOwn({ parts: [first] }: VoiceSource, side: Side): boolean {
  if (first === undefined || first.text.trim() === '') return false;
  if (first.draft === undefined) return true;
  const at = side === 'greeting' ? 0 : -1;
  return sentencesIn(first.text).at(at) !== sentencesIn(first.draft).at(at);
}

function candidatesOf(source: VoiceSource, side: Side): readonly Candidate[] {
  const units = ownUnits(source, side);
  // What takes up most of a text is no frame of it.
  const most = Math.min(MOST_UNITS, Math.floor(units.length / 2));
  const texts = Array.from({ length: most }, (_, index) =>
    joinUnits(side === 'greeting' ? units.slice(0, index + 1) : units.slice(-index - 1)),
  );
  const clause = side === 'greeting' ? CLAUSE.exec(units[0]?.text ?? '')?.[0] : undefined;
  const isAddress = clause !== undefined && (!clause.endsWith(',') || SALUTATION.test(clause));
  const all = clause === undefined ? texts : [clause, ...texts];
  return [...new Set(all)]
    .filter((text) => countWords(text) <= MOST_WORDS && !/["“”\d]/u.test(text))
    .map((text) => ({ source, text, key: maskNames(text).key }))
    .filter(({ text, key }) => text !== clause || isAddress || key.includes(NAME));
}

/** Up to where the draft goes on as it was. */
function ownUnits({ parts: [first] }: VoiceSource, side: Side): readonly Unit[] {
  const units = unitsOf(first?.text ?? '');
  const drafted = new Set(sentencesIn(first?.draft ?? '').map(wordingOf));
  const isDrafted = ({ text }: Unit) => drafted.has(wordingOf(text));
  const end = side === 'greeting' ? units.findIndex(isDrafted) : units.findLastIndex(isDrafted);
  if (end === -1) return units;
  return side === 'greeting' ? units.slice(0, end) : units.slice(end + 1);
}

type Unit = { readonly text: string; readonly endsLine: boolean };

function unitsOf(text: string): readonly Unit[] {
  return text
    .split(/\n+/u)
    .map(sentencesIn)
    .flatMap((sentences) =>
      sentences.map((sentence, index) => ({ text: sentence, endsLine: index === sentences.length - 1 })),
    );
}

function joinUnits(units: readonly Unit[]): string {
  return units
    .map(({ text, endsLine }) => text + (endsLine ? '\n' : ' '))
    .join('')
    .trim();
}

type Masked = { readonly key: string; readonly names: readonly string[] };

/** Capitalized words that may be names; one that opens a sentence only where a mark sets it apart. */
const MAYBE_NAME = /(^|[.?!]\s+|\n)?((?:(?:Mr|Mrs|Ms|Mx)\. )?\p{Lu}[\p{L}’'-]*\.?(?: \p{Lu}[\p{L}’'-]*)*)/gu;

/** Opens a sentence and is set apart by a comma, like a name. */
const ADVERB =
  /^(?:overall|however|first|second|still|also|next|now|then|yes|no|instead|again|so|well|\p{L}+ly)$/iu;

function maskNames(text: string): Masked {
  const names: string[] = [];
  const key = text.replace(
    MAYBE_NAME,
    (whole: string, before: string | undefined, run: string, at: number) => {
      const opens = before !== undefined || at === 0;
      const lead = before ?? '';
      const after = text.slice(at + whole.length);
      if (!opens) return mask(names, run, lead);
      const isSetApart = /^(?:[,!:]|\s[—–-])/u.test(after);
      if (isSetApart && !run.includes(' ') && !ADVERB.test(run)) return mask(names, run, lead);
      // "Hi Maria": what follows the first word may be the name.
      const [first = '', ...rest] = run.split(' ');
      return rest.length === 0 ? whole : `${lead}${first} ${mask(names, rest.join(' '), '')}`;
    },
  );
  return { key: wordingOf(key), names };
}

function mask(names: string[], run: string, before: string): string {
  names.push(run);
  return before + NAME;
}

/** The wordings that a group of like candidates can be: names that change are slots, and those that don't are hers. */
function toPatterns(group: readonly Candidate[], side: Side, carriers: number): readonly Pattern[] {
  const [first] = group;
  if (first === undefined) return [];
  const masked = group.map(({ text }) => maskNames(text).names);
  const slots = (masked[0] ?? []).map((_, at) => {
    const values = new Set(masked.map((names) => names[at]));
    return values.size > 1 || group.every(({ source }) => isNameInWork(source, masked[0]?.[at] ?? ''));
  });
  const sourceIds = new Set(group.map(({ source }) => source.id));
  const isAlone = sourceIds.size === 1;
  if (isAlone && !mayStandAlone(first, side, carriers)) return [];
  if (isAlone && side === 'greeting' && slots.length > 0) slots[0] = true;
  if (slots.filter(Boolean).length > 1) return [];
  const text = withSlots(first.text, slots);
  if (praises(text) && !isPraiseOfAll(group)) return [];
  const weight = [...new Map(group.map(({ source }) => [source.id, source])).values()].reduce(
    (sum, { kind }) => sum + weightOfKind[kind],
    0,
  );
  return [{ text, weight, sources: group }];
}

/** With one text to learn from, only a salutation and a signature can be told from the rest; in an edit she put it there. */
function mayStandAlone({ source, text }: Candidate, side: Side, carriers: number): boolean {
  if (carriers > 1 && source.kind !== 'edit') return false;
  const isLine = !/[.?!]$/u.test(text) && countWords(text) <= 6;
  if (side === 'closing') return isLine;
  return SALUTATION.test(text) && countWords(text) <= 6;
}

function isNameInWork({ work }: VoiceSource, name: string): boolean {
  return (
    work !== undefined &&
    name !== '' &&
    work.slice(0, 300).includes(name.replace(/^(?:Mr|Mrs|Ms|Mx)\. /u, ''))
  );
}

/** Praise that weak papers were given as well is a habit of hers, and true of any paper. */
function isPraiseOfAll(group: readonly Candidate[]): boolean {
  return group.some(({ source: { grade } }) => grade !== undefined && grade < GOOD_GRADE);
}

function withSlots(text: string, slots: readonly boolean[]): string {
  let at = 0;
  return maskedRuns(text).reduce((changed, run) => {
    const isSlot = slots[at] === true;
    at += 1;
    return isSlot ? changed.replace(run, NAME) : changed;
  }, text);
}

function maskedRuns(text: string): readonly string[] {
  return maskNames(text).names;
}

/** The pattern with the name put in, or without its slot where no name is known. */
export function sayFraming(pattern: string, name: string | null): string {
  if (name !== null) return pattern.replaceAll(NAME, name);
  return pattern
    .replaceAll(/\bdear \{name\}/giu, (words) => words.replace(NAME, 'student'))
    .replaceAll(/(?:,\s*|\s+)\{name\}/gu, '')
    .replaceAll(/\{name\}(?:[,!:]|\s[—–-])?\s*/gu, '')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .trim();
}
