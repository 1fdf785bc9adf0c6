import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt } from '../language/clauses.ts';
import { hasForm } from '../language/inflections.ts';
import { missingComma } from '../kinds.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { findMarks, type MarkFind, type MarkKind } from '../models/find-marks.ts';
import { grammarModels } from '../models/load-models.ts';
import { isSpanBefore } from './announced-clause.ts';
import { hasMainClauseBehindComma } from './introductory-comma.ts';
import { commaSplice } from './comma-splice.ts';
import { OWNS_CLAUSE, runOn } from './run-on.ts';
import { isProportion } from './splice-doubts.ts';

/** Commas that the model of marks misses after an introduction, before "but" and around "however". */
export const missingCommaByContext: GrammarCheck = {
  ...missingComma,
  severity: 'error',
  source: 'APA 7, chapter 6',
  summary: 'A comma follows an introduction, and sets off “however” and a sentence after “but.”',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const find = surestOf(tokens, (kind) => kind.startsWith('comma'));
      if (find === null) continue;
      const [before, after] = [tokens[find.left], tokens[find.right]];
      if (before === undefined || after === undefined) continue;
      // "Not only of the self but of all things".
      if (
        find.kind === 'comma-before-but' &&
        tokens.some(({ word }, at) => word === 'not' && tokens[at + 1]?.word === 'only')
      )
        continue;
      // "Of course not all": the words go together.
      if (after.word === 'not') continue;
      // "An ideal such as equality".
      if (after.word === 'such' && tokens[find.right + 1]?.word === 'as') continue;
      // "If you have something I want": a clause goes with these.
      if (/^(?:some|any|every|no)?things?$|^(?:all|what|anyone|everyone)$/.test(before.word)) continue;
      if (find.kind.startsWith('comma-after') && hasMainClauseBehindComma(tokens, find.right)) continue;
      yield find.kind === 'commas-around-however'
        ? aroundHit(tokens, find)
        : {
            start: before.start,
            end: after.end,
            message: messageOf(find.kind, after.text),
            suggestions: [`${before.text}, ${after.text}`],
            // Good writers leave it out behind a short phrase: "In the end the roof cracked."
            isDoubtful: find.kind === 'comma-after-phrase',
          };
    }
  },
};

/** Two sentences with a comma between them that the model of marks takes for two. */
export const commaSpliceByContext: GrammarCheck = {
  ...commaSplice,
  summary: 'A comma alone does not join two sentences, whatever words they begin with.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const hit = sentenceHit(tokens, 'splice');
      if (hit === null) continue;
      yield {
        ...hit,
        message: 'A comma alone joins two sentences. Use a semicolon or a period.',
        // On textbooks that took no part in its training, most of what it alone takes for two sentences is one.
        isDoubtful: true,
      };
    }
  },
};

/** Two sentences without a mark between them that the model of marks takes for two. */
export const runOnByContext: GrammarCheck = {
  ...runOn,
  summary: 'A second sentence does not begin without a mark or a joining word before it.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const hit = sentenceHit(tokens, 'run-on');
      if (hit !== null) yield { ...hit, isDoubtful: true };
    }
  },
};

function sentenceHit(tokens: readonly Token[], wanted: MarkKind): GrammarHit | null {
  const find = surestOf(tokens, (kind) => kind === wanted);
  if (find !== null && belongsTogether(tokens, find)) return null;
  const [before, after] = [tokens[find?.left ?? -1], tokens[find?.right ?? -1]];
  if (before === undefined || after === undefined) return null;
  return {
    start: before.start,
    end: after.end,
    message: `A second sentence begins at “${after.text}”. Put a period or a semicolon before it.`,
    suggestions: [`${before.text}; ${after.text}`],
  };
}

/** The find of a sentence that is furthest above the threshold of its kind. */
function surestOf(tokens: readonly Token[], isWanted: (kind: MarkKind) => boolean): MarkFind | null {
  const { thresholds } = grammarModels();
  let surest: MarkFind | null = null;
  let most = 0;
  for (const find of findMarks(tokens)) {
    const above = find.odds - (thresholds[find.kind] ?? Number.POSITIVE_INFINITY);
    if (!isWanted(find.kind) || above < most) continue;
    surest = find;
    most = above;
  }
  return surest;
}

/** "There are things the hero cannot say", "the longer it rained, the better", "ten years after it rained". */
function belongsTogether(tokens: readonly Token[], { left, right, kind }: MarkFind): boolean {
  // "Changes the whole instance globally, which": an adverb closes the sentence, and "which" goes on from it.
  if (tokens[right]?.tag === 'ADV' && tokens[right + 1]?.word === ',') return true;
  if (kind === 'run-on')
    return (
      OWNS_CLAUSE.test(tokens[left]?.word ?? '') ||
      (tokens[left]?.tag === 'NOUN' && isContactClause(tokens, right))
    );
  // "Because in college the work is hard, the classes are small, and the days are long": a list of clauses.
  if (tokens.some(({ word }, at) => at > right && word === ',' && tokens[at + 1]?.tag === 'CCONJ'))
    return true;
  // "The risks, the meanings people attach to them": the noun is the object of its clause.
  if (tokens[right]?.tag === 'DET' && isContactClause(tokens, right)) return true;
  return isProportion(tokens, right) || isSpanBefore(tokens, right);
}

/** "The points this sign stands for", "things the hero cannot say": the noun before it is the object of its verb. */
function isContactClause(tokens: readonly Token[], from: number): boolean {
  const verb = clauseAt(tokens, from, true)?.verb;
  if (verb === undefined) return tokens[from]?.tag === 'DET';
  if (tokens[from]?.tag === 'NOUN') return false;
  let at = verb;
  while (/^(?:AUX|VERB|ADV|PART)$/.test(tokens[at]?.tag ?? '')) at += 1;
  const [last, next] = [tokens[at - 1], tokens[at]];
  const isLinking =
    (last?.tag === 'AUX' && !/^(?:has|have|had|do|does|did)$/.test(last.word)) ||
    hasForm(last?.word ?? '', 'participle');
  return !isLinking && (next === undefined || /^(?:ADP|PUNCT|CCONJ|SCONJ)$/.test(next.tag));
}

function messageOf(kind: MarkKind, after: string): string {
  return kind === 'comma-before-but'
    ? 'A comma goes before “but” where a complete sentence follows.'
    : `A comma goes after the introductory words, before “${after}”.`;
}

function aroundHit(tokens: readonly Token[], { left, right }: MarkFind): GrammarHit {
  const words = tokens.slice(left, right + 1);
  const [before, link, after] = words.map(({ text }) => text);
  return {
    start: words[0]?.start ?? 0,
    end: words.at(-1)?.end ?? 0,
    message: `Inside a sentence, “${link ?? ''}” has a comma on both sides.`,
    suggestions: [`${before ?? ''}, ${link ?? ''}, ${after ?? ''}`],
  };
}
