import type { FeedbackStyle } from '@greenpen/grading';
import { assignmentBlocks, materialRule, type PromptFrame } from '../prompt/prompt-frame.ts';
import { proseText } from '../prompt/paper-text.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import type { FeedbackItem } from './list-items.ts';
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
  'Write only what the ITEMS say: they were verified against the paper. Each sentence names in "restsOn" the ids of the items that it rests on, at least one. Where an item says "cannot tell", ask the student where it is or leave it out. Where it says "not found", say that you did not find it and what it would take. Choose: the two or three points that would improve this paper most, argument and missing parts before form, then the small ones in a sentence or two. Do not list everything.',
  'Be concrete: name the paper’s own subject, authors and sections, quote the words you speak of, and give a next step that the student could take tomorrow. Praise only what a strength or a met item shows, and say what exactly works. No praise to soften, no filler, no metaphors, no summary of the paper, no talk of items, findings, criteria, levels, counts or programs.',
  'Name no score, points, percentage of a grade, or letter grade. Quotation marks stand only around words copied to the letter from the paper, 15 words at most. What you would write instead goes into "suggestedWording" and never into quotation marks; elsewhere it is null. Numbers only as the material has them. Plain English sentences, no lists, no Markdown, no exclamation marks.',
  'Four parts. "overall": 60 to 140 words, what you would tell this student in a minute: what the paper does, the one or two things to do first. "content": 90 to 200 words on argument, requirements, evidence, order. "grammar": 30 to 110 words, the habits that cost most, with places. "apa": 30 to 110 words. No part repeats another. A part for which there are no items has one sentence at most or none. "startsParagraph" is true where a new paragraph begins.',
  'Answer with one JSON object: {"sentences": [{"area": "overall" | "content" | "grammar" | "apa", "text", "restsOn": [ids], "suggestedWording", "startsParagraph"}]}, in the order in which they are to be read.',
].join('\n');

/** Written last, from what was verified. */
export function writeFeedbackPrompt(
  reviewed: ReviewedPaper,
  items: readonly FeedbackItem[],
  frame: PromptFrame,
): Prompt {
  const { paper, style, examples = [], templates = [] } = reviewed;
  const spoken = [...templates, ...examples.map(({ professorFeedback }) => professorFeedback)].filter(
    (text) => text.trim() !== '',
  );
  const voice = [
    frame.stable('MANNER', manners[style]),
    ...(spoken.length === 0
      ? []
      : [
          frame.stable(
            'HER OWN FEEDBACK ON OTHER PAPERS (imitate its length, address and moves; copy no facts)',
            spoken
              .slice(0, 4)
              .map((text) => text.slice(0, 1500))
              .join('\n\n'),
          ),
        ]),
  ];
  const address =
    frame.names.address === null
      ? 'The student’s name is not known: use none.'
      : `Where you speak to the student by name, write ${frame.names.address}.`;
  return {
    task: 'write-feedback',
    instructions,
    assignment: [assignmentBlocks({ ...reviewed, examples: [] }, frame), ...voice]
      .filter((part) => part !== '')
      .join('\n\n'),
    material: [
      // The reference list is in the items where something is to be said of it.
      frame.own('PAPER', proseText(paper)),
      frame.own('ITEMS', items.map(({ id, text }) => `${id}: ${text}`).join('\n')),
      address,
    ].join('\n\n'),
    shape: feedbackShape,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
}
