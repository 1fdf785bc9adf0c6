import { FLAGS, mix, type CodedSentence } from './coded-sentence.ts';

/** The most features that a gap has. */
export const MOST_GAP_FEATURES = 64;

const NOWHERE = 0x5b_d1;

/**
 * Hashes of what can be seen around the gap between two tokens, `left` and `right`; a comma between the two is not
 * looked at except through `written`. Fills `out` and returns how many it put there.
 */
export function gapFeatures(
  sentence: CodedSentence,
  { left, right, written }: { readonly left: number; readonly right: number; readonly written: number },
  out: Int32Array,
): number {
  const near = new Neighbours(sentence, left, right);
  const span = new GapSpan(sentence, left, right);
  const salt = mix(0x3c_6e, written + 1);
  let count = 0;
  const add = (a: number, b = 0, c = 0, d = 0, e = 0): void => {
    out[count] = mix(mix(mix(mix(mix(mix(salt, count), a), b), c), d), e);
    count += 1;
  };
  const { l1, l2, l3, r1, r2, r3, r4, lw1, lw2, rw1, rw2 } = near;
  const { first, second, firstWord, dist, open, openDist, finL, finR, verbDist, verb } = span;
  add(0);
  add(lw1);
  add(rw1);
  add(lw1, rw1);
  add(l1, r1);
  add(l2, l1, r1);
  add(l1, r1, r2);
  add(l2, l1, r1, r2);
  add(r1, r2, r3);
  add(l1, r1, r2, r3);
  add(rw1, rw2);
  add(lw1, r1);
  add(l1, rw1);
  add(lw2, lw1);
  add(l3, l2, l1, r1);
  add(rw1, r2, r3);
  add(r1, r2, r3, r4);
  add(lw2, rw1);
  add(lw1, rw2);
  add(lw2, lw1, rw1);
  add(firstWord, dist);
  add(firstWord, r1, dist);
  add(firstWord, r1, r2);
  add(firstWord, rw1, finL);
  add(first, second, r1, dist);
  add(open, openDist, r1);
  add(open, finL, r1);
  add(open, finL, finR, r1);
  add(open, finL, finR, l1, r1);
  add(finL, finR, r1, r2);
  add(finL, finR, l1, r1);
  add(open, finL, finR, verbDist, r1);
  add(firstWord, span.allFinite, finR, span.isFirst);
  add(span.lastFinite, span.lastFiniteDist, finR);
  add(verb, verbDist, r1);
  add(near.leftKinds, near.rightKinds);
  add(near.rightKinds, near.right2Kinds, r1);
  add(near.leftKinds, l1, r1, finL);
  add(span.markBefore, openDist, finL);
  add(span.markAfter, span.endDist, r1);
  add(span.commasLeft, span.commasRight, open);
  add(lw1, finL, finR);
  add(rw1, finL, finR, open);
  add(span.opener, span.openerFinite, r1);
  add(span.opener, span.openerFinite, r1, finR, verbDist);
  add(span.opener, span.openerDist, span.openerFinite, l1, r1);
  add(firstWord, finL, finR, span.isFirst, r1);
  add(firstWord, span.isFirst, finL, rw1);
  add(r1, verbDist, verb, l1);
  add(span.isFirst, first, finL, finR, dist);
  add(span.isFirst, firstWord, finL, finR, verbDist);
  return count;
}

/** Words, classes and kinds of the tokens on both sides. */
class Neighbours {
  readonly l1: number;
  readonly l2: number;
  readonly l3: number;
  readonly r1: number;
  readonly r2: number;
  readonly r3: number;
  readonly r4: number;
  readonly lw1: number;
  readonly lw2: number;
  readonly rw1: number;
  readonly rw2: number;
  readonly leftKinds: number;
  readonly rightKinds: number;
  readonly right2Kinds: number;

  constructor({ classes, words, kinds }: CodedSentence, left: number, right: number) {
    this.l1 = classes[left] ?? NOWHERE;
    this.l2 = classes[left - 1] ?? NOWHERE;
    this.l3 = classes[left - 2] ?? NOWHERE;
    this.r1 = classes[right] ?? NOWHERE;
    this.r2 = classes[right + 1] ?? NOWHERE;
    this.r3 = classes[right + 2] ?? NOWHERE;
    this.r4 = classes[right + 3] ?? NOWHERE;
    this.lw1 = words[left] ?? NOWHERE;
    this.lw2 = words[left - 1] ?? NOWHERE;
    this.rw1 = words[right] ?? NOWHERE;
    this.rw2 = words[right + 1] ?? NOWHERE;
    this.leftKinds = kinds[left] ?? NOWHERE;
    this.rightKinds = kinds[right] ?? NOWHERE;
    this.right2Kinds = kinds[right + 1] ?? NOWHERE;
  }
}

/** What stands before the gap up to the mark before it, and behind it up to the next mark. */
class GapSpan {
  readonly first: number;
  readonly second: number;
  readonly firstWord: number;
  /** Distances are in steps that grow. */
  readonly dist: number;
  /** Class of the first token behind the mark before the gap. */
  readonly open: number;
  readonly openDist: number;
  readonly isFirst: number;
  readonly markBefore: number;
  readonly markAfter: number;
  readonly endDist: number;
  /** Finite verbs since the mark before the gap, up to the next mark, and since the sentence began; 2 for more. */
  readonly finL: number;
  readonly finR: number;
  readonly allFinite: number;
  readonly lastFinite: number;
  readonly lastFiniteDist: number;
  readonly verb: number;
  readonly verbDist: number;
  readonly commasLeft: number;
  readonly commasRight: number;
  /** The last word before the gap that makes a clause depend on another. */
  readonly opener: number;
  readonly openerDist: number;
  readonly openerFinite: number;

  constructor(sentence: CodedSentence, left: number, right: number) {
    const { classes, words, flags, length } = sentence;
    this.first = classes[0] ?? NOWHERE;
    this.second = classes[1] ?? NOWHERE;
    this.firstWord = words[0] ?? NOWHERE;
    this.dist = stepOf(left);
    let start = left;
    while (start > 0 && ((flags[start - 1] ?? 0) & FLAGS.mark) === 0) start -= 1;
    this.open = classes[start] ?? NOWHERE;
    this.openDist = stepOf(left - start);
    this.isFirst = Number(start === 0);
    this.markBefore = classes[start - 1] ?? NOWHERE;
    let end = right;
    while (end < length && ((flags[end] ?? 0) & FLAGS.mark) === 0) end += 1;
    this.markAfter = classes[end] ?? NOWHERE;
    this.endDist = stepOf(end - right);
    this.finL = countOf(flags, FLAGS.finite, start, left + 1);
    this.finR = countOf(flags, FLAGS.finite, right, end);
    this.allFinite = countOf(flags, FLAGS.finite, 0, left + 1);
    const last = lastOf(flags, FLAGS.finite, left, 0);
    this.lastFinite = classes[last] ?? NOWHERE;
    this.lastFiniteDist = stepOf(left - last);
    let verb = right;
    while (verb < end && ((flags[verb] ?? 0) & FLAGS.finite) === 0) verb += 1;
    this.verb = verb < end ? (classes[verb] ?? NOWHERE) : NOWHERE;
    this.verbDist = verb < end ? stepOf(verb - right) : 9;
    this.commasLeft = countOf(flags, FLAGS.mark, 0, left + 1);
    this.commasRight = countOf(flags, FLAGS.mark, right, length - 1);
    const opener = lastOf(flags, FLAGS.opener, left, start);
    this.opener = words[opener] ?? NOWHERE;
    this.openerDist = stepOf(left - opener);
    this.openerFinite = opener === -1 ? 3 : countOf(flags, FLAGS.finite, opener, left + 1);
  }
}

function stepOf(distance: number): number {
  if (distance < 4) return distance;
  return distance < 6 ? 4 : distance < 9 ? 5 : distance < 14 ? 6 : 7;
}

function countOf(flags: Uint16Array, flag: number, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to && count < 2; at += 1) count += Number(((flags[at] ?? 0) & flag) !== 0);
  return count;
}

/** Index of the last token with the flag at `from` or before, down to `to`; -1 where there is none. */
function lastOf(flags: Uint16Array, flag: number, from: number, to: number): number {
  let at = from;
  while (at >= to && ((flags[at] ?? 0) & flag) === 0) at -= 1;
  return at < to ? -1 : at;
}
