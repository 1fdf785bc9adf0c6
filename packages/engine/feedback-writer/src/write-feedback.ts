import {
  type AssignmentBrief,
  type Feedback,
  type FeedbackManner,
  type FeedbackStyle,
  type RequirementResult,
  type ResponseStyle,
  type ScoreBasis,
  type Scores,
  type Weights,
} from '@greenpen/grading';
import type { CheckCatalogue, Finding, Paper } from '@greenpen/paper';
import { speakAs, sureValue, type VoiceProfile } from '@greenpen/voice';
import type { Claim } from './claims.ts';
import { draft, type Drafted, type Said, textOf } from './draft.ts';
import { isSought } from './group-findings.ts';
import { collectFacts, type Facts } from './facts.ts';
import { sayInOneSentence } from './for-instructor.ts';
import type { Measured } from './paper/ground.ts';
import { createPicker } from './picker.ts';
import type { LearnedOrder } from './list-steps.ts';
import { sayContent } from './say-content.ts';
import { canReply, sayReply } from './reply/say-reply.ts';
import { sayApa, sayGrammar } from './say-form.ts';
import { sayOverall } from './say-overall.ts';
import type { Voice } from './voice.ts';
import { conversational } from './voices/conversational.ts';
import { detailed } from './voices/detailed.ts';
import { direct } from './voices/direct.ts';

/** Words of a comment on one area, and on the whole. */
const MOST_WORDS = {
  usual: { area: 170, overall: 190 },
  shorter: { area: 100, overall: 110 },
  longer: { area: 240, overall: 240 },
};

const voices: Readonly<Record<FeedbackStyle, Voice>> = { conversational, direct, detailed };

export type FeedbackRequest = {
  readonly paper: Paper;
  /** All findings that are kept, content ones included. */
  readonly findings: readonly Finding[];
  /** The checks that made the findings; of any other check only the message is used. */
  readonly checks: CheckCatalogue;
  readonly basis: ScoreBasis;
  readonly scores: Scores;
  /** What each area counts for; an area of weight 0 is not spoken of in the overall comment. Default: all count. */
  readonly weights?: Weights;
  readonly brief: AssignmentBrief | null;
  readonly style: FeedbackStyle;
  /** As found or corrected; `null` where nobody knows. */
  readonly studentName: string | null;
  /** On how much the comments can rest; left out where all of the paper could be judged. */
  readonly measured?: Measured;
  /** Words that tell what an off-topic paper is about instead. */
  readonly about?: readonly string[];
  /** What the paper does about each requirement of its assignment; left out where nothing was asked. */
  readonly requirements?: readonly RequirementResult[];
  /** How the draft departs from its style; left out where it does not. */
  readonly manner?: FeedbackManner;
  /** How the instructor writes; left out or `null` where nothing is known of it. */
  readonly voice?: VoiceProfile | null;
  /** What kinds of statements a text asks for, to tell what her sentences are about. */
  readonly kindsOf?: (text: string) => readonly string[];
  /** In which style to reply to a discussion post; left out for other work. */
  readonly replyStyle?: ResponseStyle | undefined;
};

/** A draft with the sentences that it is made of. */
export type FeedbackDraft = {
  readonly feedback: Feedback;
  /** The instructor's own sentences claim nothing. */
  readonly sentences: readonly (Omit<Drafted, 'claims'> & Partial<Pick<Drafted, 'claims'>>)[];
  /** What there is to tell the student, in one sentence to the instructor. */
  readonly forInstructor: string;
};

/**
 * Drafts the feedback on this machine from what was found and measured: at most 170 words for each area and 190
 * overall, or what its manner asks for. The same request always gives the same text; quotes are the paper's own words, 15 at most.
 */
export function draftFeedback(request: FeedbackRequest): FeedbackDraft {
  const facts = collectFacts(request);
  const { voice = null } = request;
  const drafted = draftSentences(facts, { ...request, manner: asSheWrites(request.manner ?? {}, voice) });
  const sentences = speakAs(voice, drafted, {
    ...request,
    // Of parts that were only looked for, she has not said that they are missing.
    findings: request.findings.filter((finding) => !isSought(finding) || facts.asked.missing.length > 0),
    firstName: facts.firstName,
    requirements: request.requirements ?? [],
  });
  const of = (area: Drafted['area']) => textOf(sentences.filter((sentence) => sentence.area === area));
  return {
    feedback: { grammar: of('grammar'), apa: of('apa'), content: of('content'), overall: of('overall') },
    sentences,
    forInstructor: sayInOneSentence(facts),
  };
}

/** Her warmth and her order of areas, where the manner of the draft does not say otherwise. */
function asSheWrites(manner: FeedbackManner, voice: VoiceProfile | null): FeedbackManner & LearnedOrder {
  const warmth = sureValue(voice?.warmth ?? null);
  const areaOrder = sureValue(voice?.areaOrder ?? null);
  const tone =
    manner.tone ??
    (warmth === null || isThanking(voice) ? undefined : warmth === 'warm' ? 'warmer' : 'plainer');
  return { ...manner, ...(tone !== undefined && { tone }), ...(areaOrder !== null && { areaOrder }) };
}

/** A greeting or closing of hers that is warm needs no second one. */
function isThanking(voice: VoiceProfile | null): boolean {
  return /\b(?:thank|glad|enjoy|look forward|proud)/iu.test(
    `${voice?.greeting?.value ?? ''} ${voice?.closing?.value ?? ''}`,
  );
}

/** The texts of a draft alone. */
export function writeFeedback(request: FeedbackRequest): Feedback {
  return draftFeedback(request).feedback;
}

/** The sentences of all four comments, each with what it claims and rests on. */
export function draftSentences(
  facts: Facts,
  request: Pick<FeedbackRequest, 'paper' | 'findings' | 'style' | 'replyStyle'> & {
    readonly manner?: FeedbackManner & LearnedOrder;
  },
): readonly Drafted[] {
  const { paper, style, manner = {}, replyStyle } = request;
  const voice = voices[style];
  const picker = createPicker(paper.text);
  const most = MOST_WORDS[manner.length ?? 'usual'];
  const write = (area: Drafted['area'], said: readonly Said[]) =>
    draft(said, { area, facts, picker, most: area === 'overall' ? most.overall : most.area });
  const form = [
    ...write('grammar', sayGrammar(facts, voice, manner)),
    ...write('apa', sayApa(facts, voice, manner)),
  ];
  const content = write('content', sayContent(facts, voice, manner));
  const overall = write(
    'overall',
    replyStyle === undefined || !canReply(facts)
      ? sayOverall(facts, voice, manner)
      : sayReply(facts, { ...request, manner, style: replyStyle }),
  );
  // Answered parts that the comment on the whole names are not named again.
  const named = new Set(overall.flatMap(({ claims }) => claims.flatMap(answeredIn)));
  const isNamed = ({ claims }: Drafted) => {
    const parts = claims.flatMap(answeredIn);
    return parts.length > 0 && parts.every((part) => named.has(part));
  };
  return [...form, ...content.filter((sentence) => !isNamed(sentence)), ...overall];
}

const answeredIn = (claim: Claim): readonly string[] => (claim.is === 'answers' ? [claim.requirement] : []);
