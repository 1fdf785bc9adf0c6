import { hasConclusion } from '../has-conclusion.ts';
import { kindOfWork } from '../kind-of-work.ts';
import { measureQuotation } from '../quotation.ts';
import { sayDisorder } from '../structure.ts';
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
    const { work, sound } = input;
    const isEssay = !work.isAnnotated && kindOfWork(input) === 'paper';
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

/** Craft alone earns this much: the paper may be well written, but it is not what was asked. */
const MOST_OFF_TOPIC = 30;

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
  *run({ topic, brief }) {
    if (topic?.onTopic !== 'no' || brief === null) return;
    const reason = 'The paper does not answer this assignment.';
    yield {
      span: null,
      message: `The paper does not answer the assignment${sayAsked(topic.asked)}${sayAbout(topic.about)}.`,
      cost: 40,
      ceiling: { most: MOST_OFF_TOPIC, reason },
    };
  },
};

/** Sentences of several texts in one file are no answer, however well each is written. */
const MOST_OF_SEVERAL_TEXTS = 40;

export const contentDisorder: ContentCheck = {
  ...ofContent,
  id: 'content-disorder',
  severity: 'error',
  cost: 'measured',
  summary: 'Sentences and paragraphs build on one another.',
  title: 'Sentences or paragraphs out of order',
  advice: {
    noun: 'the order of the text',
    how: [
      'Write one line about what each paragraph does, and put the lines in an order that leads somewhere.',
    ],
    against: 'structure',
  },
  needsEnglish: true,
  *run({ disorder }) {
    if (disorder === null) return;
    const { kind, share } = disorder;
    const message = `${sayDisorder(disorder)} Check whether text was moved or put together from other places.`;
    if (kind !== 'several-texts') yield { span: null, message };
    else {
      const most = Math.round(100 - share * (100 - MOST_OF_SEVERAL_TEXTS));
      yield { span: null, message, ceiling: { most, reason: sayDisorder(disorder) } };
    }
  },
};

function sayAsked(words: readonly string[]): string {
  return words.length === 0 ? '' : `: words such as ${listWords(words, 'or')} hardly appear`;
}

function sayAbout(words: readonly string[]): string {
  return words.length === 0 ? '' : `; it seems to be about ${listWords(words, 'and')}`;
}

function listWords(words: readonly string[], joint: 'and' | 'or'): string {
  const quoted = words.slice(0, 3).map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} ${joint} ${last}`;
}

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
    if (input.topic?.onTopic === 'no') return;
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
