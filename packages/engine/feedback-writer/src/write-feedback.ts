import type {
  AssignmentBrief,
  Feedback,
  FeedbackStyle,
  ScoreBasis,
  Scores,
  Weights,
} from '@greenpen/grading';
import type { Area, CheckCatalogue, Finding, Paper } from '@greenpen/paper';
import { type Facts, collectFacts } from './facts.ts';
import type { Measured } from './ground.ts';
import { createPicker } from './picker.ts';
import { type PartId, type Priority, type Voice, bandOf } from './voice.ts';
import { conversational } from './voices/conversational.ts';
import { detailed } from './voices/detailed.ts';
import { direct } from './voices/direct.ts';
import { type WriterTools, ofWriting, rankedParts, writeArea } from './write-area.ts';
import { type Passage, fitLength } from './fit-length.ts';

const LENGTH = { least: 95, most: 190 };

/** Fewer words than this are not praised for how they are written. */
const LEAST_WORDS_TO_PRAISE = 100;

/** Below this an area's own comment speaks of what interrupts or is missing. */
const LEAST_SCORE_TO_PRAISE = 80;

/** One citation in the right form shows no care with citations. */
const LEAST_CITATIONS_TO_PRAISE = 3;

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
};

/**
 * Drafts the feedback on this machine from what was found and measured: 60 to 180 words for each area, 80 to 200
 * overall. The same request always gives the same text; quotes are the paper's own words, 15 at most.
 */
export function writeFeedback(request: FeedbackRequest): Feedback {
  const facts = collectFacts(request);
  const tools = { voice: voices[request.style], picker: createPicker(request.paper.text) };
  return {
    grammar: writeArea('grammar', facts, tools),
    apa: writeArea('apa', facts, tools),
    content: writeArea('content', facts, tools),
    overall: writeOverall(facts, tools),
  };
}

/** The comment on the whole paper: its level, its strength, what to do first. It repeats no area's comment. */
function writeOverall(facts: Facts, { voice, picker }: WriterTools): string {
  const passages: Passage[] = [{ paragraph: 0, text: picker.pick(voice.overallOpening(facts)) }];
  const best = bestSide(facts);
  if (best !== null) passages.push({ paragraph: 0, text: picker.pick(voice.overallStrength(best, facts)) });
  const first = priorities(facts);
  if (first.length > 0) passages.push({ paragraph: 1, text: picker.pick(voice.overallPriorities(first)) });
  for (const variants of voice.overallExtras(facts)) {
    passages.push({ paragraph: 1, text: picker.pick(variants), isExtra: true });
  }
  passages.push({
    paragraph: 2,
    text: picker.pick(voice.overallClosing(facts.isOffTopic ? 'weak' : bandOf(facts.scores.total), facts)),
  });
  return fitLength(passages, LENGTH);
}

/** What was measured best, if it was measured at all, and good. */
function bestSide(facts: Facts): PartId | Area | null {
  const { ground, citations, words, paragraphs, weighed, errors } = facts;
  if (ground.content !== null || facts.isUnfit) return null;
  const canBePraised: Readonly<Record<Area, boolean>> = {
    grammar: ground.grammar === null && words >= LEAST_WORDS_TO_PRAISE && paragraphs > 0,
    apa: citations >= LEAST_CITATIONS_TO_PRAISE,
    content: !facts.saysLittle,
  };
  const [area] = weighed
    .filter((candidate) => canBePraised[candidate] && facts.scores[candidate] >= LEAST_SCORE_TO_PRAISE)
    // What the priorities ask to correct is not praised one sentence before.
    .filter((candidate) => candidate === 'content' || errors[candidate] === 0)
    .toSorted((a, b) => facts.scores[b] - facts.scores[a]);
  if (area === undefined) return null;
  const part = rankedParts(facts).find(
    ({ id }) =>
      !facts.faulted.has(id) &&
      // Sources are not what is best about a paper whose citations have to be corrected.
      !(id === 'sources' && errors.apa > 0) &&
      (!facts.saysLittle || !ofWriting.has(id)),
  );
  const mayPraiseParts = facts.scores.content >= LEAST_SCORE_TO_PRAISE && weighed.includes('content');
  if (area === 'content' && facts.faulted.size > 0)
    return mayPraiseParts && part !== undefined ? part.id : null;
  return mayPraiseParts && part !== undefined && part.ratio >= 0.8 ? part.id : area;
}

/** The first thing to do in each area that counts, the lowest area first. */
function priorities({ groups, scores, weighed }: Facts): readonly Priority[] {
  return weighed
    .toSorted((a, b) => scores[a] - scores[b])
    .flatMap((area) => {
      const first = groups[area][0]?.topic?.noun;
      return first === undefined ? [] : [{ area, noun: first }];
    });
}
