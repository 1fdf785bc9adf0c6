import type { Finding, Paper, Span } from '@greenpen/paper';
import { titleBlockOf } from '@greenpen/paper-structure';
import {
  assignmentBlocks,
  materialRule,
  orderFindings,
  type PromptFrame,
  sayOrderOfComparison,
} from '../prompt/prompt-frame.ts';
import { paperText } from '../prompt/paper-text.ts';
import { quoteInContext } from '../prompt/quote-in-context.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import { faultKinds, judgeShape } from './reply.ts';

const MOST_OUTPUT_TOKENS = 6_000;

const instructions = [
  'You read a student paper for its instructor, who decides. A program checks every claim of yours against the paper and drops what it cannot verify, so claim only what you can show.',
  materialRule,
  'QUOTATIONS. Copy 4 to 25 words from one continuous passage of the paper, to the letter and with its mistakes: no dots for words left out, no corrections, nothing from the assignment or the examples. A claim without such a quotation is dropped. Use one passage for at most two claims.',
  'REQUIREMENTS. For each R in order: "met" where the paper does it with substance of its own, "partly" where it only begins to or does a part, "not met" where you looked and it is not there, "cannot tell" where the words do not settle it. Repeating the words of the assignment, or announcing that something will be done, is not doing it. For "met" and "partly" quote what does it. For "partly" and "not met" say in "lacking" what is missing, as one short sentence. For "not met" list in "searched" 3 to 8 words or short phrases that any answer would have to use and that occur nowhere in the paper; a program looks for them. Write a label with its colon ("Date:"). For a rule that forbids or limits something ("quote sparingly", "no rhetorical questions"), "met" means that the paper keeps to it: then no quotation is needed, and "searched" lists words or one mark ("?") that would break it and occur nowhere; where it does not, quote what breaks it.',
  'CRITERIA. For each C in order choose one of its levels by id (L1, L2, …) as the level describes it, quote what shows it, give the reason in one sentence, and in "next" what the next higher level would take. Do not let length, tone or grammar move a criterion that does not name them. Models are known to favour short papers and to punish long ones for small slips: weigh what is said.',
  'EXAMPLES. E1, E2, … are papers that the instructor graded on this assignment. They show how strict she is; where they stand in the list means nothing. Before you choose levels, compare the paper with each of them, in the order that the facts name.',
  'RELEVANCE. "on" where the paper answers this assignment, "partly" where it answers something near it, "off" where it answers something else; quote what shows it.',
  'THESIS. The sentence that states what the paper argues: "arguable", "factual" where nobody would dispute it, "topic only" where it only names the subject, "none".',
  'CLAIMS. At most 8 that carry the argument, in order, each with what supports it: "evidence" (data or a source, quoted), "reasoning", "example", "none".',
  `FAULTS of reasoning, only of these kinds: ${faultKinds.join('; ')}. Read the whole paper for them, first to last paragraph, and compare figures, names, dates and statements with one another. Two places that contradict each other, or a claim and the source sentence that it misreads, need both quotations. "broken order" is a paragraph or sentence that cannot be understood where it is placed; quote it. "implausible figure" is a figure that cannot be right by itself or beside another figure of the paper. A claim that is given as certain and needs a source or a reason, and has none, is "unsupported claim". "why" says in one sentence what is wrong, "change" what the student could do. "basis" is "paper" where the paper alone shows the fault and "general knowledge" where it takes knowledge that is not in the material; then the instructor is asked instead of the student being told. A paper without faults has none.`,
  'STRENGTHS. At most 4 passages that do their work well, with what exactly works.',
  'DISPUTES. Findings F of the program that are wrong about this paper, with the reason and, where it helps, a quotation. Most are right; dispute only what you are sure of.',
  'DOUBTS. At most 3 questions to the instructor where her rule and not the paper decides ("Is a conference poster a peer-reviewed source?"), with the passage and the R or C it is about. Ask so that "yes" means that the passage counts. The same question may come up in other papers, so name what kind of thing it is about and not this paper.',
  '"cannot tell" and "none" are good answers, and empty lists are too. Name no score, mark or letter grade. Write plain English, no Markdown. Use quotation marks in your own sentences only around words of the paper. Use digits only where the paper, the assignment or the facts have that number.',
  'Answer with one JSON object: {"relevance": {"verdict", "quotes", "reason"}, "requirements": [{"id", "verdict", "quotes", "lacking", "searched"}], "criteria": [{"id", "level", "quotes", "reason", "next"}], "thesis": {"kind", "quote"}, "claims": [{"quote", "support", "supportQuote"}], "faults": [{"kind", "quotes", "why", "change", "basis"}], "strengths": [{"quote", "why"}], "disputes": [{"finding", "quote", "why"}], "doubts": [{"question", "quote", "about"}]}. Empty texts are "", missing quotations null.',
].join('\n');

/**
 * What the judge is asked; `leaveOut` are passages that speak to the grader. For a second reading the paragraphs are
 * numbered, so that the model does not only repeat itself.
 */
export function writeJudgePrompt(
  reviewed: ReviewedPaper,
  frame: PromptFrame,
  leaveOut: readonly Span[],
  isSecond = false,
): Prompt {
  const { paper } = reviewed;
  return {
    task: 'judge-paper',
    instructions,
    assignment: assignmentBlocks(reviewed, frame),
    material: [
      frame.own('FACTS', describeFacts(reviewed)),
      frame.own('PAPER', isSecond ? numbered(paperText(paper, leaveOut)) : paperText(paper, leaveOut)),
    ].join('\n\n'),
    shape: judgeShape,
    maxOutputTokens: MOST_OUTPUT_TOKENS,
  };
}

/** Numbers on lines of their own, which no quotation takes in. */
function numbered(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph, index) => `¶ ${index + 1}\n${paragraph}`)
    .join('\n\n');
}

/** What the engine counted and found. */
function describeFacts(reviewed: ReviewedPaper): string {
  const { paper, words, requirements, findings } = reviewed;
  const order = sayOrderOfComparison(reviewed);
  const counted = requirements.flatMap(({ reason, requirement }, index) =>
    reason === undefined ? [] : [`R${index + 1} (${requirement.kind}): ${reason}`],
  );
  const found = orderFindings(findings).map((finding, index) => describeFinding(paper, finding, index));
  return [
    `${words} words.`,
    ...describeTitleBlock(paper),
    ...(counted.length > 0 ? ['Counted:', ...counted] : []),
    found.length > 0 ? 'Found by the program:' : 'The program found nothing.',
    ...found,
    ...(order === null ? [] : [order]),
  ].join('\n');
}

/** The title block is not sent, since it names people; what it has may be asked for. */
function describeTitleBlock(paper: Paper): readonly string[] {
  const roles = [...new Set(titleBlockOf(paper).lines.map(({ role }) => role))].filter(
    (role) => role !== 'text',
  );
  return roles.length === 0 ? [] : [`What stands above the text is not shown; it has: ${roles.join(', ')}.`];
}

function describeFinding(paper: Paper, finding: Finding, index: number): string {
  const { area, message, suggestions } = finding;
  const [better] = suggestions;
  const words = quoteInContext(paper, finding);
  return `F${index + 1} (${area}): ${message}${words === '' ? '' : ` — ${words}`}${better === undefined ? '' : ` → “${better}”`}`;
}
