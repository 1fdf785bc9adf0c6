import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import type { Paper } from '@greenpen/paper';
import { spansOverlap } from '@greenpen/paper';
import { createFrame } from '../prompt/prompt-frame.ts';
import { createCheck } from '../create-check.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import { QuotableText } from '../verify/quotable-text.ts';
import { writeJudgePrompt } from './prompt.ts';
import { readJudgeReply } from './reply.ts';
import { verifyJudgement } from './verify.ts';

/** A short paper of ours with faults that any good reader names. */
export const probePaper: {
  readonly text: string;
  readonly brief: AssignmentBrief;
  readonly faults: readonly string[];
} = {
  brief: {
    title: 'A market in the square',
    description: '',
    instructions:
      'Write 150 to 300 words. Argue whether the weekly market should move to the station square. Give evidence. Respond to one objection. Say what the move would cost.',
    rubric: '',
    type: 'assignment',
    maxPoints: 100,
  },
  text: `Move the Market

The weekly market should move from Church Lane to the station square, because more people pass the square on their way home. A count by the trade office found 1,900 people an hour at the station and 600 in Church Lane (Weaver, 2021).

Towns with a market at the station have more small shops than towns without one. This shows that a station market creates shops. My neighbor sells honey there and has bought a new van, so every trader will earn more after the move.

Some residents fear noise in the evening. The market closes at six, when the square is loud with buses anyway, and the stalls are taken down by hand. People who complain about this are simply against the town.

The count found that 900 people an hour pass the station, and that is reason enough. Honey keeps for years if the jar is closed well. The town council should therefore try the new place from April to June.

Reference

Weaver, T. (2021). Counting steps in small towns. Market Press.
`,
  faults: [
    'This shows that a station market creates shops',
    'so every trader will earn more after the move',
    'People who complain about this are simply against the town',
    'The count found that 900 people an hour pass the station',
    'Honey keeps for years if the jar is closed well',
  ],
};

/** Of the planted faults and of the items of the reply. */
const LEAST_FOUND = 0.6;
const LEAST_VERIFIED = 0.7;

export type ProbeResult = {
  readonly found: number;
  readonly planted: number;
  readonly items: number;
  readonly kept: number;
  /** Whether a model's judgement is of use; it may still reword. */
  readonly isGoodEnough: boolean;
};

const secret = 'probe';

function reviewedProbe(paper: Paper): ReviewedPaper {
  const { brief } = probePaper;
  const requirements = readRequirements(brief).map((requirement) => {
    return { requirement, verdict: 'cannot-tell' as const, quote: null, span: null };
  });
  const scores = { grammar: 80, apa: 80, content: 80, total: 80 };
  const about = { paper, brief, requirements, rubric: [], findings: [], scores, words: 190 };
  return { ...about, style: 'direct', studentName: null };
}

/** The judge's prompt on the probe, which was read as `paper`. */
export function writeProbePrompt(paper: Paper): Prompt {
  const reviewed = reviewedProbe(paper);
  return writeJudgePrompt(reviewed, createFrame(reviewed, secret), []);
}

/** What a model's reply on the probe is worth; `null` for no reply. */
export function readProbe(paper: Paper, reply: string | null): ProbeResult {
  const reviewed = reviewedProbe(paper);
  const planted = probePaper.faults.length;
  const read = reply === null ? null : readJudgeReply(reply);
  if (read === null) return { found: 0, planted, items: 0, kept: 0, isGoodEnough: false };
  const check = createCheck(reviewed, createFrame(reviewed, secret), { leaveOut: [], facts: '' });
  const { faults, doubts, tally } = verifyJudgement(read, reviewed, check);
  const text = new QuotableText(paper.text);
  const named = [...faults.flatMap(({ at, against }) => [at, against]), ...doubts.map(({ at }) => at)];
  const found = probePaper.faults.filter((fault) => {
    const place = text.find(fault);
    return place !== null && named.some((at) => at !== null && spansOverlap(at.span, place));
  }).length;
  const isGoodEnough =
    found >= planted * LEAST_FOUND && tally.items > 0 && tally.kept >= tally.items * LEAST_VERIFIED;
  return { found, planted, ...tally, isGoodEnough };
}
