import { isDirective, isOrder } from './directives.ts';

const ASKS_INDIRECTLY = /^(?:what|why|how|who|when|where|which|whether|to what extent)\b/iu;
const JOINT =
  /(?:,\s*(?:and\s+then\s+|and\s+|then\s+|plus\s+)?|\s+plus\s+|\s+and\s+(?:then\s+)?|;\s*|\s+in which you\s+|:\s+)/gu;
/** "justify your choice", "how to overcome it": says more about what was just asked. */
const LEANS_BACK =
  /\b(?:it|them|this|that|these|those|its|their|one|why|your (?:own )?(?:choice|answer|position|reasoning|decision|response|selection|claim|view|reasons?))\b[.?]?$|^(?:explain|say|tell|state) (?:why|how|so)(?:\s+(?:you|it|they|he|she)\b.*)?$/iu;
/** "Using one concept from the chapter, explain": the order is still to come. */
const OPENS_BEFORE =
  /^\s*(?:(?:using|drawing on|based on|with reference to|after|before|in|for|as|within|throughout|when|once|if)\b[^,]*|first|then|next|finally|lastly|also|in addition|to begin|to conclude)$/iu;
const LONGEST_LEANING = 5;
/** "What are the risks of each?" asks more about what was just asked for. */
const ASKS_OF_EACH = /^(?:what|which|how|who)\b.*\b(?:of|for|to|in|by|with) each\b[^,;]{0,12}$/iu;
const LONGEST_OF_EACH = 10;

/** UTF-16 units of a sentence that is read. */
const LONGEST = 2000;

/** Cuts where another order or indirect question begins: "describe X, explain Y, and why Z". */
export function splitClauses(sentence: string): readonly string[] {
  if (sentence.length > LONGEST) return [sentence.trim()];
  const cuts: number[] = [];
  for (const { index, 0: joint } of sentence.matchAll(JOINT)) {
    const at = index + joint.length;
    if (isEnclosed(sentence, index)) continue;
    const before = sentence.slice(cuts.at(-1) ?? 0, index);
    if (OPENS_BEFORE.test(before)) continue;
    if (!startsClause(sentence.slice(at), joint.trim(), before)) continue;
    if (wordsIn(before) < (joint.startsWith(':') ? 1 : 2)) continue;
    cuts.push(at);
  }
  const clauses: string[] = [];
  for (const [index, from] of [0, ...cuts].entries()) {
    const end = cuts[index] ?? sentence.length;
    const clause = sentence.slice(from, end);
    const last = clauses.at(-1);
    const words = wordsIn(clause);
    const leans =
      (words <= LONGEST_LEANING && LEANS_BACK.test(trimClause(clause))) ||
      (words <= LONGEST_OF_EACH && ASKS_OF_EACH.test(trimClause(clause)));
    if (last !== undefined && leans && wordsIn(last) >= 3) clauses[clauses.length - 1] = last + clause;
    else clauses.push(clause);
  }
  return clauses.map(trimClause);
}

/** Whether a place is inside parentheses or a quotation. */
function isEnclosed(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const open = (before.match(/\(/gu)?.length ?? 0) - (before.match(/\)/gu)?.length ?? 0);
  return open > 0 || (before.match(/["“”]/gu)?.length ?? 0) % 2 === 1;
}

function startsClause(rest: string, joint: string, before: string): boolean {
  if (joint.endsWith('plus')) return wordsIn(rest) >= 3;
  if (isOrder(rest, { isJoined: true })) {
    // "design and report" at the end of a phrase and "use of notes" are nouns: an order has an object.
    const isNoun =
      /^\p{L}+\s+(?:of|are|is|was|were)\b/u.test(rest) ||
      // "A sketch, map or photograph" and "a federal, state, or local office", but "compare and contrast".
      !isDirective(/^\p{L}+,?\s+(?:or|and)\s+(\p{L}+)/u.exec(rest)?.[1] ?? 'explain') ||
      (joint === ',' && /,?\s+(?:and|or)\s+\p{L}+\)?[.]?$/u.test(rest) && wordsIn(rest) <= 3);
    return !isNoun && (wordsIn(rest) >= 2 || joint.includes('which'));
  }
  if (NEEDS.test(rest) || (joint !== ':' && NEGATED.test(rest))) return true;
  if (joint.startsWith(',') && /^no\s+\p{L}/iu.test(rest)) return true;
  if (/^to\s/iu.test(rest) && isOrder(rest.slice(3), { isJoined: true }))
    return joint.endsWith(':') || LEADS_TO.test(before);
  if (!/^(?:what|why|how)\b/iu.test(rest) || wordsIn(/^[^,;]*/u.exec(rest)?.[0] ?? '') < 3) return false;
  // "Tell me who the speaker was and what the occasion was" is one order.
  return joint !== 'and' || !/\b(?:what|why|how|who|when|where|which|whether)\b/iu.test(before);
}

const NEGATED = /^(?:(?:please\s+)?(?:do\s+not|don['’]t|never)\s+\p{L}+\s|avoid\s+\p{L})/iu;
/** "It has to be realistic and must include a timeline". */
const NEEDS = /^(?:must|should|needs? to|has to|have to)\s+(?!be\b|not\b)\p{L}+\s/iu;
/** "It needs to take a position, to support it, and to answer". */
const LEADS_TO = /\b(?:needs?|wants?|asked|expected|required|is|are|task|ha(?:s|ve))\s+to\b|^\s*to\s/iu;

function trimClause(clause: string): string {
  return clause
    .replace(/[\s,;:]+(?:and|or|then|plus|in which you|by)?[\s,;:]*$/iu, '')
    .replace(/[.;,]+$/u, '')
    .trim();
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}'’-]+/gu)?.length ?? 0;
}

export function asksIndirectly(text: string): boolean {
  return ASKS_INDIRECTLY.test(text);
}
