import type { GrammarCheck } from '../grammar-check.ts';
import { missingComma } from '../kinds.ts';
import { clauseAt, isFinite, isSubordinator } from '../language/clauses.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { oddsOf } from '../models/find-marks.ts';
import { judgeGaps, type JudgedGap } from '../models/judge-gaps.ts';
import { runOn } from './run-on.ts';

const OPENERS =
  /^(?:because|although|though|while|whereas|when|whenever|if|unless|since|until|once|as|before|after|where|wherever|even)$/;
const NEVER_FIRST = /^(?:CCONJ|VERB|AUX|PART|ADP|SCONJ)$/;
/**
 * Log odds from which a place is reported. The shape of the sentence already says that a mark is missing, so the model
 * only has to say where: in 104,000 words of textbooks four sentences had the first shape, and two of them lacked it.
 */
const LEAST_ODDS = { comma: -2, stop: -2 } as const;
const MOST_TOKENS = 60;

/** A sentence that opens with a dependent clause and has two verbs, but no mark: somewhere a comma is missing. */
export const missingCommaByShape: GrammarCheck = {
  ...missingComma,
  severity: 'error',
  source: 'APA 7, chapter 6',
  summary: 'A comma divides a clause that opens a sentence from the main clause.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      if (!OPENERS.test(tokens[0]?.word ?? '')) continue;
      const gap = likeliest(tokens, 2, ({ comma }) => oddsOf(comma), LEAST_ODDS.comma);
      const [before, after] = [tokens[gap?.left ?? -1], tokens[gap?.right ?? -1]];
      if (before === undefined || after === undefined) continue;
      yield {
        start: before.start,
        end: after.end,
        message: `A comma goes after the introductory words, before “${after.text}”.`,
        suggestions: [`${before.text}, ${after.text}`],
      };
    }
  },
};

/** Two verbs with their subjects and nothing that joins them: most likely two sentences. */
export const runOnByShape: GrammarCheck = {
  ...runOn,
  summary: 'Two clauses that no word joins have a mark between them.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const isJoined = tokens.some(
        (token) => isSubordinator(token) || token.tag === 'CCONJ' || token.tag === 'SCONJ',
      );
      if (isJoined) continue;
      const gap = likeliest(tokens, 1, ({ stop, comma }) => oddsOf(stop + comma), LEAST_ODDS.stop);
      const [before, after] = [tokens[gap?.left ?? -1], tokens[gap?.right ?? -1]];
      if (gap === null || before === undefined || after === undefined) continue;
      if (!/^(?:PRON|DET)$/.test(after.tag) || clauseAt(tokens, gap.right, true) === null) continue;
      yield {
        start: before.start,
        end: after.end,
        message: `A second sentence begins at “${after.text}”. Put a period or a semicolon before it.`,
        suggestions: [`${before.text}; ${after.text}`],
        isDoubtful: true,
      };
    }
  },
};

/** The likeliest place for a mark in a sentence that has none, with a verb on both sides; `null` where none is likely. */
function likeliest(
  tokens: readonly Token[],
  fewest: number,
  oddsAt: (gap: JudgedGap) => number,
  least: number,
): JudgedGap | null {
  const hasMark = tokens.slice(0, -1).some(({ word }) => /^[,;:?()–—"“”]$/.test(word));
  if (hasMark || tokens.at(-1)?.word === '?' || tokens.length > MOST_TOKENS) return null;
  if (countVerbs(tokens, 0, tokens.length) < 2) return null;
  let best: JudgedGap | null = null;
  let most = least;
  for (const gap of judgeGaps(tokens)) {
    const odds = oddsAt(gap);
    if (odds < most || gap.left < fewest || NEVER_FIRST.test(tokens[gap.right]?.tag ?? '')) continue;
    if (countVerbs(tokens, 0, gap.left + 1) === 0 || countVerbs(tokens, gap.right, tokens.length) === 0)
      continue;
    best = gap;
    most = odds;
  }
  return best;
}

/** Finite verbs; "has been seen" counts once. */
function countVerbs(tokens: readonly Token[], from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) if (isFinite(tokens, at) && tokens[at - 1]?.tag !== 'AUX') count += 1;
  return count;
}
