import { isCovered, missedSubject, questionParts } from '../coverage.ts';
import { hasConclusion } from '../has-conclusion.ts';
import { measureQuotation } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

export const contentNoConclusion: ContentCheck = {
  ...ofContent,
  id: 'content-no-conclusion',
  severity: 'advice',
  cost: 'none',
  summary: 'The paper closes by drawing its points together.',
  title: 'No conclusion',
  advice: {
    noun: 'the ending',
    how: [
      'Close by saying what your evidence adds up to and why it matters.',
      'Two or three sentences that answer “so what” are enough.',
    ],
    unit: 'sentence',
    against: 'structure',
  },
  needsEnglish: true,
  *run(input) {
    const { work, sound, brief } = input;
    const isEssay = !work.isAnnotated && (brief === null || brief.type === 'assignment');
    if (!isEssay || sound.words < 500 || hasConclusion(input)) return;
    const last = work.paragraphs.at(-1);
    yield {
      span: last?.sentences.at(-1)?.span ?? null,
      message: 'The paper stops here without a paragraph that draws its points together.',
    };
  },
};

export const contentMuchQuotation: ContentCheck = {
  ...ofContent,
  id: 'content-much-quotation',
  severity: 'advice',
  cost: 'none',
  summary: 'Most of the text is in the writer’s own words.',
  title: 'Too much quotation',
  advice: {
    noun: 'the share of quotation',
    how: ['Paraphrase what a source says and keep its words only where the wording matters.'],
    against: 'sources',
  },
  *run({ work }) {
    const quoted = measureQuotation(work);
    if (work.words < 150 || quoted < 0.18) return;
    yield {
      span: null,
      message: `${Math.round(quoted * 100)}% of the running text is quoted; put more of it in your own words.`,
    };
  },
};

const MOST_NAMED = 3;

export const contentOffTopic: ContentCheck = {
  ...ofContent,
  id: 'content-off-topic',
  severity: 'error',
  cost: 'measured',
  summary: 'The text takes up the subject of the assignment.',
  title: 'About another subject',
  advice: {
    noun: 'the subject of the assignment',
    how: ['Go back to the assignment and write about the subject that it names.'],
    against: 'coverage',
  },
  needsEnglish: true,
  *run(input) {
    if (input.sound.words < 40) return;
    const missed = missedSubject(input);
    if (missed === null) return;
    const named = missed.slice(0, MOST_NAMED).map((word) => `“${word}”`);
    yield {
      span: null,
      message: `The text does not take up the subject of the assignment; words such as ${named.slice(0, -1).join(', ')} and ${named.at(-1)} do not occur.`,
      cost: 40,
    };
  },
};

export const contentQuestionNotTakenUp: ContentCheck = {
  ...ofContent,
  id: 'content-question-not-taken-up',
  severity: 'advice',
  cost: 'none',
  summary: 'Each part of the assignment is taken up.',
  title: 'Questions of the instructions left open',
  advice: {
    noun: 'a part of the assignment that is hardly answered',
    how: ['Answer it in a paragraph of its own, with the assignment’s own terms.'],
    against: 'coverage',
  },
  needsEnglish: true,
  *run(input) {
    const { sound, brief } = input;
    if (brief === null || sound.words < 40 || missedSubject(input) !== null) return;
    const said = new Set(sound.sentences.flatMap(({ stems }) => stems));
    const open = questionParts(brief).filter((part) => !isCovered(part, said));
    for (const { text } of open.slice(0, 4)) {
      yield {
        span: null,
        message: `The subject words of this part of the assignment hardly occur: ${shorten(text)}`,
      };
    }
  },
};

function shorten(text: string): string {
  const words = text.split(/\s+/u);
  return words.length <= 18 ? text : `${words.slice(0, 18).join(' ')} …`;
}
