import { isFinite } from '../language/clauses.ts';
import type { Token } from '../language/tagged-sentence.ts';
import { judgeGaps, type JudgedGap } from './judge-gaps.ts';

/** Kinds of places where the model of marks is sure enough to be heard. */
export type MarkKind =
  | 'comma-after-word'
  | 'comma-after-phrase'
  | 'comma-after-clause'
  | 'comma-before-but'
  | 'commas-around-however'
  | 'splice'
  | 'run-on';

/** A mark that is missing or too weak between two tokens. */
export type MarkFind = {
  readonly kind: MarkKind;
  readonly left: number;
  readonly right: number;
  /** How sure the model is, as log odds. */
  readonly odds: number;
};

const SUBORDINATORS =
  /^(?:because|although|though|while|whereas|when|whenever|if|unless|since|until|once|as|before|after|where|wherever|even)$/;
const LINKS = /^(?:however|therefore|moreover|furthermore|nevertheless|nonetheless|consequently)$/;
const CLAUSE_OPENERS = new Set(['PRON', 'DET', 'NOUN', 'PROPN', 'ADV', 'ADJ', 'NUM', 'SCONJ', 'VERB']);
const ODDS_OF_NOTHING = -20;

/** The places of a sentence that the rules may report, however sure the model is; one for each kind of place. */
export function findMarks(tokens: readonly Token[]): readonly MarkFind[] {
  if (tokens.at(-1)?.word === '?' || tokens.length > 120) return [];
  const gaps = judgeGaps(tokens);
  const finds = gaps.flatMap((gap): readonly MarkFind[] => {
    const { left, right, hasComma, comma, stop } = gap;
    if (hasComma)
      return isSecondSentence(tokens, right) ? [{ kind: 'splice', left, right, odds: oddsOf(stop) }] : [];
    const kind = commaKind(tokens, gap);
    const missing = kind === null ? [] : [{ kind, left, right, odds: oddsOf(comma) } as const];
    return isSecondSentence(tokens, right)
      ? [...missing, { kind: 'run-on', left, right, odds: oddsOf(stop) }]
      : missing;
  });
  return [...finds, ...aroundLinks(tokens, gaps)];
}

/** Log odds of a share. */
export function oddsOf(share: number): number {
  return share <= 0 ? ODDS_OF_NOTHING : Math.log(share / Math.max(1 - share, 1e-9));
}

function isSecondSentence(tokens: readonly Token[], right: number): boolean {
  const { tag = '' } = tokens[right] ?? {};
  return tokens.length - right > 2 && CLAUSE_OPENERS.has(tag);
}

/** What kind of comma can be missing here; `null` where the model is not precise enough. */
function commaKind(tokens: readonly Token[], { left, right }: JudgedGap): MarkKind | null {
  if (tokens[right]?.word === 'but') return 'comma-before-but';
  if (tokens.slice(0, left + 1).some(({ tag }) => tag === 'PUNCT')) return null;
  if (/^(?:CCONJ|VERB|AUX|PUNCT|PART)$/.test(tokens[right]?.tag ?? '')) return null;
  const first = tokens[0];
  if (first === undefined) return null;
  if (left === 0) return first.tag === 'ADV' || first.tag === 'SCONJ' ? 'comma-after-word' : null;
  const hasVerb = tokens.slice(1, left + 1).some((_, index) => isFinite(tokens, index + 1));
  if (hasVerb) return SUBORDINATORS.test(first.word) ? 'comma-after-clause' : null;
  return /^(?:ADP|ADV|PART|VERB|SCONJ)$/.test(first.tag) ? 'comma-after-phrase' : null;
}

/** "The results however were mixed": a word that links sentences has a comma on both sides inside one. */
function aroundLinks(tokens: readonly Token[], gaps: readonly JudgedGap[]): readonly MarkFind[] {
  return gaps.flatMap((before): readonly MarkFind[] => {
    const { left, right } = before;
    const after = gaps.find((gap) => gap.left === right);
    if (!LINKS.test(tokens[right]?.word ?? '') || after === undefined) return [];
    if (before.hasComma || after.hasComma) return [];
    const odds = Math.min(oddsOf(before.comma + before.stop), oddsOf(after.comma));
    return [{ kind: 'commas-around-however', left, right: after.right, odds }];
  });
}
