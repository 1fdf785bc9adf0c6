import type { FeedbackStyle } from '@greenpen/grading';
import { assignmentBlocks, materialRule, type PromptFrame } from '../prompt/prompt-frame.ts';
import { proseText } from '../prompt/paper-text.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import { sayItem, type FeedbackItem } from './list-items.ts';
import { feedbackShape } from './reply.ts';

const MOST_OUTPUT_TOKENS = 4_000;

const manners: Readonly<Record<FeedbackStyle, string>> = {
  conversational:
    'Speak to the student as a teacher does in the margin of a paper: full sentences, warm and plain, two main points with their reasons.',
  direct: 'Say what to change, in order of importance, in short plain sentences, with no small talk.',
  detailed: 'Go point by point: what, where, why it matters, and how to mend it.',
};

const instructions = [
  'You write the feedback of an instructor to her student. She reads and changes it before the student sees it. It should read as if she had read the paper closely and had written it herself.',
  materialRule,
  'Write only what the ITEMS say: they were verified against the paper. R and C items are about the requirement or criterion with that id. Each sentence names in "restsOn" the ids of the items that it rests on, at least one. Where an item says "cannot tell", ask the student where it is or leave it out. Where it says "not found", say that you did not find it and what it would take. Choose: the two or three points that would improve this paper most, argument and missing parts before form, then the small ones in a sentence or two. Do not list everything.',
  'Be concrete: name the paper’s own subject, authors and sections, quote the words you speak of, and give a next step that the student could take tomorrow. Praise only what a strength or a met item shows, and say what exactly works. No praise to soften, no filler, no metaphors, no summary of the paper, no talk of items, findings, criteria, levels, counts or programs.',
  'Name no score, points, percentage of a grade, or letter grade. Quotation marks stand only around words copied to the letter from the paper, 15 words at most. What you would write instead goes into "suggestedWording" and never into quotation marks; elsewhere it is null. Numbers only as the material has them. Plain English sentences, no lists, no Markdown, no exclamation marks.',
  'Four parts. "overall": 60 to 140 words, what you would tell this student in a minute: what the paper does, the one or two things to do first. "content": 90 to 200 words on argument, requirements, evidence, order. "grammar": 30 to 110 words, the habits that cost most, with places. "apa": 30 to 110 words. No part repeats another. A part for which there are no items has one sentence at most or none. "startsParagraph" is true where a new paragraph begins.',
  'Answer with one JSON object: {"sentences": [{"area": "overall" | "content" | "grammar" | "apa", "text", "restsOn": [ids], "suggestedWording", "startsParagraph"}]}, in the order in which they are to be read.',
].join('\n');

const MOST_FEEDBACKS = 4;
const MOST_TEMPLATES = 8;
const LONGEST_FEEDBACK = 1500;
const LONGEST_TEMPLATE = 400;

/** How the instructor writes: the style that she chose, what was learned of her, and texts of hers to imitate. */
function voiceBlocks(
  { style, examples = [], templates = [], manner = [] }: ReviewedPaper,
  frame: PromptFrame,
): readonly string[] {
  const feedbacks = listTexts(
    examples.map(({ professorFeedback }) => professorFeedback),
    MOST_FEEDBACKS,
    LONGEST_FEEDBACK,
  );
  const sentences = listTexts(templates, MOST_TEMPLATES, LONGEST_TEMPLATE);
  const about = manner.length === 0 ? '' : `\nLearned from what you wrote before:\n${manner.join('\n')}`;
  return [
    frame.stable('MANNER', `${manners[style]}${about}`),
    ...(feedbacks.length === 0
      ? []
      : [
          frame.stable(
            'HER OWN FEEDBACK ON OTHER PAPERS (imitate its length, address and moves; copy no facts)',
            feedbacks.join('\n\n'),
          ),
        ]),
    ...(sentences.length === 0
      ? []
      : [
          frame.stable(
            'HER OWN COMMENTS (say it so where an item is about the same; change what does not fit this paper)',
            sentences.map((text) => `- ${text}`).join('\n'),
          ),
        ]),
  ];
}

/** The newest stand last. Feedback of hers may greet another student. */
function listTexts(texts: readonly string[], most: number, longest: number): readonly string[] {
  return texts
    .filter((text) => text.trim() !== '')
    .slice(-most)
    .map((text) => withoutGreeted(text).slice(0, longest).toWellFormed());
}

/** "Dear Maria," and "Maria, you …" without the name. */
function withoutGreeted(text: string): string {
  return text
    .replaceAll(
      /^(\s*(?:dear|hi|hello|hey|good (?:morning|afternoon|evening)),?\s+)\p{Lu}[\p{L}\p{M}’'-]*(?:\s+\p{Lu}[\p{L}\p{M}’'-]*)?(?=\s*[,:!—–.-])/gimu,
      '$1[name]',
    )
    .replaceAll(/(?<=^|[.!?]\s)\p{Lu}[\p{L}\p{M}’'-]*(?=, (?:you|your|this|thank|I)\b)/gmu, (word) =>
      LINKING.has(word.toLowerCase()) ? word : '[name]',
    );
}

/** Words before a comma that greet nobody. */
const LINKING: ReadonlySet<string> = new Set(
  'however still also overall next finally first second third here there then now thus therefore yet again otherwise meanwhile instead elsewhere later sometimes often generally so well good great nice yes no'.split(
    ' ',
  ),
);

/** Written last, from what was verified. */
export function writeFeedbackPrompt(
  reviewed: ReviewedPaper,
  items: readonly FeedbackItem[],
  frame: PromptFrame,
): Prompt {
  const { paper } = reviewed;
  const isAssigned = reviewed.brief !== null;
  const address =
    frame.names.address === null
      ? 'The student’s name is not known: use none.'
      : `Where you speak to the student by name, write ${frame.names.address}.`;
  return {
    task: 'write-feedback',
    instructions,
    assignment: [assignmentBlocks({ ...reviewed, examples: [] }, frame), ...voiceBlocks(reviewed, frame)]
      .filter((part) => part !== '')
      .join('\n\n'),
    material: [
      // The reference list is in the items where something is to be said of it.
      frame.own('PAPER', proseText(paper)),
      frame.own(
        'ITEMS',
        items.map((item) => `${item.id}: ${isAssigned ? item.text : sayItem(item)}`).join('\n'),
      ),
      address,
    ].join('\n\n'),
    shape: feedbackShape,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
}
