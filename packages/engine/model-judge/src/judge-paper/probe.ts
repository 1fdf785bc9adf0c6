import { readRequirements, type AssignmentBrief } from '@greenpen/grading';
import { spansOverlap, type Paper } from '@greenpen/paper';
import { wordCount } from '@greenpen/paper-structure';
import { createFrame } from '../prompt/prompt-frame.ts';
import { createCheck } from '../create-check.ts';
import type { Prompt, ReviewedPaper } from '../task.ts';
import { QuotableText } from '../verify/quotable-text.ts';
import { writeJudgePrompt } from './prompt.ts';
import { readJudgeReply } from './reply.ts';
import { verifyJudgement } from './verify.ts';

/** A short paper of ours of which it is known what a good reader says. */
export type Probe = {
  readonly name: string;
  readonly brief: AssignmentBrief;
  readonly text: string;
  /** Passages with faults of reasoning. */
  readonly faults: readonly string[];
  /** Words of the requirements that the paper lacks. */
  readonly missing: readonly string[];
  readonly isOffTopic: boolean;
  /** Faults that may be named beside those; a reader who finds fault with everything is of no use. */
  readonly mostFalse: number;
};

const market: AssignmentBrief = {
  title: 'A market in the square',
  description: '',
  instructions:
    'Write 150 to 300 words. Argue whether the weekly market should move to the station square. Give evidence. Respond to one objection. Say what the move would cost.',
  rubric: '',
  type: 'assignment',
  maxPoints: 100,
};

/** In the order in which a model is tried; the first that it fails ends the trial. */
export const probes: readonly Probe[] = [
  {
    name: 'a paper with known faults of reasoning',
    brief: market,
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
    missing: [],
    isOffTopic: false,
    mostFalse: 5,
  },
  {
    name: 'a sound paper that lacks a part',
    brief: market,
    text: `Keep the Market in Church Lane

The weekly market should stay in Church Lane. The lane is closed to cars, and the traders who spoke at the hearing asked for nothing else: nineteen of the twenty-two wanted to stay (Trade Office, 2022).

The station square offers more people, but not more customers. In the trial week of 2021 the traders counted passers-by and sales. The square had three times as many passers-by as the lane, and sales fell by a tenth (Weaver, 2021). One week in March is little to go by, yet it is the only trial that was made, and it gives no reason to move.

Some residents object that the lane is too narrow for wheelchairs. That objection is serious. The stalls on the north side could stand one meter farther back, where the pavement is wide, and the middle of the lane would then be as broad as the doors of the town hall.

For these reasons the council should leave the market where it is, move the northern stalls back, and count again next spring.

References

Trade Office. (2022). Minutes of the hearing on the market. Town Press.

Weaver, T. (2021). Counting steps in small towns. Market Press.
`,
    faults: [],
    missing: ['cost'],
    isOffTopic: false,
    mostFalse: 2,
  },
  {
    name: 'an answer to another assignment',
    brief: market,
    text: `How a Bee Tells the Way

A honey bee that has found flowers tells the others where they are. She dances on the comb in the dark. In the waggle dance she runs straight ahead, shakes her body, turns, and begins again (Moreau, 2017).

The direction of the run stands for the direction of the flowers. On the comb, straight up means toward the sun. If she runs a little to the right of straight up, the flowers are a little to the right of the sun. The longer she shakes, the farther they are.

It was long doubted that the other bees understand the dance. Moreau put a small machine into a hive that danced like a bee, and counted where the bees went. Most of them flew toward the place that the machine had danced. The experiment does not show how they read the dance in the dark, and Moreau says so herself.

The dance is therefore more than excitement. It holds a direction and a distance, and other bees can use both.

Reference

Moreau, C. (2017). Dances in the dark. Field Press.
`,
    faults: [],
    missing: [],
    isOffTopic: true,
    mostFalse: 3,
  },
];

/** Of what is known of a probe and of the items of the reply. */
const LEAST_FOUND = 0.6;
const LEAST_VERIFIED = 0.7;

export type ProbeResult = {
  readonly found: number;
  readonly planted: number;
  /** Faults that were named where there are none. */
  readonly falseNamed: number;
  readonly items: number;
  readonly kept: number;
  /** Whether a model's judgement is of use; it may still reword. */
  readonly isGoodEnough: boolean;
};

const secret = 'probe';

function reviewedProbe({ brief }: Probe, paper: Paper): ReviewedPaper {
  const requirements = readRequirements(brief).map((requirement) => {
    return { requirement, verdict: 'cannot-tell' as const, quote: null, span: null };
  });
  const scores = { grammar: 80, apa: 80, content: 80, total: 80 };
  const about = { paper, brief, requirements, rubric: [], findings: [], scores, words: wordCount(paper) };
  return { ...about, style: 'direct', studentName: null };
}

/** The judge's prompt on a probe, which was read as `paper`. */
export function writeProbePrompt(probe: Probe, paper: Paper): Prompt {
  const reviewed = reviewedProbe(probe, paper);
  return writeJudgePrompt(reviewed, createFrame(reviewed, secret), []);
}

/** What a model's reply on a probe is worth; `null` for no reply. */
export function readProbe(probe: Probe, paper: Paper, reply: string | null): ProbeResult {
  const reviewed = reviewedProbe(probe, paper);
  const planted = probe.faults.length + probe.missing.length + (probe.isOffTopic ? 1 : 0);
  const read = reply === null ? null : readJudgeReply(reply);
  const nothing = { found: 0, planted, falseNamed: 0, items: 0, kept: 0, isGoodEnough: false };
  if (read === null) return nothing;
  const check = createCheck(reviewed, createFrame(reviewed, secret), { leaveOut: [], facts: '' });
  const { relevance, requirements, faults, doubts, tally } = verifyJudgement(read, reviewed, check);
  const text = new QuotableText(paper.text);
  const places = probe.faults.flatMap((fault) => text.find(fault) ?? []);
  const named = [...faults.flatMap(({ at, against }) => [at, against]), ...doubts.map(({ at }) => at)];
  const foundFaults = places.filter((place) =>
    named.some((at) => at !== null && spansOverlap(at.span, place)),
  ).length;
  const foundMissing = probe.missing.filter((words) => {
    const asked = reviewed.requirements.find(({ requirement }) => requirement.text.includes(words));
    const verdict = requirements.find(({ id }) => id === asked?.requirement.id)?.verdict;
    return verdict === 'not-found';
  }).length;
  const foundTopic = probe.isOffTopic && relevance?.verdict === 'off' ? 1 : 0;
  const found = foundFaults + foundMissing + foundTopic;
  const falseNamed = faults.filter(
    ({ at, against }) =>
      !places.some((place) => [at, against].some((one) => one !== null && spansOverlap(one.span, place))),
  ).length;
  const isGoodEnough =
    found >= planted * LEAST_FOUND &&
    falseNamed <= probe.mostFalse &&
    tally.items > 0 &&
    tally.kept >= tally.items * LEAST_VERIFIED;
  return { found, planted, falseNamed, ...tally, isGoodEnough };
}
