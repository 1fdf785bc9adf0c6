import { MODALS } from '../language/clauses.ts';
import { isDeterminer } from '../language/noun-phrase.ts';
import { canBe, isOften, type WordKind } from '../language/word-kinds.ts';
import type { Place } from './confused-words-by-class.ts';

/** Words that sound or look alike; where a place takes a noun, a verb or an adjective alone, one of them may not fit. */
const PAIRS: readonly (readonly [string, string])[] = `
  advice/advise belief/believe bored/board brake/break breath/breathe cell/sell cereal/serial choir/acquire cloth/clothe
  coarse/course complement/compliment conscience/conscious council/counsel dairy/diary desert/dessert device/devise
  elicit/illicit fair/fare flee/flea flour/flower foul/fowl gate/gait grate/great grief/grieve hair/heir half/halve heal/heel hear/here
  higher/hire hole/whole knew/new know/no lessen/lesson life/live loan/lone loss/lose mail/male maid/made meat/meet
  moral/morale need/knead pair/pear personal/personnel plain/plane poor/pour pray/prey proof/prove relief/relieve
  role/roll root/route safe/save sale/sell scene/seen sea/see seam/seem sight/cite sole/soul stationary/stationery
  steal/steel strength/strengthen tail/tale thief/thieve thought/taught threw/through through/thorough vain/vein
  wait/weight weak/week weigh/way wood/would write/right
`
  .trim()
  .split(/\s+/u)
  .map((pair): readonly [string, string] => {
    const [one = '', other = ''] = pair.split('/');
    return [one, other];
  });

const meantFor: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy([...PAIRS, ...PAIRS.map(([one, other]) => [other, one] as const)], ([written]) => written),
  ].map(([written, pairs]) => [written, pairs.map(([, meant]) => meant)]),
);

/** The word that was meant, where the one that is written cannot be what its place asks for; `null` where it can. */
export function meantByPlace(place: Place, written: string): string | null {
  const meant = meantFor.get(written);
  // "Would no doubt help", "could no longer see": "no" belongs to the word behind it.
  if (written === 'no' && /^(?:NOUN|ADV|ADJ)$/.test(place.afterTag)) return null;
  const kind = meant === undefined ? null : kindOfPlace(place);
  if (meant === undefined || kind === null || canBe(written, kind)) return null;
  return meant.find((word) => isOften(word, kind) && !/^(?:no|through|would|here)$/.test(word)) ?? null;
}

/** What alone can stand between these neighbours; `null` where several kinds can. */
function kindOfPlace(place: Place): WordKind | null {
  const { tokens, index, before, beforeTag, after, afterTag } = place;
  if (tokens[index + 1]?.word === '-' || tokens[index - 1]?.word === '-') return null;
  const endsPhrase =
    /^[.;]$/.test(after) ||
    (after === ',' && /^(?:PRON|CCONJ|SCONJ|DET)$/.test(tokens[index + 2]?.tag ?? ''));
  const isPlainVerb =
    (MODALS.test(before) && beforeTag === 'AUX') ||
    (before === 'to' && beforeTag === 'PART' && tokens[index - 2]?.word !== 'up') ||
    // "Why don't poor people leave?": in a question the subject stands here.
    (/^(?:n't|not)$/.test(before) &&
      tokens.at(-1)?.word !== '?' &&
      /^(?:do|does|did|ca|could|wo|would|should|can|will)$/.test(tokens[index - 2]?.word ?? ''));
  if (isPlainVerb && /^(?:DET|PRON|NOUN|ADP)$/.test(afterTag)) return 'V';
  const isOwned =
    isDeterminer(before) &&
    !/^(?:that|this|such|all|more|most|less|enough|no|what|which|other|half|any|some|her|his|one)$/.test(
      before,
    );
  // "The weak", "their poor": a determiner may make a noun of an adjective, except "a".
  // "A conscious and self-aware being": a second adjective and the noun are still to come.
  const isPaired = after === 'and' && (tokens[index + 2]?.tag === 'ADJ' || tokens[index + 3]?.word === '-');
  const isNounOfAdjective =
    canBe(tokens[index]?.word ?? '', 'A') && !/^(?:an?|each|every|last|next)$/.test(before);
  if (isOwned && !isPaired && !isNounOfAdjective && (endsPhrase || /^(?:ago|of|and|is|was|has)$/.test(after)))
    return 'N';
  const isQuality = /^(?:is|are|was|were|am|very|too|so|became|become|becomes|feel|feels|felt)$/.test(before);
  const goesOn = /^(?:to|for|that|in|at|with|and|enough|because|when|if)$/.test(after);
  return isQuality && (endsPhrase || goesOn) && beforeTag !== 'NOUN' ? 'A' : null;
}
