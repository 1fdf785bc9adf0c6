import type { ClaimedModelDraft, ModelCall, ModelLimits, Submission } from '@greenpen/gradebook';
import { countFeedback, type Review } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import {
  reviewWithModel,
  type ModelAnswer,
  type Prompt,
  type PromptReader,
  type ReadAndGraded,
} from '@greenpen/paper-review';
import { carryAnnotations } from '../annotations.ts';
import { addRulings } from '../jobs/add-rulings.ts';
import { findExamples } from '../jobs/find-examples.ts';
import { findVoice } from '../jobs/find-voice.ts';
import { whileDatabaseAway } from '../jobs/while-database-away.ts';
import type { Ports } from '../ports.ts';
import { FirstAlone } from './first-alone.ts';
import { leaveToBatch, MOST_REQUESTS } from './leave-to-batch.ts';
import type { DraftOutcome } from './draft-outcome.ts';
import { PaidReplies } from './paid-replies.ts';
import { PaperStoreError } from '@greenpen/paper-store';
import { z } from 'zod';

type Trouble = {
  readonly call: ModelCall;
  readonly answer: Extract<ModelAnswer, { readonly kind: 'unavailable' }>;
};

/** A prompt that a batch is to answer. */
type Wanted = { readonly wanted: Prompt };

/** Ends the work on a paper: the reservation was refused, the model is unavailable, or a batch is to answer. */
class Interrupted extends Error {
  readonly outcome: 'spent' | 'too-large' | 'over-budget' | 'fenced' | Trouble | Wanted;

  constructor(outcome: Interrupted['outcome']) {
    super('interrupted');
    this.outcome = outcome;
  }
}

type Judging = {
  readonly ports: Ports;
  readonly claimed: ClaimedModelDraft;
  readonly name: string;
  readonly reader: PromptReader;
  readonly limits: ModelLimits;
  readonly signal: AbortSignal;
};

/**
 * Has the model judge a paper and write its feedback. Each request is reserved before it is sent and its reply stored
 * before anything else, so a paper that is interrupted goes on with the replies that it has.
 */
export async function judgeWithModel(judging: Judging): Promise<DraftOutcome> {
  const { ports, claimed } = judging;
  const { gradebook, store } = ports;
  const { claim, review: record, submission } = claimed;
  const base = record.documentName ?? '';
  // Written and encrypted by a worker of this installation, so the types are trusted.
  const paper: Paper = await readJson(store, `${base}-paper`);
  const review: Review = await readJson(store, base);
  const replies = new PaidReplies(store, base);
  const interruptions: Interrupted[] = [];
  const given = await gather(judging, replies);
  try {
    const outcome = await reviewWithModel({
      paper,
      review,
      brief: given.brief,
      studentName: given.studentName,
      secret: judging.reader.secret,
      graded: await findGradedReadings(ports, submission),
      ask: (prompt) =>
        askPaid(judging, replies, prompt).catch((error: unknown) => {
          if (error instanceof Interrupted) interruptions.push(error);
          throw error;
        }),
      request: async () => ({
        source: { bytes: await store.get(submission.fileId ?? ''), fileName: submission.originalName },
        ...given.request,
      }),
      reviewAgain: (request) => ports.reviewer.review(request, { signal: judging.signal }),
    });
    if (outcome.kind === 'reviewed')
      return await keepJoined(judging, replies, { paper, review: outcome.review });
    await replies.list();
    if (outcome.kind === 'changed') return await gradebook.modelDrafts.drop(claim, 'superseded');
    const ended = await gradebook.modelDrafts.giveUpOn(claim, outcome.kind);
    return ended === 'fenced' ? ended : { outcome: ended, reason: `The model’s part is ${outcome.kind}.` };
  } catch (error) {
    if (error instanceof Interrupted) {
      await replies.list();
      // Of two requests at once, the one that was refused first ended the claim of the other.
      const { outcome } = interruptions.find((one) => one.outcome !== 'fenced') ?? error;
      const wanted = interruptions.flatMap((one) =>
        typeof one.outcome === 'object' && 'wanted' in one.outcome ? [one.outcome.wanted] : [],
      );
      if (typeof outcome === 'object' && 'wanted' in outcome) return leaveToBatch(judging, replies, wanted);
      return settleInterruption(judging, outcome);
    }
    throw error;
  }
}

/** What the prompts are made from; over the hours of a batch it is kept as it was. */
async function gather({ ports, claimed }: Judging, replies: PaidReplies) {
  const { submission, review: record, strictness } = claimed;
  const make = async () => {
    const brief = await addRulings(ports, claimed);
    return {
      brief,
      studentName: submission.studentName,
      request: {
        brief,
        criteria: { weights: record.weights, feedbackStyle: record.feedbackStyle, strictness },
        examples: await findExamples(ports, submission),
        voice: await findVoice(ports, submission.ownerId),
      },
    };
  };
  return claimed.isBatched ? replies.findOrKeep(make) : make();
}

/** A stored reply, else a reserved request whose reply is stored; or the prompt is left to a batch. */
async function askPaid(
  { ports: { gradebook, model }, claimed: { claim, isBatched }, name, reader, limits, signal }: Judging,
  replies: PaidReplies,
  prompt: Prompt,
): Promise<string | null> {
  const paid = await replies.find(prompt);
  if (paid !== undefined) return paid.received;
  if (isBatched && reader.batches !== undefined) throw new Interrupted({ wanted: prompt });
  signal.throwIfAborted();
  const ask = async () => {
    const call = await gradebook.modelDrafts.reserveCall(claim, {
      bound: reader.bound(prompt),
      boundOutput: prompt.maxOutputTokens,
      requests: MOST_REQUESTS,
      ...limits,
    });
    if (typeof call === 'string') throw new Interrupted(call);
    return { call, answer: await reader.ask(prompt, signal) };
  };
  const isRefused = ({ answer }: Awaited<ReturnType<typeof ask>>) => answer.kind === 'unavailable';
  const turn = () => model?.calls?.run(ask, { signal, isRefused }) ?? ask();
  const { call, answer } = await (model?.firsts ?? new FirstAlone()).run(startOf(prompt), async () => {
    const { call: reserved, answer: received } = await turn();
    if (received.kind === 'unavailable') throw new Interrupted({ call: reserved, answer: received });
    return { call: reserved, answer: received };
  });
  const [received, version] = answer.kind === 'answered' ? [answer.text, answer.version] : [null, null];
  await replies.keep(prompt, { received, version, usage: answer.usage });
  const settle = () => gradebook.modelDrafts.settleReply(call, { model: name, version, usage: answer.usage });
  await whileDatabaseAway(settle, signal);
  return received;
}

/** What the prompts of an assignment have in common; without it there is too little to be kept. */
function startOf({ task, assignment }: Prompt): string {
  return assignment === '' ? '' : `${task}\n${assignment}`;
}

async function settleInterruption(
  { ports: { gradebook }, claimed: { claim }, signal }: Judging,
  outcome: Exclude<Interrupted['outcome'], Wanted>,
): Promise<DraftOutcome> {
  if (typeof outcome === 'string') return outcome;
  const { call, answer } = outcome;
  const { reason, retryAfterSeconds, usage } = answer;
  const settle = () => gradebook.modelDrafts.awaitModel(claim, call, { reason, retryAfterSeconds, usage });
  return { outcome: await whileDatabaseAway(settle, signal), reason };
}

/** Stores the joined review under a name of its own, then lets the row point to it. */
async function keepJoined(
  { ports, claimed: { claim, review: record, submission }, name, signal }: Judging,
  replies: PaidReplies,
  { paper, review }: { readonly paper: Paper; readonly review: Review },
): Promise<DraftOutcome> {
  const { gradebook, store, seal } = ports;
  const documentName = `${record.documentName ?? ''}-m${claim.fence}`;
  const documents = {
    [`${documentName}-paper`]: paper,
    [`${documentName}-model`]: replies.used,
    [documentName]: review,
  };
  for (const [at, content] of Object.entries(documents)) {
    await store.putAt(at, Buffer.from(JSON.stringify(content)));
  }
  const carried = carryAnnotations(ports, submission.grade, { paper, review });
  const disputed = review.findings.flatMap(({ id, dispute }) => (dispute === undefined ? [] : [id]));
  const kept = {
    model: name,
    version: replies.used.findLast(({ version }) => version !== null)?.version ?? null,
    documentName,
    scores: review.scores,
    gradeScores: carried?.scores ?? review.scores,
    basis: review.basis,
    interval: review.judgement.intervals.total,
    doubts: review.doubts,
    dismissed: [...new Set([...(carried?.dismissed ?? []), ...disputed])],
    feedback: seal(JSON.stringify(review.feedback)),
    feedbackWords: countFeedback(review.feedback),
    questions: sealQuestions(seal, review),
  };
  const outcome = await whileDatabaseAway(() => gradebook.modelDrafts.keepReview(claim, kept), signal);
  if (outcome === 'dropped' || outcome === 'gone') {
    await Promise.allSettled(Object.keys(documents).map((at) => store.remove(at)));
  }
  return outcome;
}

/** Questions about requirements, which the instructor answers once for the class. */
function sealQuestions(seal: Ports['seal'], { judgement }: Review): Uint8Array | null {
  const asked = (judgement.byModel?.questions ?? []).flatMap(({ question, quote, about }) => {
    const requirement = judgement.requirements.find((one) => one.requirement.id === about)?.requirement;
    if (requirement === undefined || quote === null) return [];
    return [{ requirementId: requirement.id, requirement: requirement.text, question, quote }];
  });
  return asked.length === 0 ? null : seal(JSON.stringify(asked));
}

async function readJson(store: Ports['store'], name: string) {
  return JSON.parse(new TextDecoder().decode(await store.get(name)));
}

/** Papers of the same assignment by which a model is weighed. */
const MOST = 60;

const readReview = z.object({
  words: z.number(),
  scores: z.object({ content: z.number() }),
  judgement: z.object({
    byModel: z.object({ content: z.object({ measured: z.number(), read: z.number() }) }),
  }),
});

/** Approved papers of the same course assignment that a model had read, with the instructor's marks for the content. */
async function findGradedReadings(
  { gradebook, store }: Pick<Ports, 'gradebook' | 'store'>,
  {
    id,
    ownerId,
    course,
    courseAssignment,
  }: Pick<Submission, 'id' | 'ownerId' | 'course' | 'courseAssignment'>,
): Promise<readonly ReadAndGraded[]> {
  if (courseAssignment === null) return [];
  const approved = await gradebook.gradedExamples.listApprovedToGradeBy({
    ownerId,
    courseId: course?.id ?? null,
    courseAssignmentId: courseAssignment.id,
    submissionId: id,
    limit: MOST,
  });
  const ofAssignment = approved.filter(({ nearness }) => nearness === 'assignment');
  const read = await Promise.all(
    ofAssignment.map(async ({ documentName, contentGrade }) => {
      const review = readReview.safeParse(await findDocument(store, documentName)).data;
      if (review === undefined) return [];
      const { words, scores, judgement } = review;
      return [{ ...judgement.byModel.content, words, grade: contentGrade ?? scores.content }];
    }),
  );
  return read.flat();
}

/** null after it was deleted by retention. */
async function findDocument(store: Ports['store'], name: string): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder().decode(await store.get(name)));
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}
