import { createHash } from 'node:crypto';
import { spansOverlap, type Finding, type Paper, type Span } from '@greenpen/paper';
import { wordSpansIn } from '@greenpen/paper-structure';
import { createCheck } from './create-check.ts';
import { writeLanguagePrompt } from './edit-language/prompt.ts';
import { readEdits } from './edit-language/reply.ts';
import { verifyEdits, type VerifiedEdits } from './edit-language/verify.ts';
import type { ModelJudgement } from './judgement.ts';
import { compareReadings } from './judge-paper/compare-readings.ts';
import { writeJudgePrompt } from './judge-paper/prompt.ts';
import { readJudgeReply } from './judge-paper/reply.ts';
import { nothingVerified, verifyJudgement, type VerifiedJudgement } from './judge-paper/verify.ts';
import { createFrame, type PromptFrame } from './prompt/prompt-frame.ts';
import { addTallies, type AskModel, type Prompt, type ReviewedPaper, type Tally } from './task.ts';
import { listItems, sayItem } from './write-feedback/list-items.ts';
import { writeFeedbackPrompt } from './write-feedback/prompt.ts';
import { readSentences } from './write-feedback/reply.ts';
import { verifySentences, type WrittenFeedback } from './write-feedback/verify.ts';

/** From this share of failed items on the model is asked once more. */
const REPAIR_FROM = 0.3;

/** `would-leak`: a prompt would tell who wrote the paper, so nothing was sent. */
type ReadByModel =
  | { readonly kind: 'read'; readonly judgement: ModelJudgement }
  | { readonly kind: 'would-leak' | 'unusable' };

type Reading = {
  readonly reviewed: ReviewedPaper;
  readonly ask: AskModel;
  /** The installation's, from which the keys of the fences are made. */
  readonly secret: string;
  /** Whether the paper is judged twice; one in five papers where absent, the same at every try. */
  readonly isSampled?: boolean;
};

/** Asks a model to judge a paper and to mark its language, and keeps what can be verified. */
export async function readPaperWithModel(reading: Reading): Promise<ReadByModel> {
  const { reviewed, ask, secret, isSampled = isInSample(reviewed) } = reading;
  const frame = createFrame(reviewed, secret);
  const leaveOut = passagesToGrader(reviewed);
  const prompts = [
    writeJudgePrompt(reviewed, frame, leaveOut),
    writeLanguagePrompt(reviewed, frame, leaveOut),
  ] as const;
  if (prompts.some((prompt) => tells(prompt, frame))) return { kind: 'would-leak' };
  const verify = (reply: string) => readJudgement(reply, reviewed, frame, leaveOut);
  const [judging, editing] = await Promise.allSettled([
    askWithRepair(prompts[0], ask, verify),
    askWithRepair(prompts[1], ask, (reply) => readLanguage(reply, reviewed, frame)),
  ]);
  // Only now, so that a reply that is under way is not paid for in vain.
  if (judging.status === 'rejected') throw judging.reason;
  if (editing.status === 'rejected') throw editing.reason;
  const language = editing.value;
  const again = writeJudgePrompt(reviewed, frame, leaveOut, true);
  const judged = await confirmSample(judging.value, isSampled, async () => {
    const reply = await ask(again);
    return reply === null ? null : verify(reply);
  });
  if (judged === null && language === null) return { kind: 'unusable' };
  const { failures: _, ...read } = judged ?? { ...nothingVerified, agreement: null };
  const tally = addTallies(read.tally, language?.tally ?? { items: 0, kept: 0 });
  if (tally.items > 0 && tally.kept === 0) return { kind: 'unusable' };
  return { kind: 'read', judgement: { ...read, edits: language?.edits ?? [], tally } };
}

/** Asks a model for the feedback on what was verified; `reviewed` is the review with the model's judgement merged. */
export async function writeFeedbackWithModel(
  { reviewed, ask, secret }: Reading,
  judgement: ModelJudgement,
): Promise<WrittenFeedback | null> {
  const frame = createFrame(reviewed, secret);
  const items = listItems(reviewed, judgement);
  const prompt = writeFeedbackPrompt(reviewed, items, frame);
  if (tells(prompt, frame)) return null;
  const facts = items.map(sayItem).join('\n');
  return askWithRepair(prompt, ask, (reply) => {
    const read = readSentences(reply);
    const corrections = items.flatMap((item) => item.corrections ?? []);
    const check = createCheck(reviewed, frame, { leaveOut: passagesToGrader(reviewed), facts, corrections });
    const { notJudged = [] } = reviewed;
    return read === null ? null : verifySentences(read.sentences, { items, check, notJudged });
  });
}

/** One paper in so many is judged twice. */
const SAMPLED = 5;

function isInSample({ paper }: ReviewedPaper): boolean {
  return createHash('sha256').update(paper.text).digest().readUInt32BE() % SAMPLED === 0;
}

/** A sampled paper has what a second reading judges otherwise left out. */
async function confirmSample(
  first: VerifiedJudgement | null,
  isSampled: boolean,
  readAgain: () => Promise<VerifiedJudgement | null>,
): Promise<(VerifiedJudgement & Pick<ModelJudgement, 'agreement'>) | null> {
  if (first === null) return null;
  const second = isSampled && first.tally.kept > 0 ? await readAgain() : null;
  return second === null ? { ...first, agreement: null } : compareReadings(first, second);
}

type Verified = {
  readonly tally: Tally;
  readonly failures: readonly string[];
  /** Whether a part of the reply is lost, however little that is of the whole. */
  readonly isIncomplete?: boolean;
};

const MOST_FAILURES = 30;

/** Where much fails, or a whole part, the model is told what, once, and the better of the two replies is kept. */
async function askWithRepair<Kept extends Verified>(
  prompt: Prompt,
  ask: AskModel,
  verify: (reply: string) => Kept | null,
): Promise<Kept | null> {
  const reply = await ask(prompt);
  const first = reply === null ? null : verify(reply);
  if (reply === null || (first !== null && isGoodEnough(first))) return first;
  const failures = first === null ? ['The reply is no JSON object of the form asked for.'] : first.failures;
  const again = await ask({ ...prompt, material: `${prompt.material}\n\n${describeFailures(failures)}` });
  const second = again === null ? null : verify(again);
  if (second === null || first === null) return second ?? first;
  return second.tally.kept >= first.tally.kept ? second : first;
}

function describeFailures(failures: readonly string[]): string {
  // What failed is in the model's words, which may repeat the paper's.
  const listed = failures.slice(0, MOST_FAILURES).map((failure) => `- ${failure.replaceAll(/[<>]/gu, ' ')}`);
  return `You answered this before, and the program had to drop these items. Give the whole answer again with them corrected or left out:\n${listed.join('\n')}`;
}

function isGoodEnough(verified: Verified): boolean {
  const isRepairable = verified.isIncomplete === true && verified.failures.length > 0;
  return shareFailed(verified) <= REPAIR_FROM && !isRepairable;
}

function shareFailed({ tally: { items, kept } }: Verified): number {
  return items === 0 ? 0 : (items - kept) / items;
}

function tells({ assignment, material }: Prompt, frame: PromptFrame): boolean {
  return frame.findLeak(`${assignment}\n${material}`) !== null;
}

function readJudgement(
  reply: string,
  reviewed: ReviewedPaper,
  frame: PromptFrame,
  leaveOut: readonly Span[],
): VerifiedJudgement | null {
  const read = readJudgeReply(reply);
  if (read === null) return null;
  const facts = reviewed.requirements.map(({ reason = '' }) => reason).join('\n');
  const check = createCheck(reviewed, frame, { leaveOut, facts: `${reviewed.words} words. ${facts}` });
  return verifyJudgement(read, reviewed, check);
}

function readLanguage(reply: string, { paper }: ReviewedPaper, { names }: PromptFrame): VerifiedEdits | null {
  const read = readEdits(reply);
  if (read === null) return null;
  const verified = verifyEdits(read.edits, paper, names);
  const { items, kept } = verified.tally;
  return { ...verified, tally: { items: items + read.malformed, kept } };
}

const LONGEST_PASSAGE = 120;

/** Passages addressed to the grader, with the rest of a short paragraph around them: they are never sent. */
function passagesToGrader({
  paper,
  findings,
}: {
  readonly paper: Paper;
  readonly findings: readonly Finding[];
}): readonly Span[] {
  return findings.flatMap(({ check, span }) => {
    if (check !== 'content-addressed-to-grader' || span === null) return [];
    const block = paper.blocks.find((one) => spansOverlap(one.span, span));
    if (block === undefined) return [span];
    const words = wordSpansIn(paper.text.slice(block.span.start, block.span.end)).length;
    return [words <= LONGEST_PASSAGE ? block.span : span];
  });
}
