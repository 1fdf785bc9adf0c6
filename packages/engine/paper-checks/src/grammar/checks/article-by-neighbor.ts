import type { GrammarCheck, GrammarHit } from '../grammar-check.ts';
import { isFinite } from '../language/clauses.ts';
import { needsDeterminer } from '../language/count-nouns.ts';
import { nounPhraseAt } from '../language/noun-phrase.ts';
import { meansPerson } from '../language/person-nouns.ts';
import { taggedSentencesOf, type Token } from '../language/tagged-sentence.ts';
import { articleFor } from './article.ts';
import { missingArticle } from './missing-article.ts';

const BEFORE_SAME =
  /^(?:the|this|that|these|those|very|much|about|roughly|exactly|almost|one|same|some|any|all|no|and|or|of|my|your|his|her|its|our|their|'s|')$/;

/** "Lived in same street", "makes a same point", "elderly woman came in". */
export const articleByNeighbor: GrammarCheck = {
  ...missingArticle,
  summary: '“Same” takes “the,” and a person who is the subject of a sentence takes an article.',
  *find(text) {
    for (const { tokens } of taggedSentencesOf(text)) {
      for (const index of tokens.keys()) {
        const hit = beforeSame(tokens, index) ?? beforePerson(tokens, index);
        if (hit !== null) yield hit;
      }
    }
  },
};

function beforeSame(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, same, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  if (same?.word !== 'same' || same.text !== same.word || before === undefined) return null;
  if (before.word === 'a')
    return hitOf({ start: before.start, end: same.end }, 'the same', '“Same” takes “the”, not “a”.');
  const isNoun = next?.tag === 'NOUN' || (next?.tag === 'ADJ' && tokens[index + 2]?.tag === 'NOUN');
  if (!isNoun || BEFORE_SAME.test(before.word) || tokens[index + 1]?.word === '-') return null;
  if (!/^(?:ADP|VERB|AUX)$/.test(before.tag) || tokens[index + 2]?.word === '-') return null;
  return hitOf(same, 'the same', '“Same” takes “the” before a noun: “the same”.');
}

/** "Elderly woman came in": the subject of a sentence or of a clause behind a comma. */
function beforePerson(tokens: readonly Token[], index: number): GrammarHit | null {
  const [before, first] = [tokens[index - 1], tokens[index]];
  if (first === undefined || first.tag !== 'ADJ' || (before !== undefined && before.word !== ','))
    return null;
  const phrase = nounPhraseAt(tokens, index);
  const head = phrase === null ? undefined : tokens[phrase.head];
  if (phrase === null || head === undefined || phrase.determiner !== null || phrase.head === index)
    return null;
  const isPerson = head.tag === 'NOUN' && meansPerson(head.word) && needsDeterminer(head.word);
  if (!isPerson || phrase.number !== 'singular' || !isFinite(tokens, phrase.end)) return null;
  // "Happy, hungry child that he was", "Most, senior editor included": a list or an aside.
  if (before !== undefined && !tokens.slice(0, index).some((_, at) => isFinite(tokens, at))) return null;
  const isOpening = /^\p{Lu}/u.test(first.text);
  const article = articleFor(first.word);
  const shown = isOpening
    ? `${article.charAt(0).toUpperCase()}${article.slice(1)} ${first.word}`
    : `${article} ${first.text}`;
  return hitOf(
    first,
    shown,
    `“${head.text}” can be counted, so an article is missing: “${article} ${first.word}”.`,
  );
}

function hitOf({ start, end }: Pick<Token, 'start' | 'end'>, right: string, message: string): GrammarHit {
  return { start, end, message, suggestions: [right] };
}
