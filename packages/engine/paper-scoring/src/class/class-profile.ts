import type { AssignmentBrief } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import { topicVectorOf } from '../topic/judge-topic.ts';
import type { TopicVector } from '../topic/topic-vector.ts';
import type { WordMeanings } from '../requirements/requirement-terms.ts';
import { ownProse } from '../copies/own-prose.ts';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';

/** What a first reading of a class takes down about one paper. Each signal of the class has its field. */
export type PaperProfile = {
  /** The writer's own words, by which copies are found. */
  readonly prose: readonly Span[];
  /** What it is about. */
  readonly topic: TopicVector;
};

/** What the other papers of an assignment tell about a paper. Each signal of the class has its field. */
export type ClassProfile = {
  /** What each of them is about. */
  readonly topics: readonly TopicVector[];
};

export function profileOf(paper: Paper, brief: AssignmentBrief | null, meanings: WordMeanings): PaperProfile {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  const prose = ownProse({ paper, work, sound: findSoundWork(work, briefText) });
  return { prose, topic: topicVectorOf(paper, meanings) };
}

/** Sums up the other papers of an assignment. */
export function classProfileOf(others: readonly PaperProfile[]): ClassProfile {
  return { topics: others.map(({ topic }) => topic) };
}
