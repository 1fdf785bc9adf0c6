import type { Token } from '../language/tagged-sentence.ts';
import { formFeatures, MOST_FORM_FEATURES } from './form-features.ts';
import { formSlotsOf, MOST_FORMS, type FormSlot } from './form-slots.ts';
import { addScores, toShares } from './hashed-weights.ts';
import { codesOf } from './judge-gaps.ts';
import { grammarModels } from './load-models.ts';

/** A slot in which the model would have written another form. */
export type FormFind = {
  readonly slot: FormSlot;
  /** Class of the form that the model would have written. */
  readonly form: number;
  /** How much likelier it is than what is written, as log odds. */
  readonly odds: number;
  /** Set with what is written and what is meant: "form 0>1". */
  readonly direction: string;
};

const features = new Int32Array(MOST_FORM_FEATURES);
const scores = new Float64Array(MOST_FORMS);
const LEAST_SHARE = 1e-9;

/** The slots of a sentence in which another form is likelier; `loadGrammarModels` comes first. */
export function judgeForms(tokens: readonly Token[]): readonly FormFind[] {
  return formSlotsOf(tokens).flatMap((slot) => {
    const shares = sharesOf(tokens, slot);
    let best = slot.written;
    for (const [form, share] of shares.entries()) {
      const isPossible = slot.forms[form] !== '' || (slot.set === 'article' && form === 0);
      if (isPossible && share > (shares[best] ?? 0)) best = form;
    }
    if (best === slot.written) return [];
    const odds = Math.log((shares[best] ?? 0) / Math.max(shares[slot.written] ?? 0, LEAST_SHARE));
    return [{ slot, form: best, odds, direction: directionOf(slot, best) }];
  });
}

function sharesOf(tokens: readonly Token[], slot: FormSlot): Float64Array {
  const count = formFeatures(codesOf(tokens), slot, features);
  const shares = scores.subarray(0, slot.forms.length);
  addScores(grammarModels().forms, features, count, shares);
  toShares(shares);
  return shares;
}

/** "form 0>1", "article 2>0", "then>than". */
function directionOf({ set, forms, written }: FormSlot, form: number): string {
  const isByClass = set === 'form' || set === 'article' || set === 'ly';
  return isByClass ? `${set} ${written}>${form}` : `${forms[written] ?? ''}>${forms[form] ?? ''}`;
}
