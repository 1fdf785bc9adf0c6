import { affectEffect } from './checks/affect-effect.ts';
import { agreement } from './checks/agreement.ts';
import { article } from './checks/article.ts';
import { articleByNeighbor } from './checks/article-by-neighbor.ts';
import { commaSplice } from './checks/comma-splice.ts';
import { confusedWords, wrongExpression, writtenTogether } from './checks/confused-words.ts';
import { contraction } from './checks/contraction.ts';
import { couldOf } from './checks/could-of.ts';
import { countAndAmount } from './checks/count-and-amount.ts';
import { doubleNegative } from './checks/double-negative.ts';
import { compoundHyphen } from './checks/compound-hyphen.ts';
import { doubledDeterminer } from './checks/doubled-determiner.ts';
import { doubledWord } from './checks/doubled-word.ts';
import { firstPersonHedge } from './checks/first-person-hedge.ts';
import { fragment } from './checks/fragment.ts';
import { infinitiveForm } from './checks/infinitive-form.ts';
import { invertedSubject } from './checks/inverted-subject.ts';
import { itsApostrophe } from './checks/its-apostrophe.ts';
import { joinedSubject } from './checks/joined-subject.ts';
import { longSentence } from './checks/long-sentence.ts';
import { missingSpace } from './checks/missing-space.ts';
import { nounNumber } from './checks/noun-number.ts';
import { pluralApostrophe } from './checks/plural-apostrophe.ts';
import { properCapital } from './checks/proper-capital.ts';
import { secondPerson } from './checks/second-person.ts';
import { sentenceCapital } from './checks/sentence-capital.ts';
import { sentenceNumber } from './checks/sentence-number.ts';
import { spaceBeforeMark } from './checks/space-before-mark.ts';
import { relativeClauseVerb } from './checks/relative-clause-verb.ts';
import { thereIs } from './checks/there-is.ts';
import { stativeVerb } from './checks/stative-verb.ts';
import { subjectVerb } from './checks/subject-verb.ts';
import { spellingVariety } from './checks/spelling-variety.ts';
import { theirThere } from './checks/their-there.ts';
import { thenThan } from './checks/then-than.ts';
import { unclosedPair } from './checks/unclosed-pair.ts';
import { verbAfterAuxiliary } from './checks/verb-after-auxiliary.ts';
import { commaAfterSubject } from './checks/comma-after-subject.ts';
import { commaBeforeBut } from './checks/comma-before-but.ts';
import { latinComma } from './checks/latin-comma.ts';
import { introductoryComma } from './checks/introductory-comma.ts';
import { numberAfterDeterminer } from './checks/number-after-determiner.ts';
import { possessiveApostrophe } from './checks/possessive-apostrophe.ts';
import { pronounCase } from './checks/pronoun-case.ts';
import { adjectiveOrAdverb } from './checks/adjective-or-adverb.ts';
import { contractionApostrophe } from './checks/contraction-apostrophe.ts';
import { preposition } from './checks/preposition.ts';
import { confusedByClass } from './checks/confused-by-class.ts';
import { missingObject } from './checks/missing-object.ts';
import { pluralData } from './checks/plural-data.ts';
import { unmarkedPresent } from './checks/unmarked-present.ts';
import { missingWord } from './checks/missing-word.ts';
import { missingArticle } from './checks/missing-article.ts';
import { runOn } from './checks/run-on.ts';
import { danglingModifier, parallelStructure } from './checks/sentence-shape.ts';
import { tenseShift } from './checks/tense-shift.ts';
import { verbForm } from './checks/verb-form.ts';
import { wordyPhrase } from './checks/wordy-phrase.ts';
import { yourYoure } from './checks/your-youre.ts';
import {
  articleByContext,
  confusedByContext,
  formByContext,
  pronounByContext,
} from './checks/forms-by-context.ts';
import { commaSpliceByContext, missingCommaByContext, runOnByContext } from './checks/marks-by-context.ts';
import { missingCommaByShape, runOnByShape } from './checks/marks-by-shape.ts';
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
  wrongExpression,
  writtenTogether,
  confusedByClass,
  agreement,
  joinedSubject,
  invertedSubject,
  subjectVerb,
  unmarkedPresent,
  pluralData,
  relativeClauseVerb,
  thereIs,
  verbForm,
  infinitiveForm,
  verbAfterAuxiliary,
  stativeVerb,
  adjectiveOrAdverb,
  preposition,
  article,
  commaSplice,
  commaAfterSubject,
  commaBeforeBut,
  introductoryComma,
  latinComma,
  contractionApostrophe,
  contraction,
  countAndAmount,
  doubleNegative,
  doubledWord,
  doubledDeterminer,
  compoundHyphen,
  firstPersonHedge,
  fragment,
  longSentence,
  missingSpace,
  missingWord,
  missingObject,
  missingArticle,
  articleByNeighbor,
  runOn,
  nounNumber,
  numberAfterDeterminer,
  pluralApostrophe,
  possessiveApostrophe,
  pronounCase,
  properCapital,
  secondPerson,
  sentenceCapital,
  sentenceNumber,
  spaceBeforeMark,
  spellingVariety,
  unclosedPair,
  tenseShift,
  danglingModifier,
  parallelStructure,
  wordyPhrase,
  // What the trained models find comes last, so that a rule that says why has the word.
  missingCommaByShape,
  runOnByShape,
  missingCommaByContext,
  commaSpliceByContext,
  runOnByContext,
  formByContext,
  articleByContext,
  pronounByContext,
  confusedByContext,
];
