import { englishLexicon } from '../english-lexicon.ts';
import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { wordForm } from '../kinds.ts';
import { MODALS } from '../language/clauses.ts';
import { uncountable } from '../language/count-nouns.ts';
import { hasForm, inflect, verbReadings, type VerbForm } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { irregularVerbs } from '../language/irregular-forms.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { canBe, isOften } from '../language/word-kinds.ts';

const BE = /^(?:am|is|are|was|were|be|been|being|'re|'m)$/;
const HAVE = /^(?:has|have|had|having|'ve)$/;
const DO = /^(?:do|does|did)$/;
const SUBJECTS = /^(?:i|he|she|we|they|you|who)$/;
/** After these words "to" is a preposition: "due to increased demand", "led to revised rules". */
const TAKES_NOUN =
  /^(?:due|according|related|prior|led|leads?|leading|contribut\w*|response|addition|opposed|compared|relative|exposed|exposure|subject|similar|equal|equivalent|attributed?|attributable|linked|tied|access|return\w*|back|close|next|thanks|apply|applied|applies|respond\w*|refer\w*|reference|adapt\w*|amount\w*|relat\w*|devoted|committed|committing|dedicated|object\w*|react\w*|reaction|resistance|vulnerable|susceptible|listen\w*|switch\w*|shift\w*|turn\w*|move[sd]?|moving|transition\w*|from|contrary|owing|regard|respect|sensitive|sensitivity|belong\w*|key|approach|solution|alternative|attention|limited|restricted|added|adding|given|attached|assigned|converted|changed|reduced|increased|rose|fell|up|down|on|want|over|talk\w*|spoke|speak\w*|spoken|told|wrote|written|sent|gave|said|idea|person|people|one|someone|thing|things)$/;

const PARTICLES = /^(?:back|away|up|out|off|down|over)$/;

/** Past tenses that are also the base of a rare verb. */
const RARE_BASES = /^(?:felt|fell|saw)$/;

/** The form of a verb fits the word that governs it: "did not explain", "to vote", "has gone", "was built". */
export const verbAfterAuxiliary: GrammarCheck = {
  ...wordForm,
  severity: 'error',
  source: 'APA 7, chapter 4',
  summary:
    'After “can,” “did” and “to” a verb is in its base form; after “have” and “be” it is a participle.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit =
          afterAuxiliary(tokens, index) ??
          afterAsked(tokens, index) ??
          afterSubject(tokens, index) ??
          regularized(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function afterAuxiliary(tokens: readonly Token[], index: number): GrammarHit | null {
  const auxiliary = tokens[index];
  const at = skipAdverbs(tokens, index + 1);
  const verb = tokens[at];
  if (auxiliary === undefined || verb === undefined || !/^(?:VERB|AUX)$/.test(verb.tag)) return null;
  const { word } = auxiliary;
  // "The will is", "at will": a noun.
  const isNoun =
    /^(?:ADJ|DET)$|^ADP$/.test(tokens[index - 1]?.tag ?? '') ||
    /^(?:my|your|his|her|its|our|their)$/.test(tokens[index - 1]?.word ?? '');
  // "Will changes help": a question's subject stands between the two.
  if (index === 0 || tokens.at(-1)?.word === '?') return null;
  if (MODALS.test(word) && auxiliary.tag === 'AUX' && !isNoun) return wantsBase(tokens, at, auxiliary);
  const isNegated = tokens.slice(index + 1, at).some((token) => /^(?:n't|not|never)$/.test(token.word));
  if (DO.test(word) && isNegated) return wantsBase(tokens, at, auxiliary);
  if (word === 'to' && at === index + 1) return afterTo(tokens, index);
  if (HAVE.test(word) && auxiliary.tag !== 'NOUN') return afterHave(tokens, at, auxiliary);
  if (BE.test(word)) return afterBe(tokens, at, index);
  return null;
}

function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    at < from + 3 &&
    (tokens[at]?.tag === 'ADV' || /^(?:n't|not|never|also)$/.test(tokens[at]?.word ?? ''))
  )
    at += 1;
  return at;
}

function wantsBase(tokens: readonly Token[], at: number, auxiliary: Token): GrammarHit | null {
  const verb = tokens[at];
  if (verb === undefined || verb.word === "'ve") return null;
  if (hasForm(verb.word, 'base') && !RARE_BASES.test(verb.word)) return null;
  // "All you can do is"; "as much as they could found an answer" is left to the reader.
  const reading = verbReadings(verb.word).find(({ form }) => /^(?:s|past|participle)$/.test(form));
  if (
    reading === undefined ||
    (/^(?:is|are|was|were|has|had)$/.test(verb.word) &&
      tokens[at - 1] !== auxiliary &&
      !/^(?:not|n't|never)$/.test(tokens[at - 1]?.word ?? ''))
  )
    return null;
  if (/^(?:is|are|was|were)$/.test(verb.word)) return null;
  const shown = auxiliary.word === 'wo' || auxiliary.word === 'ca' ? `${auxiliary.word}n't` : auxiliary.word;
  return hitAt(verb, [reading.lemma], `After “${shown}” the verb is in its base form: “${reading.lemma}”.`);
}

function afterTo(tokens: readonly Token[], index: number): GrammarHit | null {
  const verb = tokens[index + 1];
  const before = tokens[index - 1];
  const next = tokens[index + 2];
  if (
    verb === undefined ||
    before === undefined ||
    tokens[index]?.tag !== 'PART' ||
    hasForm(verb.word, 'base')
  )
    return null;
  if (TAKES_NOUN.test(before.word) || verb.tag !== 'VERB') return null;
  const readings = verbReadings(verb.word);
  const reading = readings.find(({ form }) => form === 's' || form === 'past');
  const isOnlyPast =
    readings.every(({ form }) => form === 'past') && !canBe(verb.word, 'A') && !canBe(verb.word, 'N');
  if (reading !== undefined && isOnlyPast)
    return hitAt(verb, [reading.lemma], `After “to” the verb is in its base form: “${reading.lemma}”.`);
  // "Tried not to cries", "told her to goes": what goes before asks for an infinitive.
  if (
    reading?.form === 's' &&
    asksInfinitive(tokens, index) &&
    isOften(reading.lemma, 'V') &&
    !isOften(reading.lemma, 'N')
  )
    return hitAt(verb, [reading.lemma], `After “to” the verb is in its base form: “${reading.lemma}”.`);
  if (reading === undefined || (reading.form === 's' && canBe(reading.lemma, 'N') && next?.tag !== 'DET'))
    return null;
  // "Similar to described methods": a participle before a noun is an adjective.
  const takesObject =
    next !== undefined &&
    (/^(?:DET|PRON|SCONJ)$/.test(next.tag) ||
      /^(?:about|with|for|from|between|their|his|her|its|my|our)$/.test(next.word));
  if (!takesObject) return null;
  return hitAt(verb, [reading.lemma], `After “to” the verb is in its base form: “${reading.lemma}”.`);
}

function asksInfinitive(tokens: readonly Token[], to: number): boolean {
  const [before, further] = [tokens[to - 1], tokens[to - 2]];
  if (before === undefined) return false;
  if (before.word === 'not') return further?.tag === 'VERB' || further?.tag === 'ADJ';
  if (/^(?:him|her|them|us|me|you)$/.test(before.word))
    return /^(?:tell|tells|told|ask|asks|asked|want|wants|wanted|allow|allows|allowed|force|forced|help|helps|helped|teach|taught|order|ordered|expect|expected|convinced?|persuaded?)$/.test(
      further?.word ?? '',
    );
  return /^(?:wants?|wanted|tr(?:y|ies|ied|ying)|needs?|needed|decided?|hopes?|hoped|plans?|planned|refused?|managed?|learn(?:s|ed)?|likes?|liked|loves?|hates?|begins?|began|starts?|started|able|ready|happy|glad|surprised|hard|easy|difficult|afraid|ability|going|supposed|allowed|forced|chance)$/.test(
    before.word,
  );
}

/** "Did the teacher noticed?": behind the subject of a question the verb is in its base form. */
function afterAsked(tokens: readonly Token[], index: number): GrammarHit | null {
  const auxiliary = tokens[index];
  if (auxiliary === undefined || tokens.at(-1)?.word !== '?' || !/^(?:did|do|does)$/.test(auxiliary.word))
    return null;
  const isOpening =
    index === 0 || /^(?:why|when|where|how|what|who|and|but)$/.test(tokens[index - 1]?.word ?? '');
  const subject = isOpening ? nounPhraseAt(tokens, index + 1) : null;
  const verb = subject === null ? undefined : tokens[subject.end];
  if (subject === null || verb?.tag !== 'VERB' || hasForm(verb.word, 'base')) return null;
  // "Did the men involved know?"
  const hasOther = tokens
    .slice(subject.end + 1)
    .some(({ word, tag }) => hasForm(word, 'base') && (tag === 'VERB' || isOften(word, 'V')));
  const reading = verbReadings(verb.word).find(({ form }) => form === 's' || form === 'past');
  if (hasOther || reading === undefined) return null;
  return hitAt(
    verb,
    [reading.lemma],
    `After “${auxiliary.text}” the verb is in its base form: “${reading.lemma}”.`,
  );
}

function afterHave(tokens: readonly Token[], at: number, auxiliary: Token): GrammarHit | null {
  const verb = tokens[at];
  if (
    verb === undefined ||
    verb.tag !== 'VERB' ||
    hasForm(verb.word, 'participle') ||
    hasForm(verb.word, 'ing')
  )
    return null;
  const past = verbReadings(verb.word).find(({ form }) => form === 'past');
  if (past !== undefined) {
    const right = inflect(past.lemma, 'participle');
    return hitAt(
      verb,
      [right],
      `After “${auxiliary.text}” the participle is “${right}”, not “${verb.text}”.`,
    );
  }
  const next = tokens[at + 1];
  const isNoun = canBe(verb.word, 'N') || canBe(verb.word, 'A');
  // "They have evidence that": nearly always a noun.
  if (isNoun && (!isOften(verb.word, 'V') || uncountable.has(verb.word))) return null;
  const hasObject =
    next?.tag === 'DET' || /^(?:that|them|him|us|me|it|many|several|some)$/.test(next?.word ?? '');
  if (
    !hasForm(verb.word, 'base') ||
    (isNoun && !hasObject) ||
    /^(?:to|let|help|had)$/.test(tokens[at - 1]?.word ?? '')
  )
    return null;
  if (verb.word === 'be' || isLet(tokens, at)) return null;
  const right = inflect(verb.word, 'participle');
  return hitAt(verb, [right], `After “${auxiliary.text}” the verb is a participle: “${right}”.`);
}

/** "They had the men build": a base form behind an object. */
function isLet(tokens: readonly Token[], at: number): boolean {
  return (
    !/^(?:has|have|had|having|'ve|not|n't|never|also|already|always|just|recently)$/.test(
      tokens[at - 1]?.word ?? '',
    ) && tokens[at - 1]?.tag !== 'ADV'
  );
}

function afterBe(tokens: readonly Token[], at: number, index: number): GrammarHit | null {
  const verb = tokens[at];
  if (
    verb === undefined ||
    verb.tag !== 'VERB' ||
    hasForm(verb.word, 'participle') ||
    hasForm(verb.word, 'ing')
  )
    return null;
  if (isCleft(tokens, index) || canBe(verb.word, 'A')) return null;
  const past = verbReadings(verb.word).find(({ form }) => form === 'past');
  if (past !== undefined) {
    const right = inflect(past.lemma, 'participle');
    return hitAt(verb, [right], `The participle is “${right}”, not “${verb.text}”.`);
  }
  const next = tokens[at + 1];
  if (!hasForm(verb.word, 'base') || next === undefined) return null;
  // "He was force to sell": a noun would have an article, unless it stands for something in general.
  const isPerson = /^(?:i|he|she|we|they|you|who)$/.test(tokens[index - 1]?.word ?? '');
  const isPassive =
    isPerson && (next.word === 'by' || (next.word === 'to' && tokens[at + 2]?.tag === 'VERB'));
  if (isOften(verb.word, 'N') && !isPassive) return null;
  const particle = PARTICLES.test(next.word) ? at + 2 : at + 1;
  const forms: readonly VerbForm[] = /^(?:DET|PRON|NOUN|ADJ)$/.test(tokens[particle]?.tag ?? '')
    ? ['ing', 'participle']
    : ['participle', 'ing'];
  if (
    canBe(verb.word, 'N') &&
    !/^(?:by|to|in|on|at|from|with)$/.test(next.word) &&
    !PARTICLES.test(next.word)
  )
    return null;
  const offered = forms.map((form) => inflect(verb.word, form));
  return hitAt(verb, offered, `After a form of “be” the verb is “${offered[0]}” or “${offered[1]}”.`);
}

/** "What they did was build a wall", "all you can do is wait". */
function isCleft(tokens: readonly Token[], be: number): boolean {
  return tokens
    .slice(0, be)
    .some(({ word }) =>
      /^(?:what|all|do|does|did|done|doing|thing|things|who|how|why|where|which|whatever)$/.test(word),
    );
}

const PARTICIPLES: ReadonlyMap<string, string> = new Map(
  irregularVerbs.flatMap(({ past, participle }) =>
    participle
      .filter((form) => !past.includes(form))
      .map((form): readonly [string, string] => [form, past[0] ?? '']),
  ),
);

/** "They seen it": a participle without "have". */
function afterSubject(tokens: readonly Token[], index: number): GrammarHit | null {
  const subject = tokens[index];
  const verb = tokens[index + 1];
  const right = PARTICIPLES.get(verb?.word ?? '');
  if (subject === undefined || verb === undefined || right === undefined || !SUBJECTS.test(subject.word))
    return null;
  if (hasForm(verb.word, 'base') || hasForm(verb.word, 'past')) return null;
  if (/^(?:AUX|PART)$/.test(tokens[index - 1]?.tag ?? '') || /^(?:been|being)$/.test(verb.word)) return null;
  if (tokens.slice(Math.max(0, index - 4), index).some(({ tag }) => tag === 'AUX')) return null;
  return hitAt(
    verb,
    [right.split('/')[0] ?? right],
    `“${verb.text}” needs “have”, or the past tense: “${right}”.`,
  );
}

const irregularBases = new Map(irregularVerbs.map((verb) => [verb.base, verb]));

/** "Spreaded", "hurted": formed like a regular verb, and no word. */
function regularized(tokens: readonly Token[], index: number): GrammarHit | null {
  const token = tokens[index];
  const base = /^([a-z]{3,}?)(?:ed|d)$/.exec(token?.word ?? '')?.[1];
  const verb = irregularBases.get(base ?? '') ?? irregularBases.get(`${base ?? ''}e`);
  if (token === undefined || verb === undefined || englishLexicon().has(token.word)) return null;
  const isParticiple =
    /^(?:AUX)$/.test(tokens[index - 1]?.tag ?? '') || HAVE.test(tokens[index - 1]?.word ?? '');
  const right = (isParticiple ? verb.participle[0] : verb.past[0]) ?? '';
  return right.includes('/') || [...verb.past, ...verb.participle].includes(token.word)
    ? null
    : hitAt(token, [right], `The right form is “${right}”, not “${token.text}”.`);
}

function hitAt({ start, end }: Token, suggestions: readonly string[], message: string): GrammarHit {
  return { start, end, message, suggestions };
}
