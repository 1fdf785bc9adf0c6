import { isBan, type RequirementResult } from '@greenpen/grading';
import { asWrittenIn } from '@greenpen/paper-structure';
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
    const { work, sound, disorder } = input;
    // The close of a text out of order stands elsewhere.
    if (disorder !== null) return;
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
const MOST_OFF_TOPIC = 10;
/** Next to the bound, a paper in other words is taken for one on another subject more often. */
const MORE_IF_UNSURE = 15;
/** Logits below the bound from which on a paper is surely off topic. */
const SURE = 4;

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
  *run({ topic, brief, work }) {
    if (topic?.onTopic !== 'no' || brief === null) return;
    const reason = 'The paper does not answer this assignment.';
    const unsure = Math.max(0, 1 - topic.margin / SURE);
    // A title has capitals that say nothing.
    const given = `${brief.description}\n${brief.instructions}`;
    const asked = topic.asked.map((word) => asWrittenIn(word, given));
    const about = topic.about.map((word) => asWrittenIn(word, work.text));
    yield {
      span: null,
      message: `The paper does not answer the assignment${sayAsked(asked)}${sayAbout(about)}.`,
      cost: 40,
      ceiling: { most: Math.round(MOST_OFF_TOPIC + unsure * MORE_IF_UNSURE), reason },
    };
  },
};

/** Sentences of several texts in one file are no answer, however well each is written. */
const MOST_OF_SEVERAL_TEXTS = 40;
/** Beside what the structure loses, for text that is surely out of order. */
const COST_OF_DISORDER = 15;

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
  *run({ disorder, topic }) {
    // How a text about something else is ordered does not matter, and short reports have an order that words do not show.
    if (disorder === null || topic?.onTopic === 'no') return;
    const { kind, share, places } = disorder;
    const message = `${sayDisorder(disorder)} Check whether text was moved or put together from other places.`;
    const span = places[0]?.span ?? null;
    if (kind !== 'several-texts') yield { span, message, cost: Math.round(share * COST_OF_DISORDER) };
    else {
      const most = Math.round(100 - share * (100 - MOST_OF_SEVERAL_TEXTS));
      yield { span, message, ceiling: { most, reason: sayDisorder(disorder) } };
    }
  },
};

function sayAsked(words: readonly string[]): string {
  return words.length === 0 ? '' : `: words such as ${listWords(words)} do not appear`;
}

function sayAbout(words: readonly string[]): string {
  return words.length === 0 ? '' : `; it seems to be about ${listWords(words)}`;
}

function listWords(words: readonly string[]): string {
  const quoted = words.slice(0, 3).map((word) => `“${word}”`);
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')}${quoted.length > 1 ? ',' : ''} and ${last}`;
}

export const contentQuestionNotTakenUp: ContentCheck = {
  ...ofContent,
  id: 'content-question-not-taken-up',
  severity: 'advice',
  cost: 'none',
  summary: 'Each part of the assignment is addressed.',
  title: 'Parts of the assignment not found',
  advice: {
    noun: 'the parts of the assignment that I did not find',
    how: ['Give it a paragraph of its own, or show in a heading where it is answered.'],
    against: 'coverage',
  },
  needsEnglish: true,
  *run(input) {
    if (input.topic?.onTopic === 'no') return;
    for (const message of sayUnmetParts(input.requirements)) yield { span: null, message };
  },
};

/** What to say of required parts that were not found. What may be there in other words is the instructor's to look for. */
export function sayUnmetParts(requirements: readonly RequirementResult[]): readonly string[] {
  const missing = requirements.filter(({ requirement, verdict }) => {
    const { required, kind } = requirement;
    return (
      verdict === 'not-found' && required && (kind === 'part' || kind === 'section') && !isBan(requirement)
    );
  });
  if (missing.length === 0) return [];
  const what =
    missing.length === 1 ? 'This part of the assignment was' : 'These parts of the assignment were';
  return [`${what} not found: ${listParts(missing)}.`];
}

function listParts(results: readonly RequirementResult[]): string {
  return results.map(({ requirement }) => `“${withoutStop(requirement.text)}”`).join(', ');
}

function withoutStop(text: string): string {
  return text.replace(/[.;,]+$/u, '');
}
