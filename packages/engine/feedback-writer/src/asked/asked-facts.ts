import { isBan, isDirective, type RequirementKind, type RequirementResult } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import type { Places } from '../paper/places.ts';
import { beginningOf, isQuotable, MOST_WORDS } from '../paper/quote.ts';
import { countWords, lowerFirst } from '../words.ts';
import { nextMoveFor } from './next-move.ts';
import { namePart, PLACED, type PartName, withoutMarks } from './name-part.ts';

/** A requirement in words for the student, with what the paper shows of it. */
export type AskedNote = PartName & {
  readonly id: string;
  readonly kind: RequirementKind;
  /** As the checklist has it. */
  readonly text: string;
  /** A question or part to answer, and not a section or a rule. */
  readonly isPart: boolean;
  /** Whether it is done or kept in part. */
  readonly isPartly: boolean;
  /** The paper's words that show it: “a phrase”, or how its sentence begins, “a phrase …”. */
  readonly shown: string | null;
  /** "paragraph 4", where those words are. */
  readonly place: string | null;
  /** What was counted, as a sentence. */
  readonly reason: string | null;
};

/** What the paper does about its assignment. Only required ones are told of. */
export type AskedFacts = {
  readonly missing: readonly AskedNote[];
  /** Rules that are not kept: the person, the length, kinds of sources. */
  readonly broken: readonly AskedNote[];
  readonly partly: readonly AskedNote[];
  /** Parts that are answered, with the place. */
  readonly answered: readonly AskedNote[];
  /** Those of which reading the paper does not tell. */
  readonly open: readonly AskedNote[];
  /** As the checklist counts them: the required ones, those that are met, and those of which reading does not tell. */
  readonly checklist: { readonly required: number; readonly met: number; readonly open: number };
  /** Whether the paper has the sources that the assignment asks for. */
  readonly hasSources: boolean;
  readonly met: number;
  readonly required: number;
};

const NUMBER = /\d|\b(?:two|three|four|five|six|several|both|each|all)\b/iu;
const RULES: ReadonlySet<RequirementKind> = new Set(['person', 'format', 'length', 'sources']);

/** What these checks found says the same as the verdict, with the numbers. */
const SAID_BY: Readonly<Partial<Record<RequirementKind, readonly string[]>>> = {
  length: ['content-too-short', 'content-too-long'],
  sources: ['content-too-few-sources'],
};

const isRule = ({ requirement: { kind } }: RequirementResult) => RULES.has(kind);

/** "Write an essay on fines" asks for the work itself, and not for a part of it. */
const WHOLE_WORK =
  /^(?:please )?(?:write|compose|draft|prepare|post|submit|create)\s+(?:an?|your|one)\s+(?:[\p{L}-]+\s+){0,3}?(?:essay|paper|post|brief|report|memo|response|answer|reflection|review|critique|analysis|letter|proposal|summary)\b/iu;

/** Whether a verdict rests on something that was looked up, and not on likeness alone. */
const isKnown = ({ requirement: { kind }, reason }: RequirementResult) =>
  kind !== 'part' || reason !== undefined;

/** The form of citations has an area and a comment of its own. */
const OF_CITATION_STYLE = /\b(?:APA|MLA|Chicago)\b/u;

const isWholeWork = (text: string) => WHOLE_WORK.test(text);

type Known = {
  readonly findings: readonly Finding[];
  readonly places: Places;
};

/** Sorts the verdicts on what was asked into what can be said about them. */
export function collectAsked(results: readonly RequirementResult[], { findings, places }: Known): AskedFacts {
  // The position is the answer to the question, and is not told of twice.
  const isQuestion = results.some(
    ({ requirement: { kind, text, required: isRequired } }) =>
      isRequired && kind === 'part' && text.trim().endsWith('?'),
  );
  const required = results.filter(
    ({ requirement: { required: isRequired, text } }) =>
      isRequired &&
      !isWholeWork(text) &&
      !OF_CITATION_STYLE.test(text) &&
      !(isQuestion && nextMoveFor(text).name === 'position'),
  );
  const isSaid = ({ requirement: { kind, text } }: RequirementResult) =>
    !isBan({ kind, text }) && findings.some(({ check }) => SAID_BY[kind]?.includes(check) === true);
  const note = (result: RequirementResult) => noteOf(result, places);
  const having = (verdict: RequirementResult['verdict']) =>
    required.filter((result) => result.verdict === verdict);
  const short = required.filter(
    (result) => result.verdict !== 'met' && result.verdict !== 'cannot-tell' && !isSaid(result),
  );
  const parts = short.filter((result) => !isRule(result));
  return {
    missing: parts.filter(({ verdict }) => verdict !== 'partly').map(note),
    broken: short.filter(isRule).map(note),
    // Whether a part is answered in full is the instructor's to say, unless something was looked up and is not there.
    partly: parts.filter((one) => one.verdict === 'partly' && isKnown(one)).map(note),
    answered: having('met')
      // Of several that are asked for, a quotation shows only one.
      .filter(({ requirement }) => requirement.kind === 'part' && !NUMBER.test(requirement.text))
      .map(note)
      .filter(({ shown }) => shown !== null),
    open: having('cannot-tell').map(note),
    checklist: countRequired(results),
    hasSources: having('met').some(({ requirement: { kind } }) => kind === 'sources'),
    met: having('met').length,
    required: required.length,
  };
}

function countRequired(results: readonly RequirementResult[]): AskedFacts['checklist'] {
  const required = results.filter(({ requirement }) => requirement.required);
  const count = (verdict: RequirementResult['verdict']) =>
    required.filter((result) => result.verdict === verdict).length;
  return { required: required.length, met: count('met'), open: count('cannot-tell') };
}

function noteOf({ requirement, verdict, quote, span, reason }: RequirementResult, places: Places): AskedNote {
  const { id, text, asWritten, kind } = requirement;
  // A ban has a short name on the checklist; a student is told what the instructions say.
  const words = isBan(requirement) && asWritten.trim() !== '' ? asWritten : text;
  return {
    ...(isSection(words, kind) ? nameSection(words) : namePart(words)),
    id,
    kind,
    text: withoutMarks(words),
    isPart: kind === 'part',
    isPartly: verdict === 'partly',
    shown: shownIn(quote),
    place: span === null || PLACED.test(words) ? null : places.nameAt(span.start),
    reason: reason ?? null,
  };
}

const MOST_NAME_WORDS = 4;

function isSection(words: string, kind: RequirementKind): boolean {
  const isOrder = isDirective(/^\p{L}+/u.exec(words.trim())?.[0] ?? '');
  return !isOrder && kind !== 'part' && !RULES.has(kind) && countWords(words) <= MOST_NAME_WORDS;
}

/** "Reference list" as "a reference list". */
function nameSection(words: string): PartName {
  const plain = withoutMarks(words);
  // "Executive Summary" and "A simple budget table" are no names.
  const isTitle = plain.split(' ').every((word) => /^\p{Lu}\p{Ll}/u.test(word));
  const name = isTitle
    ? plain.toLowerCase()
    : lowerFirst(plain).replace(/^An? /u, (article) => article.toLowerCase());
  const isNamed = /^(?:an?|the|one|two|three|at least|your|\d+)\b|s$/u.test(name);
  const noun = isNamed ? name : `${/^[aeiou]/u.test(name) ? 'an' : 'a'} ${name}`;
  return { clause: `you give ${noun}`, noun, quoted: `“${plain}”` };
}

function shownIn(quote: string | null): string | null {
  if (quote === null) return null;
  const whole = quote.trim().replace(/[.,;:]+$/u, '');
  if (countWords(whole) <= MOST_WORDS && isQuotable(whole)) return `“${whole}”`;
  const beginning = beginningOf(quote.trim());
  return beginning === null ? null : `“${beginning} …”`;
}
