import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { hasForm } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const NOT_A_DOER =
  /^(?:including|regarding|following|according|depending|considering|concerning|during|assuming|judging|speaking|being|based|given|something|nothing|anything|everything|beginning|building|meaning|feeling|finding)$/;
const GROUPS =
  /^(?:team|group|family|committee|tribe|elites?|delegates?|majority|crew|firm|agency|union|board|party|staff|company|government|class|author|authors|study|studies|paper|article|research|researchers|people|scientists|council|school|university|city|state|country|nation|army|court|court|program|project|police)$/;

/** An opening phrase whose doer is not the subject behind it: "Walking to school, the rain began." */
export const danglingModifier: GrammarCheck = {
  id: 'grammar-dangling-modifier',
  severity: 'advice',
  cost: 'habit',
  title: 'Dangling modifiers',
  source: 'APA 7, 4.23',
  summary: 'The subject of a sentence is who does what its opening phrase says.',
  advice: {
    noun: 'opening phrases without their doer',
    how: ['Ask who does what the opening phrase says, and make that the subject of the sentence.'],
    unit: 'sentence',
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      const hit = danglingIn(tokens);
      if (hit !== null) yield hit;
    }
  },
};

function danglingIn(tokens: readonly Token[]): GrammarHit | null {
  const opens = /^(?:after|before|while|when|by)$/.test(tokens[0]?.word ?? '') ? 1 : 0;
  const verb = tokens[opens];
  const isInfinitive = tokens[0]?.word === 'to' && tokens[1]?.tag === 'VERB';
  if (
    verb === undefined ||
    !(isInfinitive || (hasForm(verb.word, 'ing') && verb.tag === 'VERB')) ||
    NOT_A_DOER.test(verb.word)
  )
    return null;
  const comma = tokens.findIndex(({ word }) => word === ',');
  if (comma < 2 || comma > 12 || tokens.filter(({ word }) => word === ',').length > 1) return null;
  const phrase = nounPhraseAt(tokens, comma + 1);
  const head = phrase === null ? undefined : tokens[phrase.head];
  const first = tokens[0];
  const last = tokens[comma - 1];
  if (
    phrase === null ||
    head?.tag !== 'NOUN' ||
    phrase.determiner === null ||
    meansPerson(head.word) ||
    GROUPS.test(head.word) ||
    // "Framers", "lenders", "activists": who does what the verb says.
    /(?:[^aeiou](?:er|or)|ist|ian|ant)s$/.test(head.word) ||
    first === undefined ||
    last === undefined
  )
    return null;
  return {
    start: first.start,
    end: last.end,
    message: `Who does this? The subject, “${head.text}”, may not be meant. Name the doer right after the comma.`,
  };
}

/** Items of a list that differ in form: "reading, swimming, and to cook". */
export const parallelStructure: GrammarCheck = {
  id: 'grammar-parallel',
  severity: 'advice',
  cost: 'habit',
  title: 'Parallel structure',
  source: 'APA 7, 4.24',
  summary: 'The items of a list have the same grammatical form.',
  advice: {
    noun: 'lists whose items differ in form',
    how: ['Put the items of a list below each other, and make their first words alike.'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const [index, { word }] of tokens.entries()) {
        const hit = /^(?:and|or)$/.test(word) ? unlikeItem(tokens, index) : null;
        if (hit !== null) yield hit;
      }
    }
  },
};

type Form = 'ing' | 'to' | 'adjective' | 'clause' | 'other';

function unlikeItem(tokens: readonly Token[], joint: number): GrammarHit | null {
  if (tokens[joint - 1]?.word !== ',') return null;
  const second = tokens.slice(0, joint - 1).findLastIndex(({ word }) => word === ',');
  if (second < 1) return null;
  const middle = formOf(tokens, second + 1);
  const last = formOf(tokens, joint + 1);
  const first = Math.max(0, second - 5);
  const firstForms = tokens.slice(first, second).map((_, offset) => formOf(tokens, first + offset));
  if (middle === 'other' || middle === 'clause' || middle === last || !firstForms.includes(middle))
    return null;
  const isUnlike =
    (middle === 'ing' && (last === 'to' || last === 'clause')) ||
    (middle === 'to' && last === 'ing') ||
    (middle === 'adjective' && last === 'clause' && joint - second <= 3);
  const item = tokens.slice(joint + 1, joint + 3);
  const [start, end] = [item[0]?.start, item.at(-1)?.end];
  return isUnlike && start !== undefined && end !== undefined
    ? { start, end, message: 'This item of the list has another form than the ones before it.' }
    : null;
}

function formOf(tokens: readonly Token[], at: number): Form {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return 'other';
  if (token.word === 'to' && next?.tag === 'VERB') return 'to';
  if (hasForm(token.word, 'ing') && /^(?:VERB|NOUN)$/.test(token.tag)) return 'ing';
  if (/^(?:it|he|she|they|we|i)$/.test(token.word) && /^(?:VERB|AUX)$/.test(next?.tag ?? '')) return 'clause';
  if (/^(?:has|have|is|was|were)$/.test(token.word)) return 'clause';
  return token.tag === 'ADJ' ? 'adjective' : 'other';
}
