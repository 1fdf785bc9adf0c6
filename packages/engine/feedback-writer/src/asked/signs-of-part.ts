import { nextMoveFor } from './next-move.ts';

/** A sentence of the body, and whether it is in the first or the last paragraph. */
export type ReadSentence = { readonly text: string; readonly isOpening: boolean; readonly isEnding: boolean };

/**
 * What nearly every answer to a part of this kind has in its words, by the names of `next-move.ts`. A kind is listed
 * only where an answer without any of them is rare.
 */
const SIGNS: Readonly<Record<string, RegExp>> = {
  objection:
    /\b(?:object\p{L}*|critic\p{L}*|oppon\p{L}+|oppos\p{L}+|skeptic\p{L}*|disagree\p{L}*|counter\p{L}*|rebut\p{L}*|refut\p{L}*|other (?:side|hand)|against (?:this|it|that|my|the)|(?:some|many|others|people|those|readers?|one|someone|they|a \p{L}+|the \p{L}+) (?:\p{L}+ ){0,3}?(?:say|says|said|argue|argues|argued|claims?|claimed|believe|think|worry|worries|fear|fears|reply|answer|complain|point out)|\p{L}+s (?:\p{L}+ )?(?:complain|protest|argue|worry|fear|resist|say|answer|reply|doubt)|of course|granted|admittedly|(?:it is|that is) true|worr(?:y|ies|ied)|concerns?|fears?|have a point|has a point)\b/iu,
  error:
    /\b(?:errors?|off by|uneven|unequal|imprecise|inaccura\p{L}+|inexact|may (?:have|be)|might (?:have|be)|could (?:have|be)|mistakes?|rough(?:ly)?|hard to (?:measure|read|see|tell)|too (?:small|few|short)|uncertain\p{L}*|not exactly|contaminat\p{L}+)\b/iu,
  method:
    /\b(?:measured|recorded|weighed|counted|cut|added|mixed|placed|put|poured|filled|heated|asked|surveyed|interviewed|observed|tested|repeated|kept|chose|sampled?|participants|assigned|trials?|questionnaire|\d+ (?:students|people|adults|children|patients|nurses|mL|cm|minutes|seconds|grams))\b/iu,
  limitation:
    /\b(?:limit\p{L}*|weak\p{L}*|caveats?|drawbacks?|shortcomings?|flaw\p{L}*|downsides?|only|however|although|but|cannot|could not|did not|does not|may not|might|small|errors?|bias\p{L}*|uncertain\p{L}*|unclear|hard to|imprecise|problem)\b/iu,
  proposal:
    /\b(?:recommend\p{L}*|suggest\p{L}*|propos\p{L}+|advis\p{L}+|should|ought to|must|needs? to|has to|have to|(?:I|we) (?:\p{L}+ )?(?:would|will|plan|want|intend)|let us|next (?:time|step|year|term|semester)|begin (?:by|with)|start (?:by|with)|instead|a better|could|(?:I|we) (?:\p{L}+ )?(?:ask|urge|call on|request))\b/iu,
  cost: /\d|\b(?:dollars|percent|hundreds?|thousands?|millions?)\b/iu,
  question: /\?|\b(?:questions?|wonder\p{L}*|whether|would like to (?:know|find out|study|ask|learn))\b/iu,
  experience: /\b(?:I|me|my|mine|we|us|our)\b/u,
};
/** Even a post of a few lines would show these. */
const SHOWN_IN_FEW_WORDS: ReadonlySet<string> = new Set(['question', 'experience']);
/** In a shorter text, hardly any other sign can be expected. */
const FEWEST_WORDS = 120;
/** An answer to an objection needs an objection first. */
const SAME: Readonly<Record<string, string>> = { reply: 'objection' };

const AT_THE_END =
  /^(?:finally,? |then |also |please )*(?:end|close|conclude|finish)\b|\b(?:at the end|in (?:your|the|a) (?:conclusion|closing|last paragraph|final paragraph|ending))\b/iu;
const AT_THE_BEGINNING =
  /^(?:first,? |please )*(?:begin|open|start)\b|\bin (?:your|the|an) (?:introduction|opening|first paragraph)\b/iu;

const WORD = /\p{L}{4,}/gu;
const FEWEST_OWN_WORDS = 3;

/**
 * Whether a paper shows any sign of a part of its assignment, at the place that the part names; `null` where its kind
 * leaves no plain sign. A sentence that only repeats the words of the assignment shows nothing.
 */
export function showsSigns(
  text: string,
  {
    sentences,
    words,
    asked,
  }: {
    readonly sentences: readonly ReadSentence[];
    /** Words of the paper. */
    readonly words: number;
    readonly asked: string;
  },
): boolean | null {
  const { name } = nextMoveFor(text);
  const signs = SIGNS[SAME[name] ?? name];
  if (signs === undefined || sentences.length === 0) return null;
  if (words < FEWEST_WORDS && !SHOWN_IN_FEW_WORDS.has(name)) return null;
  const known = stemsIn(asked);
  const isNamed = (sentence: ReadSentence) =>
    AT_THE_END.test(text) ? sentence.isEnding : AT_THE_BEGINNING.test(text) ? sentence.isOpening : true;
  return sentences.some(
    (sentence) =>
      isNamed(sentence) &&
      signs.test(sentence.text) &&
      [...stemsIn(sentence.text)].filter((stem) => !known.has(stem)).length >= FEWEST_OWN_WORDS,
  );
}

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(WORD) ?? []).map((word) => word.slice(0, 5)));
