import type { DoubtCode, GradedExample, OnTopic, Review } from '@greenpen/grading';
import { hiddenOnPurpose } from './note-hidden-text.ts';

/** Fewer words than this say little about a paper's content. */
const FEW_WORDS = 150;

/** Content points by which the instructor's own marks and the measures disagree noticeably. */
const FAR = 12;

/** Examples up to this many set a scale by chance. */
const FEW_EXAMPLES = 2;

const codeOfNote: Readonly<Record<string, DoubtCode>> = {
  'scanned-page': 'pages-unread',
  'picture-page': 'pages-unread',
  'page-unreadable': 'pages-unread',
  'part-unreadable': 'pages-unread',
  'grammar-not-checked': 'checks-missing',
  'checks-not-run': 'checks-missing',
  'grammar-not-english': 'not-english',
  'grammar-too-little-text': 'few-words',
  'grammar-in-capitals': 'checks-missing',
  'grammar-repeated-text': 'repeated-text',
  'several-reference-lists': 'several-papers',
  'grammar-first-part': 'long-paper',
};

const codeOfCheck: Readonly<Record<string, DoubtCode>> = {
  'content-addressed-to-grader': 'addressed-to-grader',
  'content-unreadable-text': 'unreadable-text',
  'content-left-over-text': 'left-over-text',
  'content-disorder': 'incoherent',
};

/** Words of the assignment that are more than a question above its answer. */
const PASTED_WORDS = 40;

function isPasted(findings: Doubtful['findings']): boolean {
  const quotes = findings
    .filter(({ check }) => check === 'content-copied-instructions')
    .map(({ quote }) => quote);
  return quotes.join(' ').split(/\s+/u).length >= PASTED_WORDS;
}

type Doubtful = Pick<Review, 'basis' | 'findings' | 'notes' | 'hidden'> & {
  /** `null` where it could not be judged: no assignment, too little text, another language. */
  readonly topic?: OnTopic | null;
  readonly rubric?: Review['judgement']['rubric'];
};

const codeOfTopic: Partial<Readonly<Record<OnTopic, DoubtCode>>> = {
  no: 'off-topic',
  unsure: 'topic-unsure',
};

/** Why an instructor should look at a grade before relying on it, each reason once. */
export function findDoubts(
  { basis, findings, notes, hidden, topic = null, rubric = [] }: Doubtful,
  examples: readonly GradedExample[],
): readonly DoubtCode[] {
  const calibration = basis.areas.content.parts.find(({ id }) => id === 'calibration');
  const found: readonly (DoubtCode | undefined)[] = [
    topic === null ? undefined : codeOfTopic[topic],
    ...notes.map(({ code }) => codeOfNote[code]),
    ...findings.map(({ check }) => codeOfCheck[check]),
    isPasted(findings) ? 'pasted-instructions' : undefined,
    hiddenOnPurpose(hidden).length > 0 ? 'hidden-text' : undefined,
    basis.words < FEW_WORDS ? 'few-words' : undefined,
    Math.abs(calibration?.points ?? 0) >= FAR ? 'far-from-examples' : undefined,
    calibration !== undefined && examples.length <= FEW_EXAMPLES ? 'few-examples' : undefined,
    rubric.some(({ points, isProvisional }) => points === null || isProvisional === true)
      ? 'rubric-needs-you'
      : undefined,
  ];
  return [...new Set(found.filter((code) => code !== undefined))];
}
