import type { Paper, Severity, Span } from '@greenpen/paper';
import { sentenceSpansIn } from '@greenpen/paper-structure';
import { itsApostrophe } from './checks/its-apostrophe.ts';
import { theirThere } from './checks/their-there.ts';
import { grammarChecks } from './grammar-checks.ts';
import { missingComma, punctuation, spelling } from './kinds.ts';
import { findFaultsIn, type MaskedPlace, type MaskedProse } from './linter-hits.ts';
import { dependsOnWordClass, judgeByWordClass, type Pair, type Verdict } from './word-class-test.ts';
import { loadTagger, type TaggedWord, type Tagger } from './language/tagger.ts';

export type Correctable = {
  readonly severity: Severity;
  readonly message: string;
  readonly suggestions: readonly string[];
  readonly place: MaskedPlace;
  readonly isDoubtful?: boolean;
  readonly check?: string;
};

/** How many suggestions of one place are tried before it is reported without. */
const MOST_TRIES = 3;
const ERROR_CHECKS = grammarChecks.filter(({ severity }) => severity === 'error');

/** Wrong whatever was meant: no word is written so, or a possessive comes before a verb. */
const SURE_WITHOUT_CORRECTION: ReadonlySet<string> = new Set([
  spelling.id,
  itsApostrophe.id,
  theirThere.id,
  punctuation.id,
]);

/** Leaves out findings and corrections that the word classes around their place refute. */
export async function dropMisreadings<T extends Correctable>(issues: readonly T[]): Promise<readonly T[]> {
  const tag = issues.some((issue) =>
    issue.suggestions.some((words) => dependsOnWordClass(pairOf(issue, words))),
  )
    ? await loadTagger()
    : null;
  if (tag === null) return issues;
  const sentences = new SentenceCache();
  return issues.flatMap((issue) => {
    const asked = issue.suggestions.filter((words) => dependsOnWordClass(pairOf(issue, words)));
    if (asked.length === 0) return [issue];
    const verdicts = asked.map((offered) => sentences.judge(issue.place, pairOf(issue, offered), tag));
    if (verdicts.every((verdict) => verdict === 'misread')) return [];
    const refuted = new Set(asked.filter((_, index) => verdicts[index] !== 'right'));
    return [
      withSuggestions(
        issue,
        issue.suggestions.filter((offered) => !refuted.has(offered)),
      ),
    ];
  });
}

/**
 * Offers only corrections after which the sentence is right: all first suggestions of a sentence are put in, it is
 * checked again, and a suggestion at whose place something is still wrong gives way to the next.
 */
export async function dropWrongCorrections<T extends Correctable>(
  paper: Paper,
  issues: readonly T[],
): Promise<readonly T[]> {
  const kept = [...issues];
  const sentences = new SentenceCache();
  const told = toldWithoutCorrection(issues, sentences);
  let open = [...kept.keys()].filter((index) => isOffered(kept[index]));
  for (let tried = 0; tried < MOST_TRIES && open.length > 0; tried += 1) {
    const drafts = draftsOf(kept, open, sentences);
    const faults = await findFaultsIn(drafts.map(({ text }) => text));
    const changed = new Set<Sentence>();
    for (const [at, { sentence, text, edits, known }] of drafts.entries()) {
      const own = ownFaultsIn(text, paper, told.get(sentence));
      for (const { index, start, end } of edits) {
        // A comma that is missing beside a corrected word is another error.
        const isComma = kept[index]?.check === missingComma.id;
        const wrong = [
          ...(faults[at] ?? []),
          ...own.filter(({ check }) => isComma || check !== missingComma.id),
        ];
        const isLeftWrong = wrong.some(
          (fault) =>
            (fault.start < end && start < fault.end) ||
            (fault.start <= end + 1 &&
              start - 1 <= fault.end &&
              !known.has(text.slice(fault.start, fault.end))),
        );
        const issue = kept[index];
        if (!isLeftWrong || issue === undefined) continue;
        kept[index] = withSuggestions(issue, issue.suggestions.slice(1));
        changed.add(sentence);
      }
    }
    open = open.filter((index) => {
      const issue = kept[index];
      return issue !== undefined && isOffered(issue) && changed.has(sentences.at(issue.place));
    });
  }
  return kept;
}

type Sentence = Span & { readonly text: string };

type Draft = {
  readonly sentence: Sentence;
  /** The sentence with the first suggestions put in. */
  readonly text: string;
  /** Where they are in it, by the index of their issue. */
  readonly edits: readonly (Span & { readonly index: number })[];
  /** What was marked in the sentence as it was written. */
  readonly known: ReadonlySet<string>;
};

function draftsOf(
  issues: readonly Correctable[],
  open: readonly number[],
  sentences: SentenceCache,
): readonly Draft[] {
  const bySentence = new Map<Sentence, number[]>();
  for (const index of open) {
    const issue = issues[index];
    if (issue === undefined) continue;
    const sentence = sentences.at(issue.place);
    bySentence.set(sentence, [...(bySentence.get(sentence) ?? []), index]);
  }
  return [...bySentence].map(([sentence, indices]) => {
    const edits: (Span & { index: number })[] = [];
    const known = new Set<string>();
    let text = '';
    let at = 0;
    const ordered = indices.toSorted((a, b) => (issues[a]?.place.start ?? 0) - (issues[b]?.place.start ?? 0));
    for (const index of ordered) {
      const issue = issues[index];
      if (issue === undefined) continue;
      const from = issue.place.start - sentence.start;
      const to = issue.place.end - sentence.start;
      known.add(sentence.text.slice(from, to));
      if (from < at) continue;
      text += sentence.text.slice(at, from);
      const start = text.length;
      text += plain(issue.suggestions[0] ?? '');
      edits.push({ index, start, end: text.length });
      at = to;
    }
    return { sentence, text: text + sentence.text.slice(at), edits, known };
  });
}

/** By sentence, the checks that mark it and offer nothing: what they mark again was wrong before. */
function toldWithoutCorrection(
  issues: readonly Correctable[],
  sentences: SentenceCache,
): ReadonlyMap<Sentence, ReadonlySet<string>> {
  const told = new Map<Sentence, Set<string>>();
  for (const { check, suggestions, place } of issues) {
    if (check === undefined || suggestions.length > 0) continue;
    const sentence = sentences.at(place);
    told.set(sentence, (told.get(sentence) ?? new Set()).add(check));
  }
  return told;
}

function ownFaultsIn(
  text: string,
  paper: Paper,
  told: ReadonlySet<string> = new Set(),
): readonly (Span & { readonly check: string })[] {
  return ERROR_CHECKS.filter(({ id }) => !told.has(id)).flatMap(({ id, find }) =>
    [...find(text, paper)].flatMap(({ isDoubtful, start, end }) =>
      isDoubtful === true ? [] : [{ start, end, check: id }],
    ),
  );
}

function isOffered(issue: Correctable | undefined): boolean {
  return (issue?.severity === 'error' || issue?.isDoubtful === true) && issue.suggestions.length > 0;
}

/** Without any correction left, the message may not name one either. */
function withSuggestions<T extends Correctable>(issue: T, suggestions: readonly string[]): T {
  if (suggestions.length === issue.suggestions.length) return issue;
  const written = textAt(issue.place);
  const first = suggestions[0];
  const message =
    first === undefined
      ? `“${written}” does not fit the words around it.`
      : `“${written}” does not fit here. Did you mean “${first}”?`;
  // Where no correction makes the sentence right, the sentence is likelier to be unusual than wrong.
  const isSure = SURE_WITHOUT_CORRECTION.has(issue.check ?? spelling.id);
  const doubt = first === undefined && !isSure ? { severity: 'advice' as const, isDoubtful: true } : {};
  return {
    ...issue,
    ...doubt,
    suggestions,
    message: first === issue.suggestions[0] ? issue.message : message,
  };
}

function pairOf({ place }: Correctable, offered: string): Pair {
  return [textAt(place).toLowerCase(), plain(offered).toLowerCase()];
}

function textAt({ given, start, end }: MaskedPlace): string {
  return given.masked.text.slice(start, end);
}

function plain(words: string): string {
  return words.replaceAll('’', "'");
}

const POSSESSIVES: Readonly<Record<string, string>> = { "it's": 'its', "they're": 'their' };

/** A contraction in the place of a possessive, in small letters with a straight apostrophe. */
export type OwnedPlace = { readonly place: MaskedPlace; readonly wrong: string; readonly right: string };

/** Places where "it's" or "they're" has a noun to own: "lost it's appeal", "the rest of they're lives". */
export async function findOwned(proses: readonly MaskedProse[]): Promise<readonly OwnedPlace[]> {
  const places = proses.flatMap((given) =>
    [...given.masked.text.matchAll(/\b(?:it's|they're)\b/gi)].flatMap((match): readonly OwnedPlace[] => {
      const wrong = match[0].toLowerCase();
      const right = POSSESSIVES[wrong];
      const place = { given, start: match.index, end: match.index + wrong.length };
      return right === undefined ? [] : [{ place, wrong, right }];
    }),
  );
  if (places.length === 0) return [];
  const tag = await loadTagger();
  const sentences = new SentenceCache();
  return places.filter(({ place, wrong, right }) => sentences.judge(place, [wrong, right], tag) === 'right');
}

/** The sentences of each paragraph, and the word classes of those that were asked for. */
class SentenceCache {
  readonly #sentences = new Map<MaskedProse, readonly Sentence[]>();
  readonly #tagged = new Map<Sentence, readonly TaggedWord[]>();

  at({ given, start, end }: MaskedPlace): Sentence {
    const { text } = given.masked;
    let sentences = this.#sentences.get(given);
    if (sentences === undefined) {
      sentences = sentenceSpansIn(text).map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
      this.#sentences.set(given, sentences);
    }
    const found = sentences.find((sentence) => sentence.start <= start && end <= sentence.end);
    if (found !== undefined) return found;
    const whole = { start: 0, end: text.length, text };
    this.#sentences.set(given, [...sentences, whole]);
    return whole;
  }

  judge(place: MaskedPlace, pair: Pair, tag: Tagger): Verdict {
    const sentence = this.at(place);
    const start = place.start - sentence.start;
    const end = place.end - sentence.start;
    const owner = POSSESSIVES[pair[0]] ?? pair[1];
    if (/^(?:its|their|whose)$/.test(owner)) {
      // After "it's" or "there" the tagger expects a verb, so the sentence is read with the possessive.
      const text = sentence.text.slice(0, start) + owner + sentence.text.slice(end);
      return judgeByWordClass(tag(text), { start, end: start + owner.length }, pair);
    }
    const words = this.#tagged.get(sentence) ?? tag(sentence.text);
    this.#tagged.set(sentence, words);
    return judgeByWordClass(words, { start, end }, pair);
  }
}
