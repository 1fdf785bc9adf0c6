import { isCovered, missedSubject, questionParts } from '../coverage.ts';
import { hasConclusion } from '../has-conclusion.ts';
import { measureQuotation } from '../quotation.ts';
import type { ContentCheck } from './content-check.ts';

export const contentNoConclusion: ContentCheck = {
  id: 'content-no-conclusion',
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
  id: 'content-much-quotation',
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
  id: 'content-off-topic',
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
  id: 'content-question-not-taken-up',
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
