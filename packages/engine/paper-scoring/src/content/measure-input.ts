import type { AssignmentBrief, RequirementResult } from '@greenpen/grading';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';
import type { Asked } from './asked.ts';

/** A paper as it was read, with its assignment. */
export type ReadWork = {
  readonly work: Work;
  readonly sound: SoundWork;
  readonly brief: AssignmentBrief | null;
  readonly asked: Asked;
};

/** What every content measure looks at. */
export type MeasureInput = ReadWork & {
  /** What the paper does about each requirement; empty where nothing was asked or nobody judged it. */
  readonly requirements: readonly RequirementResult[];
};
