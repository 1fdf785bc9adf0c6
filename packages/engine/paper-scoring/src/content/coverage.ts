import type { AssignmentBrief } from '@greenpen/grading';
import { contentStems } from '../words/content-stems.ts';
import { stem } from '../words/stem.ts';
import { taskWords } from '../words/task-words.ts';
import { wordsOf } from '../words/words-of.ts';
import { blend, ramp, type Measure } from './measure.ts';
import type { MeasureInput } from './measure-input.ts';

const taskStems: ReadonlySet<string> = new Set([...taskWords].map(stem));

const TASK =
  /\b(?:analy[sz]e|argue|assess|compare|contrast|define|describe|discuss|evaluate|examine|explain|explore|identify|outline|reflect|summari[sz]e|what|why|how|who|when|which)\b/iu;

/** A question or task of the assignment with the subject words that an answer has to use. */
export type QuestionPart = { readonly text: string; readonly stems: readonly string[] };

/** The questions and tasks that the instructions (else the description) set, each with two subject words or more. */
export function questionParts({ instructions, description }: AssignmentBrief): readonly QuestionPart[] {
  const given = instructions.trim() === '' ? description : instructions;
  return given
    .split(/\n+|(?<=[.?;!])\s+|,?\s+and then\s+/u)
    .filter((text) => TASK.test(text))
    .map((text) => ({ text: text.trim(), stems: subjectStems(text) }))
    .filter(({ stems }) => stems.length >= 2);
}

/** The subject words of a text, each once, without the words that are about the task itself. */
export function subjectStems(text: string): readonly string[] {
  return [...new Set(contentStems(wordsOf(text)))].filter((word) => !taskStems.has(word));
}

/** The subject words of an assignment, without those of the rubric's own scale. */
export function briefStems({ title, description, instructions, rubric }: AssignmentBrief): readonly string[] {
  const own = subjectStems(`${title}\n${description}\n${instructions}`);
  return own.length >= 3 ? own : subjectStems(`${title}\n${description}\n${instructions}\n${rubric}`);
}

/** Whether a paper speaks of a question: half of its subject words or more are there. */
export function isCovered({ stems }: QuestionPart, said: ReadonlySet<string>): boolean {
  return stems.filter((word) => said.has(word)).length / stems.length >= 0.5;
}

/** How much of what the assignment asks about the paper speaks of; `null` where nothing was asked. */
export function measureCoverage({ sound, brief }: MeasureInput): Measure | null {
  if (brief === null) return null;
  const terms = briefStems(brief);
  if (terms.length < 3) return null;
  const said = new Set(sound.sentences.flatMap(({ stems }) => stems));
  const found = terms.filter((term) => said.has(term)).length;
  const parts = questionParts(brief);
  const covered = parts.filter((part) => isCovered(part, said)).length;
  const onTopic = topicShare(sound.sentences, new Set(terms));
  const ratio = blend(
    [4, ramp(found / terms.length, 0, 0.6)],
    [3, ramp(onTopic, 0, 0.45)],
    [parts.length === 0 ? 0 : 3, parts.length === 0 ? 0 : covered / parts.length],
  );
  const ofParts =
    parts.length === 0
      ? ''
      : ` ${covered} of ${parts.length} questions or tasks are addressed, judging by their key words;`;
  const reason =
    `${found} of the ${terms.length} key words of the assignment appear;${ofParts} ` +
    `${Math.round(onTopic * 100)}% of the sentences use at least one of them.`;
  return { ratio, reason };
}

function topicShare(sentences: MeasureInput['sound']['sentences'], terms: ReadonlySet<string>): number {
  if (sentences.length === 0) return 0;
  return sentences.filter(({ stems }) => stems.some((word) => terms.has(word))).length / sentences.length;
}
