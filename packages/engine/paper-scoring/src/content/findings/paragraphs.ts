import { standsOnOwnGround } from '../../work/stands-on-own-ground.ts';
import type { Paragraph } from '../../work/work.ts';
import { announcesClose } from '../has-conclusion.ts';
import { kindOfWork } from '../kind-of-work.ts';
import { count } from '../measure.ts';
import { areSourcesExpected } from '../sources.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

const MOST = 3;

export const contentParagraphWithoutSource: ContentCheck = {
  ...ofContent,
  id: 'content-paragraph-without-source',
  severity: 'advice',
  cost: 'none',
  summary: 'Long body paragraphs cite a source.',
  title: 'Paragraphs without a source',
  rank: 0,
  advice: {
    noun: 'paragraphs without a source',
    how: [
      'Ask how a reader could check the main claim, and cite that source.',
      'One good source for the paragraph’s main claim is enough.',
    ],
    unit: 'paragraph',
    against: 'sources',
  },
  needsEnglish: true,
  *run(input) {
    const { work, sound, asked } = input;
    const { citations } = work;
    const paragraphs = sound.paragraphs.filter(({ isBody }) => isBody);
    if (asked.citing === 'not-needed' || !areSourcesExpected(input)) return;
    if (work.isAnnotated || paragraphs.length < 4) return;
    const middle = paragraphs
      .slice(1, -1)
      .filter(
        (paragraph) =>
          paragraph.words >= 80 &&
          !standsOnOwnGround(paragraph) &&
          !tellsOwn(paragraph, work.text) &&
          reportsFacts(paragraph, work.text),
      );
    const isCited = ({ span }: Paragraph) =>
      citations.some(({ group }) => group.start >= span.start && group.end <= span.end);
    const bare = middle.filter((paragraph) => !isCited(paragraph));
    for (const { sentences, words } of bare.slice(0, MOST)) {
      const first = sentences[0];
      if (first === undefined) continue;
      yield {
        span: first.span,
        message: `The paragraph that begins here has ${count(words, 'word')} and cites no source.`,
      };
    }
  },
};

/** A number in figures, research, or several names inside sentences: somebody looked these up. */
const FIGURE = /\d/u;
const RESEARCH = /\b(?:research|studies|surveys|statistics|experts|scientists|scholars)\b/iu;
const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/gu;
const FEWEST_NAMES = 2;

/** Whether a paragraph says what a reader would look up, and not only explains, defines or argues. */
function reportsFacts({ span }: Paragraph, text: string): boolean {
  const said = text.slice(span.start, span.end);
  return FIGURE.test(said) || RESEARCH.test(said) || new Set(said.match(NAME)).size >= FEWEST_NAMES;
}

/** A plan ("the nurses would record") or the writer's own experience, sentence by sentence, has no source to cite. */
const OWN = /\b(?:would|will|shall)\b|(?<![\p{L}.])(?:I|my|me|we|our|us)(?![\p{L}.])/iu;
const OWN_SHARE = 0.5;

function tellsOwn({ sentences }: Paragraph, text: string): boolean {
  const own = sentences.filter(({ span }) => OWN.test(text.slice(span.start, span.end)));
  return own.length >= sentences.length * OWN_SHARE;
}

export const contentLongParagraph: ContentCheck = {
  ...ofContent,
  id: 'content-long-paragraph',
  severity: 'advice',
  cost: 'none',
  summary: 'A paragraph develops one idea and stays under 280 words.',
  title: 'Very long paragraphs',
  rank: 1,
  advice: {
    noun: 'very long paragraphs',
    how: [
      'One idea per paragraph makes your argument easier to follow.',
      'Start a new paragraph where the subject changes.',
    ],
    unit: 'paragraph',
    against: 'structure',
  },
  *run({ sound: { paragraphs } }) {
    for (const { sentences, words } of paragraphs.filter(isLong).slice(0, MOST)) {
      const first = sentences[0];
      if (first === undefined) continue;
      yield {
        span: first.span,
        message: `The paragraph that begins here has ${count(words, 'word')}; look for the point where a second idea starts.`,
      };
    }
  },
};

function isLong({ isBody, words }: Paragraph): boolean {
  return isBody && words > 280;
}

export const contentThinParagraph: ContentCheck = {
  ...ofContent,
  id: 'content-thin-paragraph',
  severity: 'advice',
  cost: 'none',
  summary: 'A paragraph supports its point with a reason, an example or a source.',
  title: 'Thin paragraphs',
  rank: 0,
  advice: {
    noun: 'paragraphs that need more development',
    how: [
      'Follow the point with evidence and with what it means for your argument.',
      'Two or three more sentences, on why the point holds and what follows from it, would be enough.',
    ],
    unit: 'paragraph',
    against: 'development',
  },
  needsEnglish: true,
  *run(input) {
    const { work, sound } = input;
    if (kindOfWork(input) !== 'paper') return;
    const { text } = work;
    const paragraphs = work.paragraphs.filter(({ isBody }) => isBody);
    if (paragraphs.length < 4 || sound.words < FEWEST_PAPER_WORDS) return;
    const counted = new Set(sound.paragraphs.map(({ span }) => span.start));
    const thin = paragraphs.filter(
      (paragraph) =>
        isThin(paragraph, text) &&
        !standsOnOwnGround(paragraph) &&
        counted.has(paragraph.span.start) &&
        !(paragraph === paragraphs[0] && paragraph.words >= SHORTEST_OPENING) &&
        !isShortClose(paragraph, paragraphs.at(-1), text),
    );
    for (const { span, words } of thin.slice(0, MOST)) {
      yield {
        span,
        message: `This paragraph has only ${count(words, 'word')}; add a reason or an example.`,
      };
    }
  },
};

/** Text that introduces a list, is in one, continues after a formula, or belongs to a table is naturally short. */
const NO_PARAGRAPH = /^(?:\p{Ll}|[-•*–]\s|\(?\d{1,3}[.)]\s|Note[.:]\s|(?:Table|Figure)\s+[A-Z]?\d)|:$/u;

/** In a short paper, a point often needs no more than a sentence or two. */
const FEWEST_PAPER_WORDS = 720;

/** An opening may say what the paper claims and no more. */
const SHORTEST_OPENING = 30;
/** A close may be as short as two sentences. */
const SHORTEST_CLOSE = 25;

function isShortClose(paragraph: Paragraph, last: Paragraph | undefined, text: string): boolean {
  return announcesClose(paragraph, text) || (paragraph === last && paragraph.words >= SHORTEST_CLOSE);
}

function isThin({ words, sentences, span, isNumbered }: Paragraph, text: string): boolean {
  if (isNumbered || words < 12 || words >= 45 || sentences.length > 2) return false;
  return !NO_PARAGRAPH.test(text.slice(span.start, span.end).trim());
}
