import { spanContains } from '@greenpen/paper';
import { measureEcho, MOSTLY_ECHO } from '../../requirements/list-places.ts';
import { isAddressedToGrader } from '../../work/is-addressed-to-grader.ts';
import type { Paragraph, Sentence } from '../../work/work.ts';
import type { MeasureInput } from '../measure-input.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

/** One finding for each run of neighbouring sentences would bury the paper: the first few places are enough. */
const MOST = 5;

/** A sentence or two that return may be a summary; from here on it is text pasted twice. Words. */
const PASTED = 60;

export const contentRepeatedText: ContentCheck = {
  ...ofContent,
  id: 'content-repeated-text',
  severity: 'error',
  cost: 'measured',
  summary: 'No passage appears twice.',
  title: 'Repeated text',
  advice: {
    noun: 'text that appears twice',
    how: ['Say it once and use the space for something new.'],
    unit: 'sentence',
    against: 'development',
  },
  cap: 15,
  *run(input) {
    const { sound } = input;
    const repeated = sound.repeated.filter(
      (sentence) => sentence.words.length >= 8 && !sound.restated.has(sentence),
    );
    const isPasted = wordsIn(repeated) >= PASTED;
    const twice = findParagraphsTwice(repeated, input);
    for (const { paragraph, opening, isSame } of twice) {
      const like = isSame ? 'word for word the same as' : 'nearly the same as';
      const message = `This paragraph is ${like} the one that begins “${opening}”, and was counted once.`;
      yield isPasted ? { span: paragraph.span, message, cost: 6 } : { span: paragraph.span, message };
    }
    const rest = repeated.filter(
      ({ span }) => !twice.some(({ paragraph }) => spanContains(paragraph.span, span)),
    );
    for (const { span } of rest.slice(0, MOST)) {
      const message = 'These words already appear earlier in the paper and were counted once.';
      yield isPasted ? { span, message, cost: 3 } : { span, message };
    }
  },
};

const MOSTLY_SAME = 0.8;
const WORDS_OF_OPENING = 6;

/** Paragraphs of which most was said before in one other, with how that one begins. */
function findParagraphsTwice(repeated: readonly Sentence[], { work }: MeasureInput) {
  return work.paragraphs.flatMap((paragraph, at) => {
    const again = repeated.filter(({ span }) => spanContains(paragraph.span, span));
    if (wordsIn(again) < Math.max(PASTED / 2, MOSTLY_SAME * paragraph.words)) return [];
    const own = new Set(paragraph.sentences.flatMap(({ stems }) => stems));
    const like = work.paragraphs.slice(0, at).find(({ sentences }) => {
      const said = new Set(sentences.flatMap(({ stems }) => stems));
      return [...own].filter((stem) => said.has(stem)).length >= MOSTLY_SAME * own.size;
    });
    const first = like?.sentences[0]?.span;
    if (first === undefined) return [];
    const words = work.text.slice(first.start, first.end).trim().split(/\s+/u);
    const isSame = like !== undefined && wordsOfParagraph(like) === wordsOfParagraph(paragraph);
    return [
      {
        paragraph,
        isSame,
        opening: words
          .slice(0, WORDS_OF_OPENING)
          .join(' ')
          .replace(/[.,;:]$/u, ''),
      },
    ];
  });
}

function wordsOfParagraph({ sentences }: Paragraph): string {
  return sentences.map(({ words }) => words.join(' ')).join(' ');
}

function wordsIn(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { words }) => sum + words.length, 0);
}

/** What a text can score of which most is no prose. */
const MOST_UNREADABLE = 15;

/** Program code and formulas are no prose and need not be. */
const CODE = /[<>={}_~@#\\|]|\w\(/u;

export const contentUnreadableText: ContentCheck = {
  ...ofContent,
  id: 'content-unreadable-text',
  severity: 'error',
  cost: 'measured',
  summary: 'The text reads as English prose.',
  title: 'Text that does not read as English',
  advice: {
    noun: 'passages that do not read as sentences',
    how: ['Rewrite them as complete sentences or take them out.'],
    unit: 'sentence',
    against: 'language',
  },
  needsEnglish: true,
  cap: 20,
  *run({ sound, work }) {
    const prose = sound.unreadable.filter(({ span }) => !CODE.test(work.text.slice(span.start, span.end)));
    const isMost = prose.reduce((sum, { words }) => sum + words.length, 0) > work.words / 2;
    for (const { span } of prose.slice(0, MOST)) {
      const hit = { span, message: 'This does not read as English prose and was not counted.', cost: 4 };
      yield isMost
        ? { ...hit, ceiling: { most: MOST_UNREADABLE, reason: 'Most of the text is not prose.' } }
        : hit;
    }
  },
};

/** What a text can score that says the assignment again, in its words or in their order. */
const MOST_OF_ECHO = 20;

export const contentCopiedInstructions: ContentCheck = {
  ...ofContent,
  id: 'content-copied-instructions',
  severity: 'error',
  cost: 'measured',
  summary: 'The text does not copy the wording of the assignment.',
  title: 'Words copied from the instructions',
  advice: {
    noun: 'wording copied from the assignment',
    how: ['State the task in your own words.'],
    unit: 'sentence',
    against: 'coverage',
  },
  *run(input) {
    const { sound } = input;
    const asked = input.requirements.map(({ requirement }) => requirement);
    if (asked.length > 0 && measureEcho(asked, input) >= MOSTLY_ECHO) {
      const reason = 'Most of the text says the assignment again and does not answer it.';
      yield { span: null, message: reason, ceiling: { most: MOST_OF_ECHO, reason } };
    }
    for (const { span } of sound.copiedFromBrief.filter(({ words }) => words.length >= 8).slice(0, MOST)) {
      yield {
        span,
        message: 'These words are copied from the assignment and were not counted as the student’s.',
      };
    }
  },
};

export const contentAddressedToGrader: ContentCheck = {
  ...ofContent,
  id: 'content-addressed-to-grader',
  severity: 'advice',
  cost: 'none',
  summary: 'The text addresses its readers, not the grader.',
  title: 'Text addressed to the grader',
  advice: {
    noun: 'sentences addressed to the grader',
    how: ['A paper addresses its readers; remove these sentences.'],
    unit: 'sentence',
  },
  *run({ sound, work }) {
    const inText = sound.addressedToGrader.map(({ span }) => span);
    const aside = work.asides.filter(({ start, end }) => isAddressedToGrader(work.text.slice(start, end)));
    for (const span of [...inText, ...aside].slice(0, MOST)) {
      yield {
        span,
        message: 'This is addressed to the grader and tries to influence the grade; it was not counted.',
      };
    }
  },
};
