import type { AssignmentBrief, RequirementResult } from '@greenpen/grading';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';
import type { Disorder } from '../coherence/judge-coherence.ts';
import type { TopicJudgement } from '../topic/judge-topic.ts';
import type { Asked } from './asked.ts';
import type { Signs } from './signs.ts';

/** A paper as it was read, with its assignment. */
export type ReadWork = {
  readonly work: Work;
  readonly sound: SoundWork;
  readonly brief: AssignmentBrief | null;
  readonly asked: Asked;
  readonly signs: Signs;
  /** `null` where it was not judged: a graded example, or a text that is not in English. */
  readonly topic: TopicJudgement | null;
  /** The score for APA style, 0 to 100; `null` where it was not judged. */
  readonly apaScore?: number | null;
  /** `null` where nothing speaks against the order of the text, or where it was not judged. */
  readonly disorder: Disorder | null;
};

/** What every content measure looks at. */
export type MeasureInput = ReadWork & {
  /** What the paper does about each requirement; empty where nothing was asked or nobody judged it. */
  readonly requirements: readonly RequirementResult[];
};
