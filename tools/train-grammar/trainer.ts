import { sentenceSpansIn } from '@greenpen/paper-structure';
import {
  forgetSentences,
  taggedSentencesOf,
  type Token,
} from '../../packages/engine/paper-checks/src/grammar/language/tagged-sentence.ts';
import { codeSentence } from '../../packages/engine/paper-checks/src/grammar/models/coded-sentence.ts';
import {
  formFeatures,
  MOST_FORM_FEATURES,
} from '../../packages/engine/paper-checks/src/grammar/models/form-features.ts';
import {
  formSlotsOf,
  MOST_FORMS,
  type FormSlot,
} from '../../packages/engine/paper-checks/src/grammar/models/form-slots.ts';
import {
  gapFeatures,
  MOST_GAP_FEATURES,
} from '../../packages/engine/paper-checks/src/grammar/models/gap-features.ts';
import { formErrorIn, type FormError } from './form-errors.ts';
import { Learner } from './learner.ts';
import {
  joined,
  NOTHING,
  withoutCommas,
  withoutSemicolon,
  type MarkedText,
  type Random,
} from './mark-examples.ts';

const BITS = 19;
const MARK_CLASSES = 3;
/** Shares of what teaches; most gaps and words are easy and alike. */
const SHARE_OF_GAPS = 0.4;
const SHARE_OF_FORMS = 0.5;
const SHARE_WITH_ERROR = 0.6;
const SHARE_JOINED = 0.3;

/** What a trainer learns: where marks go, or which form a word has. */
export type Subject = 'marks' | 'forms';

/** Trains one of the models; each sentence is seen once. */
export class Trainer {
  readonly learner: Learner;
  readonly #subject: Subject;
  readonly #random: Random;
  readonly #features = new Int32Array(Math.max(MOST_GAP_FEATURES, MOST_FORM_FEATURES));

  constructor(subject: Subject, random: Random) {
    this.learner = new Learner(subject === 'marks' ? MARK_CLASSES : MOST_FORMS, BITS);
    this.#subject = subject;
    this.#random = random;
  }

  learn(paragraph: string): void {
    const sentences = wholeSentencesIn(paragraph);
    for (const [index, sentence] of sentences.entries()) {
      const marked = withoutCommas(sentence, this.#random);
      const error = this.#random() < SHARE_WITH_ERROR ? formErrorIn(marked.text, this.#random) : null;
      if (this.#subject === 'forms') {
        this.#learnForms(error === null ? marked.text : replaced(marked.text, error), error);
        continue;
      }
      this.#learnMarks(marked, true);
      const halves = withoutSemicolon(sentence, this.#random);
      if (halves !== null) this.#learnMarks(halves, false);
      const next = sentences[index + 1];
      if (next === undefined || this.#random() > SHARE_JOINED) continue;
      const pair = joined(sentence, next, this.#random);
      if (pair !== null) this.#learnMarks(pair, false);
    }
    forgetSentences();
  }

  #learnMarks({ text, marks }: MarkedText, isWhole: boolean): void {
    const tokens = tokensOf(text);
    if (tokens === null) return;
    const coded = codeSentence(tokens);
    for (const gap of gapsIn(tokens, marks)) {
      if (gap.label === NOTHING && this.#random() > (isWhole ? SHARE_OF_GAPS : SHARE_OF_GAPS / 2)) continue;
      this.learner.learn(this.#features, gapFeatures(coded, gap, this.#features), gap.label);
    }
  }

  #learnForms(text: string, error: FormError | null): void {
    const tokens = tokensOf(text);
    if (tokens === null) return;
    const coded = codeSentence(tokens);
    for (const slot of formSlotsOf(tokens)) {
      const label = labelOf(tokens, slot, error);
      if (label === -1 || (label === slot.written && this.#random() > SHARE_OF_FORMS)) continue;
      const count = formFeatures(coded, slot, this.#features);
      this.learner.learn(this.#features, count, label, slot.forms.length);
    }
  }
}

/** Sentences without quotations, of a usual length. */
export function wholeSentencesIn(paragraph: string): readonly string[] {
  return sentenceSpansIn(paragraph)
    .map(({ start, end }) => paragraph.slice(start, end).trim())
    .filter((sentence) => /^[A-Z][^"“”]{15,400}[.?]$/.test(sentence));
}

/** The tokens of a sentence; `null` where it is read as several. */
function tokensOf(text: string): readonly Token[] | null {
  const sentences = taggedSentencesOf(text);
  return sentences.length === 1 ? (sentences[0]?.tokens ?? null) : null;
}

export type LabelledGap = { left: number; right: number; written: number; label: number };

/** The gaps of a sentence with the class of each; commas count only where they are listed. */
export function gapsIn(tokens: readonly Token[], marks: ReadonlyMap<number, number>): readonly LabelledGap[] {
  const gaps: LabelledGap[] = [];
  for (let left = 0; left + 1 < tokens.length; left += 1) {
    const [here, next] = [tokens[left], tokens[left + 1]];
    if (here === undefined || next === undefined || here.tag === 'PUNCT') continue;
    const label = marks.get(here.end) ?? NOTHING;
    if (next.word === ',' && left + 2 < tokens.length) {
      if (label !== NOTHING) gaps.push({ left, right: left + 2, written: 1, label });
    } else if (next.tag !== 'PUNCT' && next.start > here.end) {
      gaps.push({ left, right: left + 1, written: 0, label });
    }
  }
  return gaps;
}

/** The class that is right in a slot: what is written, unless the error was made there; -1 where it has none. */
export function labelOf(tokens: readonly Token[], slot: FormSlot, error: FormError | null): number {
  if (error === null) return slot.written;
  const place = slot.set === 'article' && slot.written === 0 ? slot.right : slot.left + 1;
  const isThere = tokens[place]?.start === error.start && (slot.set === 'article') === error.isArticle;
  if (!isThere) return slot.written;
  return error.isArticle
    ? error.right === ''
      ? 0
      : error.right === 'the'
        ? 2
        : 1
    : slot.forms.indexOf(error.right);
}

export function replaced(text: string, { start, end, text: words }: FormError): string {
  return text.slice(0, start) + words + text.slice(end);
}
