import type { Facts } from './facts.ts';
import { amount, listOf } from './words.ts';

/**
 * What a draft does not tell the student and its instructor needs to know: what was not judged, and which parts of the
 * assignment reading the paper did not settle. Whole sentences, at most two.
 */
export function noteForInstructor({ asked, isOffTopic, ground }: Facts): readonly string[] {
  if (ground.content !== null) return [];
  const judged = 'Argument and accuracy were not judged.';
  if (asked.open.length === 0 || isOffTopic) return [judged];
  const of =
    asked.open.length === asked.required ? `any of the ${amount(asked.required, 'requirement')}` : '';
  const named = listOf(asked.open.map(({ quoted }) => quoted));
  return [judged, `Reading the paper did not settle ${of === '' ? named : `${of}: ${named}`}.`];
}
