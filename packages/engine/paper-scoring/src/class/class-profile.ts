import type { AssignmentBrief } from '@greenpen/grading';
import type { Paper, Span } from '@greenpen/paper';
import { ownProse } from '../copies/own-prose.ts';
import { readWork } from '../work/read-work.ts';
import { findSoundWork } from '../work/sound-work.ts';

/** What a first reading of a class takes down about one paper. Each signal of the class has its field. */
export type PaperProfile = {
  /** The writer's own words, by which copies are found. */
  readonly prose: readonly Span[];
};

/** What the other papers of an assignment tell about a paper. Each signal of the class has its field. */
export type ClassProfile = {
  /** Number of the other papers. */
  readonly papers: number;
};

export function profileOf(paper: Paper, brief: AssignmentBrief | null): PaperProfile {
  const work = readWork(paper);
  const briefText = brief === null ? '' : `${brief.instructions}\n${brief.description}\n${brief.title}`;
  return { prose: ownProse({ paper, work, sound: findSoundWork(work, briefText) }) };
}

/** Sums up the other papers of an assignment. */
export function classProfileOf(others: readonly PaperProfile[]): ClassProfile {
  return { papers: others.length };
}
