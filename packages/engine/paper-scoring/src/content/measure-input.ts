import type { AssignmentBrief } from '@greenpen/grading';
import type { SoundWork } from '../work/sound-work.ts';
import type { Work } from '../work/work.ts';
import type { Disorder } from '../coherence/judge-coherence.ts';
import type { TopicJudgement } from '../topic/judge-topic.ts';
import type { Asked } from './asked.ts';

/** What every content measure looks at. */
export type MeasureInput = {
  readonly work: Work;
  readonly sound: SoundWork;
  readonly brief: AssignmentBrief | null;
  readonly asked: Asked;
  /** `null` where it was not judged: a graded example, or a text that is not in English. */
  readonly topic: TopicJudgement | null;
  /** `null` where nothing speaks against the order of the text, or where it was not judged. */
  readonly disorder: Disorder | null;
};
