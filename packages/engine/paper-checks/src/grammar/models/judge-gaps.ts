import type { Token } from '../language/tagged-sentence.ts';
import { codeSentence, type CodedSentence } from './coded-sentence.ts';
import { gapFeatures, MOST_GAP_FEATURES } from './gap-features.ts';
import { addScores, toShares } from './hashed-weights.ts';
import { grammarModels } from './load-models.ts';

/** How likely each mark is between two tokens, whatever is written there. */
export type JudgedGap = {
  readonly left: number;
  readonly right: number;
  readonly hasComma: boolean;
  /** From 0 to 1. */
  readonly comma: number;
  readonly stop: number;
};

const features = new Int32Array(MOST_GAP_FEATURES);
const shares = new Float64Array(3);
const codes = new WeakMap<readonly Token[], CodedSentence>();
const judged = new WeakMap<readonly Token[], readonly JudgedGap[]>();

/** The numbers of a sentence, computed once. */
export function codesOf(tokens: readonly Token[]): CodedSentence {
  let coded = codes.get(tokens);
  if (coded === undefined) {
    coded = codeSentence(tokens);
    codes.set(tokens, coded);
  }
  return coded;
}

/** Every gap of a sentence between two words, with a comma or without; `loadGrammarModels` comes first. */
export function judgeGaps(tokens: readonly Token[]): readonly JudgedGap[] {
  const known = judged.get(tokens);
  if (known !== undefined) return known;
  const gaps: JudgedGap[] = [];
  for (let left = 0; left + 1 < tokens.length; left += 1) {
    const [here, next] = [tokens[left], tokens[left + 1]];
    if (here === undefined || next === undefined || here.tag === 'PUNCT') continue;
    const hasComma = next.word === ',';
    const right = hasComma ? left + 2 : left + 1;
    if (right >= tokens.length || (!hasComma && (next.tag === 'PUNCT' || next.start === here.end))) continue;
    gaps.push(judge(tokens, left, right, hasComma));
  }
  judged.set(tokens, gaps);
  return gaps;
}

function judge(tokens: readonly Token[], left: number, right: number, hasComma: boolean): JudgedGap {
  const count = gapFeatures(codesOf(tokens), { left, right, written: Number(hasComma) }, features);
  addScores(grammarModels().marks, features, count, shares);
  toShares(shares);
  return { left, right, hasComma, comma: shares[1] ?? 0, stop: shares[2] ?? 0 };
}
