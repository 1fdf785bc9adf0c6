import type {
  AssignmentBrief,
  Feedback,
  FeedbackStyle,
  ScoreBasis,
  Scores,
  Weights,
} from '@greenpen/grading';
import type { CheckCatalogue, Finding, Paper } from '@greenpen/paper';
import { collectFacts } from './facts.ts';
import type { Measured } from './ground.ts';
import { createPicker } from './picker.ts';
import type { Voice } from './voice.ts';
import { conversational } from './voices/conversational.ts';
import { detailed } from './voices/detailed.ts';
import { direct } from './voices/direct.ts';
import { writeArea } from './write-area.ts';
import { writeOverall } from './write-overall.ts';

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
