import { isFinite } from '../language/clauses.ts';
import { nounNumber, verbReadings } from '../language/inflections.ts';
import type { Token } from '../language/tagged-sentence.ts';
import { canBe } from '../language/word-kinds.ts';

/** A sentence as numbers: what the trained models see of it. Arrays have one entry a token. */
export type CodedSentence = {
  readonly length: number;
  /** Hash of the word in small letters. */
  readonly words: Int32Array;
  /** Hash of the word itself where it is a grammatical one, else of its part of speech and form. */
  readonly classes: Int32Array;
  /** Hash of the parts of speech that the word can have. */
  readonly kinds: Int32Array;
  /** What `FLAGS` says of the token. */
  readonly flags: Uint16Array;
};

/** Bits of a token: a finite verb, a mark that parts a sentence, a word that opens a clause, and what it is in a phrase. */
export const FLAGS = {
  finite: 1,
  mark: 2,
  opener: 4,
  nominal: 8,
  preposition: 16,
  determiner: 32,
  modifier: 64,
  helper: 128,
  adverb: 256,
} as const;

const GRAMMATICAL = new Set(['DET', 'ADP', 'PRON', 'CCONJ', 'SCONJ', 'AUX', 'PART']);
const MARK = /^[.,;:!?()–—]$/;
const OPENER =
  /^(?:because|although|though|while|whereas|when|whenever|if|unless|since|until|once|that|whether|as|before|after|where|wherever|so|how|why|what|who|which|whom|whose|than)$/;

const POSSESSIVE = /^(?:my|your|his|her|its|our|their|whose|'s)$/;

/** Codes the words of a sentence; takes them as `taggedSentencesOf` gives them. */
export function codeSentence(tokens: readonly Token[]): CodedSentence {
  const { length } = tokens;
  const coded = {
    length,
    words: new Int32Array(length),
    classes: new Int32Array(length),
    kinds: new Int32Array(length),
    flags: new Uint16Array(length),
  };
  for (const [at, token] of tokens.entries()) {
    const code = codeOf(token);
    coded.words[at] = code.word;
    coded.classes[at] = code.class;
    coded.kinds[at] = code.kinds;
    coded.flags[at] = flagsOf(tokens, at);
  }
  return coded;
}

type Code = { readonly word: number; readonly class: number; readonly kinds: number };

const codes = new Map<string, Code>();
const MOST_REMEMBERED = 40_000;

function codeOf(token: Token): Code {
  const key = `${token.word} ${token.tag}`;
  let code = codes.get(key);
  if (code === undefined) {
    if (codes.size > MOST_REMEMBERED) codes.clear();
    code = { word: hashOf(token.word), class: hashOf(classOf(token)), kinds: hashOf(kindsOf(token)) };
    codes.set(key, code);
  }
  return code;
}

function flagsOf(tokens: readonly Token[], at: number): number {
  const { word = '', tag = '' } = tokens[at] ?? {};
  const canBeFinite = tag === 'VERB' || tag === 'AUX' || tag === 'PART' || tag === 'PRON';
  let flags = canBeFinite && isFinite(tokens, at) ? FLAGS.finite : 0;
  if (MARK.test(word)) flags |= FLAGS.mark;
  if (OPENER.test(word)) flags |= FLAGS.opener;
  if (/^(?:NOUN|PROPN|PRON)$/.test(tag)) flags |= FLAGS.nominal;
  if (tag === 'ADP') flags |= FLAGS.preposition;
  if (tag === 'DET' || tag === 'NUM' || POSSESSIVE.test(word)) flags |= FLAGS.determiner;
  if (/^(?:ADJ|DET|NUM|ADV)$/.test(tag) || POSSESSIVE.test(word)) flags |= FLAGS.modifier;
  if (tag === 'AUX' || word === 'to') flags |= FLAGS.helper;
  return tag === 'ADV' || word === 'not' || word === "n't" ? flags | FLAGS.adverb : flags;
}

/** FNV-1a over UTF-16 units, as a signed 32-bit number. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5 | 0;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return hash;
}

/** Mixes a number into a hash. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x9e_37_79_b1 | 0);
  return mixed ^ (mixed >>> 15);
}

function classOf({ word, tag }: Token): string {
  if (tag === 'PUNCT' || GRAMMATICAL.has(tag) || word === 'not') return word;
  if (tag === 'VERB') return `V ${formsOf(word)}`;
  if (tag === 'NOUN') return `N ${nounNumber(word) ?? ''}`;
  if (tag === 'ADV') return word.endsWith('ly') ? 'ADV ly' : word;
  return tag;
}

function formsOf(word: string): string {
  return [...new Set(verbReadings(word).map(({ form }) => form))].toSorted().join(' ');
}

function kindsOf({ word, tag }: Token): string {
  if (tag === 'PUNCT' || tag === 'PROPN' || tag === 'NUM') return tag;
  const kinds = (['N', 'V', 'A', 'R'] as const).filter((kind) => canBe(word, kind)).join('');
  return `${kinds} ${formsOf(word)} ${nounNumber(word) ?? ''}`;
}
