import type { FeedbackStyle } from '@greenpen/grading';
import { assignmentBlocks, materialRule, type PromptFrame } from '../prompt/prompt-frame.ts';
import { proseText } from '../prompt/paper-text.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import type { FeedbackItem } from './feedback-item.ts';
import { sayItem } from './list-items.ts';
import { feedbackParts, feedbackShape } from './reply.ts';

const MOST_OUTPUT_TOKENS = 4_000;

const manners: Readonly<Record<FeedbackStyle, string>> = {
  conversational:
    'Speak to the student as a teacher does who likes the subject: full sentences, warm and plain, two main points with their reasons. All parts together: 120 to 200 words for a paper of up to 700 words, up to 280 for a longer one or one that lacks much of what was asked.',
  direct:
    'Say what to change, in order of importance, in short plain sentences, with no small talk. All parts together: 90 to 150 words for a paper of up to 700 words, up to 220 for a longer one or one that lacks much of what was asked.',
  detailed:
    'Take the main points one by one: what, where, why it matters, and how to mend it. All parts together: 180 to 280 words for a paper of up to 700 words, up to 400 for a longer one or one that lacks much of what was asked.',
};

const instructions = [
  'You write the feedback of an instructor to her student. She signs it, so write what a good professor at an American university would send after reading this paper closely: it should need no change.',
  materialRule,
  'GROUND. Say only what the ITEMS say; they were verified against the paper. R and C items are about the requirement or criterion with that id, T about relevance and thesis, D about faults of reasoning, S about strengths. F, G and A items come from a program that counts and compares words: use one only where you see in the PAPER that it is right and matters in this assignment. Every sentence lists in "restsOn" the ids of the items that it rests on, at least one. Say no more against the paper than the item does, and keep the paper’s own reservations: what has no source may still have a reason.',
  'CHOOSE. Pick the two points, three at most, that would improve this paper most; one is enough where the ITEMS give no second. The order is: the wrong subject before a missing part, a missing part or a fault of argument before form. A fault that the whole argument or the recommendation rests on goes before a detail. For each, name the place (a few quoted words, or the paragraph by what it is about), say what is wrong there and why it weakens this paper, and give one concrete next step. Before you write a step, ask whether the paper would answer the assignment better if the student did exactly that: no step may cost the paper a source, an example or a passage that was asked for, or rest its case on what is itself not shown. Other faults are left out. Name one thing that works, exactly, if an S or a met R item shows one; do not praise an area because nothing was found in it, and do not praise to soften. Good papers get a next step too, and no invented fault.',
  'MISSING. Every R that is not optional and is "partly" or "not found", or whose count is below what was asked for (also where it still counts as met or says "cannot tell"), is named, with its id in "restsOn". Those that are no main point share one sentence at the end of "content": what the assignment also asks for and you did not find, with the number where it is a count. Where T1 says that the paper answers something else, "overall" begins by saying so, asks the student to check whether this is the right file, and names what was asked for; "content" says in one or two sentences which parts to begin with, and does not judge this paper’s passages by an assignment that they were not written for. Other items that say "cannot tell" are left out.',
  'STYLE. Write idiomatic American English, in short sentences with people as subjects and verbs for what they do ("You explain clearly how the fine works"). Each part is read alone: it begins with no "there", "this" or "also" that points to another. Say "you" and "your", and vary how sentences begin. Use this paper’s own subject, authors and words. A sentence that would fit another paper as well ("Overall, this is a solid paper", "keep up the good work", "consider adding more detail") is left out. So are metaphors, a summary of the paper, the words item, finding, criterion, level and rubric, counts of errors, and programs. Name no score, points, percentage of a grade, or letter grade. No lists, no Markdown; no exclamation mark but in a greeting or closing of hers.',
  'QUOTATION MARKS stand only around words copied to the letter from the paper, 15 words at most, or around a correction as an item gives it after → or a part of it: take the phrase that is corrected, so that what you quote reads as words that belong together ("the states that belong", "45–71"), and never the scraps of a phrase beside it. Show an error with its correction: “the states that belongs” should be “the states that belong.” Commas and periods go inside the closing mark, except after a piece of a reference entry. A sentence that the student wrote and that you would mend goes into "suggestedWording", at most once in all, and never a thesis, answer or recommendation that the assignment asks the student for; the program puts "You could write:" before it. Elsewhere it is null. Digits only for numbers that the material has.',
  'PARTS. "overall" comes first: what this paper does and what to do first, in two to four sentences. "content": the main points with their places and steps. "grammar" and "apa": the one or two habits that cost most, two or three where N1 says that the area needs work, each with a place and its correction. Items of one family are one habit: name it (words that sound alike, articles, verbs after “must”) and give two of its places. Items stand in the order of their weight: what keeps a source from being found goes before its punctuation, and errors go before advice. Where a part has no item, or only advice that makes no difference to this paper, write one short sentence that rests on N1. No part says again what another says: "overall" names a point in a few words, and only "content" has its quotation, reason and step. Where T1 says that the paper answers something else, "grammar" and "apa" are one short sentence each. Write the parts that are named after the items and no others. "startsParagraph" is true where a new paragraph begins.',
  'MANNER and her own texts, where there are any, decide length, greeting, closing, address, warmth and order, and go before what is said here. A greeting or closing of hers is a sentence of its own at the beginning or end of "overall", with "restsOn": ["V"]. Where none is shown, write none.',
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
  const { paper, notJudged = [] } = reviewed;
  const parts = feedbackParts.filter((part) => part === 'overall' || !notJudged.includes(part));
  const isAssigned = reviewed.brief !== null;
  const address =
    frame.names.address === null
      ? 'The student’s name is not known: use none, in a greeting either.'
      : `Where you speak to the student by name, write ${frame.names.address}, also for [name] in a greeting.`;
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
      `Write the parts ${parts.map((part) => `"${part}"`).join(', ')}. ${address}`,
    ].join('\n\n'),
    shape: feedbackShape,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
}
