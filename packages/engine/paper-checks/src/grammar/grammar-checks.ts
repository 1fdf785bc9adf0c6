import { affectEffect } from './checks/affect-effect.ts';
import { agreement } from './checks/agreement.ts';
import { article } from './checks/article.ts';
import { commaSplice } from './checks/comma-splice.ts';
import { confusedWords } from './checks/confused-words.ts';
import { contraction } from './checks/contraction.ts';
import { couldOf } from './checks/could-of.ts';
import { countAndAmount } from './checks/count-and-amount.ts';
import { doubledWord } from './checks/doubled-word.ts';
import { firstPersonHedge } from './checks/first-person-hedge.ts';
import { fragment } from './checks/fragment.ts';
import { itsApostrophe } from './checks/its-apostrophe.ts';
import { longSentence } from './checks/long-sentence.ts';
import { missingSpace } from './checks/missing-space.ts';
import { nounNumber } from './checks/noun-number.ts';
import { pluralApostrophe } from './checks/plural-apostrophe.ts';
import { properCapital } from './checks/proper-capital.ts';
import { secondPerson } from './checks/second-person.ts';
import { sentenceCapital } from './checks/sentence-capital.ts';
import { sentenceNumber } from './checks/sentence-number.ts';
import { spaceBeforeMark } from './checks/space-before-mark.ts';
import { spellingVariety } from './checks/spelling-variety.ts';
import { theirThere } from './checks/their-there.ts';
import { thenThan } from './checks/then-than.ts';
import { unclosedPair } from './checks/unclosed-pair.ts';
import { verbForm } from './checks/verb-form.ts';
import { wordyPhrase } from './checks/wordy-phrase.ts';
import { yourYoure } from './checks/your-youre.ts';
import type { GrammarCheck } from './grammar-check.ts';

/** Our own rules of the language. If two mark one place, the first one wins, so the more certain ones come first. */
export const grammarChecks: readonly GrammarCheck[] = [
  couldOf,
  itsApostrophe,
  theirThere,
  yourYoure,
  affectEffect,
  thenThan,
  confusedWords,
  agreement,
  verbForm,
  article,
  commaSplice,
  contraction,
  countAndAmount,
  doubledWord,
  firstPersonHedge,
  fragment,
  longSentence,
  missingSpace,
  nounNumber,
  pluralApostrophe,
  properCapital,
  secondPerson,
  sentenceCapital,
  sentenceNumber,
  spaceBeforeMark,
  spellingVariety,
  unclosedPair,
  wordyPhrase,
];
