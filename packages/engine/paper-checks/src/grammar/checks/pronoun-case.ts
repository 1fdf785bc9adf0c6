import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { clauseAt, isFinite, isSurelyFinite } from '../language/clauses.ts';
import { hasForm } from '../language/inflections.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';

const OBJECTS: Readonly<Record<string, string>> = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' };
const SUBJECTS: Readonly<Record<string, string>> = { me: 'I', him: 'He', her: 'She', us: 'We', them: 'They' };

/** Pronouns have the case of their place: "between you and me", "he and his wife moved", "people who". */
export const pronounCase: GrammarCheck = {
  id: 'grammar-pronoun',
  severity: 'error',
  cost: 'mistakes',
  recall: 0.85,
  title: 'Pronouns',
  source: 'APA 7, chapter 4',
  summary: 'A pronoun has the form of a subject or of an object as its place asks, and “who” is for persons.',
  advice: {
    noun: 'pronouns',
    how: ['Leave out the other person and read the sentence again: “to my sister and me” is “to me.”'],
  },
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit =
          objectAfter(tokens, index) ??
          subjectBefore(tokens, index) ??
          secondSubject(tokens, index) ??
          secondObject(tokens, index) ??
          relative(tokens, index) ??
          thoseWho(tokens, index) ??
          whomOrWho(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function hitOf({ start, end }: Token, suggestion: string, message: string): GrammarHit {
  return { start, end, message, suggestions: [suggestion] };
}

/** "Between my sister and I". */
function objectAfter(tokens: readonly Token[], index: number): GrammarHit | null {
  if (
    !/^(?:between|to|for|with|from|by|about|against|like|without|toward|towards|behind|near)$/.test(
      tokens[index]?.word ?? '',
    )
  )
    return null;
  const other = nounPhraseAt(tokens, index + 1);
  const end = other?.end ?? (/^(?:him|her|them|us|me)$/.test(tokens[index + 1]?.word ?? '') ? index + 2 : -1);
  const pronoun = tokens[end + 1];
  const right = OBJECTS[pronoun?.word ?? ''];
  if (pronoun === undefined || right === undefined || tokens[end]?.word !== 'and') return null;
  const next = tokens[end + 2];
  const isObject =
    next === undefined || next.tag === 'PUNCT' || (next.tag === 'ADP' && !isFinite(tokens, end + 2));
  // "To my sister and I, it was clear": but "with the war and I" may open a clause.
  if (!isObject || /^(?:think|believe)$/.test(tokens[end + 3]?.word ?? '')) return null;
  return hitOf(pronoun, right, `After “${tokens[index]?.text ?? ''}” the pronoun is “${right}”.`);
}

/** "Him and his wife moved", "us students have". */
function subjectBefore(tokens: readonly Token[], index: number): GrammarHit | null {
  const pronoun = tokens[index];
  const right = SUBJECTS[pronoun?.word ?? ''];
  const before = tokens[index - 1];
  if (
    pronoun === undefined ||
    right === undefined ||
    (before !== undefined && !/^(?:,|;|because|that|when|and|but|so|if)$/.test(before.word))
  )
    return null;
  const isFirst = before === undefined;
  const shown = isFirst ? right : right === 'I' ? right : right.toLowerCase();
  if (
    /^(?:us|them)$/.test(pronoun.word) &&
    isFirst &&
    tokens[index + 1]?.tag === 'NOUN' &&
    clauseAt(tokens, index + 1) !== null
  ) {
    return hitOf(
      pronoun,
      pronoun.word === 'us' ? right : 'Those',
      `As a subject, the pronoun is “${pronoun.word === 'us' ? right : 'Those'}”.`,
    );
  }
  if (tokens[index + 1]?.word !== 'and') return null;
  const other = nounPhraseAt(tokens, index + 2);
  if (
    other === null ||
    (!isFirst && before?.word !== 'because' && before?.word !== 'when' && before?.word !== 'that')
  )
    return null;
  let verb = other.end;
  while (tokens[verb]?.tag === 'ADV') verb += 1;
  if (!isFinite(tokens, verb)) return null;
  if (right !== 'I') return hitOf(pronoun, shown, `As a subject, the pronoun is “${shown}”.`);
  const last = tokens[other.end - 1];
  const words = tokens
    .slice(index + 2, other.end)
    .map(({ text }) => text)
    .join(' ');
  const first = isFirst ? words.charAt(0).toUpperCase() + words.slice(1) : words;
  return {
    start: pronoun.start,
    end: last?.end ?? pronoun.end,
    message: 'As a subject, the pronoun is “I”, and the other person comes first.',
    suggestions: [`${first} and I`],
  };
}

/** "The boss and me talked": the second half of a subject that opens the sentence. */
function secondSubject(tokens: readonly Token[], index: number): GrammarHit | null {
  if (index > 0 && !/^(?:because|that|when|if|although|while)$/.test(tokens[index - 1]?.word ?? ''))
    return null;
  const first = nounPhraseAt(tokens, index);
  const pronoun = first === null ? undefined : tokens[first.end + 1];
  const right = SUBJECTS[pronoun?.word ?? ''];
  if (first === null || pronoun === undefined || right === undefined || tokens[first.end]?.word !== 'and')
    return null;
  const verb = first.end + 2;
  if (!isFinite(tokens, verb) || tokens[verb]?.tag === 'NOUN') return null;
  const shown = right === 'I' ? right : right.toLowerCase();
  return hitOf(pronoun, shown, `As a subject, the pronoun is “${shown}”.`);
}

/** "Told my brother and I the truth": behind a verb, with no verb of its own. */
function secondObject(tokens: readonly Token[], index: number): GrammarHit | null {
  const verb = tokens[index];
  if (verb?.tag !== 'VERB' || index === 0 || hasForm(verb.word, 'ing')) return null;
  const first = nounPhraseAt(tokens, index + 1);
  const pronoun = first === null ? undefined : tokens[first.end + 1];
  const right = OBJECTS[pronoun?.word ?? ''];
  if (first === null || pronoun === undefined || right === undefined || tokens[first.end]?.word !== 'and')
    return null;
  // "They saw my cousin and he": a pronoun that a verb follows may open a second clause.
  const next = tokens[first.end + 2];
  const isObject =
    next === undefined ||
    next.tag === 'PUNCT' ||
    next.tag === 'DET' ||
    // "Invited my friend and I to present".
    (next.word === 'to' && pronoun.word === 'i') ||
    (next.tag === 'ADP' && pronoun.word === 'i') ||
    (next.tag === 'VERB' && verb.word === 'let');
  if (!isObject || /^(?:says?|said|thinks?|thought|believes?|knows?|knew|feels?|felt)$/.test(verb.word))
    return null;
  return hitOf(pronoun, right, `As an object, the pronoun is “${right}”.`);
}

/** "Them who grew up apart": the persons of a clause are "those". */
function thoseWho(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, pronoun, who] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const opens = before === undefined || /^(?:and|but|because|that|,|than)$/.test(before.word);
  if (!opens || pronoun?.word !== 'them' || who?.word !== 'who' || !isFinite(tokens, index + 2)) return null;
  const right = before === undefined ? 'Those' : 'those';
  return hitOf(pronoun, right, 'Before “who” the pronoun is “those”.');
}

/** "The patients which slept". */
function relative(tokens: readonly Token[], index: number): GrammarHit | null {
  const pronoun = tokens[index];
  if (pronoun?.word !== 'which' || !isFinite(tokens, index + 1)) return null;
  const noun = tokens[index - 1];
  const isAfterComma = noun?.word === ',' && index === 3;
  const person = isAfterComma ? tokens[index - 2] : noun;
  if (person?.tag !== 'NOUN' || !meansPerson(person.word)) return null;
  if (tokens.slice(Math.max(0, index - 4), index - 1).some(({ word }) => word === 'of')) return null;
  return hitOf(pronoun, 'who', 'Persons take “who”, not “which”.');
}

/** "The person whom called", "to who". */
function whomOrWho(tokens: readonly Token[], index: number): GrammarHit | null {
  const pronoun = tokens[index];
  if (pronoun === undefined || (tokens.at(-1)?.word === '?' && index > 1)) return null;
  if (pronoun.word === 'whom' && tokens[index - 1]?.tag !== 'ADP') {
    const isSubject =
      (isSurelyFinite(tokens, index + 1) && tokens[index + 1]?.tag === 'VERB') ||
      // "Whom should be responsible", but "whom should we ask".
      (tokens[index + 1]?.tag === 'AUX' && /^(?:AUX|VERB|ADV|PART)$/.test(tokens[index + 2]?.tag ?? ''));
    return isSubject ? hitOf(pronoun, 'who', 'The subject of a verb is “who”.') : null;
  }
  const isAfterPreposition = index === 1 && /^(?:to|for|with|from|by|about)$/.test(tokens[0]?.word ?? '');
  return pronoun.word === 'who' && isAfterPreposition
    ? hitOf(pronoun, 'whom', 'After a preposition it is “whom”.')
    : null;
}
