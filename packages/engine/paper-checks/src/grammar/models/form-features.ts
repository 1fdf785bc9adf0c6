import { FLAGS, hashOf, mix, type CodedSentence } from './coded-sentence.ts';
import type { FormSlot } from './form-slots.ts';

/** The most features that a slot has. */
export const MOST_FORM_FEATURES = 64;

const NOWHERE = 0x5b_d1;

/** Hashes of what can be seen around a slot and of what is written in it. Fills `out` and returns how many. */
export function formFeatures(sentence: CodedSentence, slot: FormSlot, out: Int32Array): number {
  const { classes, words } = sentence;
  const { left, right, lemma } = slot;
  const salt = hashOf(slot.set);
  const w = slot.written + 1;
  let count = 0;
  const add = (a: number, b = 0, c = 0, d = 0): void => {
    out[count] = mix(mix(mix(mix(mix(salt, count), a), b), c), d);
    count += 1;
  };
  const at = (index: number): number => classes[index] ?? NOWHERE;
  const [l1, l2, l3] = [at(left), at(left - 1), at(left - 2)];
  const [r1, r2, r3] = [at(right), at(right + 1), at(right + 2)];
  const [lw1, lw2] = [words[left] ?? NOWHERE, words[left - 1] ?? NOWHERE];
  const [rw1, rw2] = [words[right] ?? NOWHERE, words[right + 1] ?? NOWHERE];
  const { subject, subjectWord, open, finL, finR, lastVerb, nextVerb, determiner, helper } = clauseOf(
    sentence,
    slot,
  );
  add(w);
  add(l1);
  add(r1);
  add(l1, w);
  add(r1, w);
  add(lw1, w);
  add(rw1, w);
  add(l1, r1);
  add(l1, r1, w);
  add(l2, l1);
  add(l2, l1, w);
  add(r1, r2);
  add(r1, r2, w);
  add(lw1, rw1, w);
  add(l2, l1, r1);
  add(l2, l1, r1, w);
  add(l1, r1, r2, w);
  add(l3, l2, l1);
  add(r1, r2, r3);
  add(l2, l1, r1, r2);
  add(lw2, lw1);
  add(rw1, rw2);
  add(lw2, l1, w);
  add(rw2, r1, w);
  add(lemma);
  add(lemma, w);
  add(lemma, l1);
  add(lemma, r1);
  add(lemma, lw1);
  add(lemma, rw1);
  add(lemma, l1, r1);
  add(lemma, l2, l1);
  add(lemma, lw2);
  add(lemma, lw2, lw1);
  add(lemma, rw1, rw2);
  add(subject, w);
  add(subjectWord, w);
  add(subject, l1, w);
  add(subject, finL, finR, w);
  add(subject, finL, finR, open);
  add(open, l1, w);
  add(finL, finR, l1, w);
  add(finL, finR, open, r1);
  add(lastVerb, w);
  add(nextVerb, w);
  add(lastVerb, nextVerb, l1);
  add(lastVerb, open, w);
  add(determiner, w);
  add(determiner, l1, w);
  add(determiner, lemma);
  add(helper, w);
  add(helper, l1, w);
  add(helper, r1, w);
  add(helper, subject, w);
  return count;
}

type Clause = {
  /** Class and word of what looks like the subject. */
  readonly subject: number;
  readonly subjectWord: number;
  /** Class of the first token of the clause. */
  readonly open: number;
  /** Finite verbs of the clause before and behind the slot; 2 for more. */
  readonly finL: number;
  readonly finR: number;
  readonly lastVerb: number;
  readonly nextVerb: number;
  /** The article or number shortly before. */
  readonly determiner: number;
  /** The auxiliary or "to" shortly before. */
  readonly helper: number;
};

const BARS = FLAGS.mark | FLAGS.opener;

function clauseOf({ classes, words, flags, length }: CodedSentence, { left, right }: FormSlot): Clause {
  const has = (index: number, flag: number): boolean => ((flags[index] ?? 0) & flag) !== 0;
  let start = left;
  while (start > 0 && !has(start, BARS)) start -= 1;
  let subject = -1;
  for (let at = Math.max(start, 0); at <= left && subject === -1; at += 1) {
    if (!has(at, FLAGS.nominal)) continue;
    let before = at - 1;
    while (before >= start && has(before, FLAGS.nominal | FLAGS.modifier)) before -= 1;
    // "The cost of cars": a noun behind a preposition is no subject, and the last noun of a row is its head.
    if (has(before, FLAGS.preposition) || has(at + 1, FLAGS.nominal)) continue;
    subject = at;
  }
  let [finL, finR] = [0, 0];
  for (let at = Math.max(start, 0); at <= left && finL < 2; at += 1) finL += Number(has(at, FLAGS.finite));
  let end = right;
  while (end < length && !has(end, BARS)) {
    if (finR < 2) finR += Number(has(end, FLAGS.finite));
    end += 1;
  }
  let last = left;
  while (last >= 0 && !has(last, FLAGS.finite)) last -= 1;
  let next = right;
  while (next < length && !has(next, FLAGS.finite)) next += 1;
  return {
    subject: classes[subject] ?? NOWHERE,
    subjectWord: words[subject] ?? NOWHERE,
    open: classes[Math.max(start, 0)] ?? NOWHERE,
    finL,
    finR,
    lastVerb: classes[last] ?? NOWHERE,
    nextVerb: classes[next] ?? NOWHERE,
    determiner: nearest(classes, flags, left, FLAGS.modifier | FLAGS.determiner, FLAGS.determiner),
    helper: nearest(classes, flags, left, FLAGS.adverb, FLAGS.helper),
  };
}

/** Class of the nearest token to the left that has `wanted`, going over tokens that have `over`. */
function nearest(
  classes: Int32Array,
  flags: Uint16Array,
  from: number,
  over: number,
  wanted: number,
): number {
  for (let at = from; at >= 0 && at > from - 4; at -= 1) {
    const flag = flags[at] ?? 0;
    if ((flag & wanted) !== 0) return classes[at] ?? NOWHERE;
    if ((flag & over) === 0) return NOWHERE;
  }
  return NOWHERE;
}
