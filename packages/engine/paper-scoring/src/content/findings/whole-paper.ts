import { missedSubject } from '../coverage.ts';
import { hasConclusion } from '../has-conclusion.ts';
import { measureQuotation } from '../quotation.ts';
import { ofContent, type ContentCheck } from './content-check.ts';

export const contentNoConclusion: ContentCheck = {
  ...ofContent,
  id: 'content-no-conclusion',
  severity: 'advice',
  cost: 'none',
  summary: 'The paper ends with a conclusion.',
  title: 'No conclusion',
  advice: {
    noun: 'the ending',
    how: [
      'End by saying what your evidence shows and why it matters.',
      'Two or three sentences that answer “So what?” are enough.',
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
      message: 'The paper ends here without a concluding paragraph.',
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
    noun: 'the amount of quotation',
    how: ['Paraphrase what a source says, and quote only where the wording matters.'],
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
  summary: 'The text addresses the subject of the assignment.',
  title: 'Not on the assigned subject',
  advice: {
    noun: 'the subject of the assignment',
    how: ['Go back to the assignment and write about its subject.'],
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
      message: `The text does not address the subject of the assignment; words such as ${named.slice(0, -1).join(', ')} and ${named.at(-1)} do not appear.`,
      cost: 40,
    };
  },
};

export const contentQuestionNotTakenUp: ContentCheck = {
  ...ofContent,
  id: 'content-question-not-taken-up',
  severity: 'advice',
  cost: 'none',
  summary: 'Each part of the assignment is addressed.',
  title: 'Parts of the assignment not found',
  advice: {
    noun: 'what the assignment asks for',
    how: ['Give it a paragraph of its own, or show in a heading where it is answered.'],
    against: 'coverage',
  },
  needsEnglish: true,
  *run(input) {
    if (missedSubject(input) !== null) return;
    const missing = input.requirements
      .filter(({ requirement: { required, kind }, verdict }) => {
        return verdict === 'not-found' && required && (kind === 'part' || kind === 'section');
      })
      .map(({ requirement }) => `“${withoutStop(requirement.text)}”`);
    if (missing.length === 0) return;
    const what = missing.length === 1 ? 'This part' : 'These parts';
    const was = missing.length === 1 ? 'was' : 'were';
    yield { span: null, message: `${what} of the assignment ${was} not found: ${missing.join(', ')}.` };
  },
};

function withoutStop(text: string): string {
  return text.replace(/[.;,]+$/u, '');
}
