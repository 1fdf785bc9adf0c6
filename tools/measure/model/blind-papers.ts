import { readFileSync } from 'node:fs';
import type { AssignmentBrief } from '@greenpen/grading';
import { z } from 'zod';
import {
  plantedSet,
  readNaturalSets,
  readUnseenSets,
  type PlantedPaper,
  type PlantedSet,
} from '../planted-papers.ts';
import { createRandom, shuffled } from '../random.ts';
import { readJudgedPapers, type JudgedPaper } from './judged-papers.ts';
import { plantFaults } from './plant-faults.ts';

/** A paper that a model reads without being told what is wrong with it. */
export type BlindPaper = {
  readonly name: string;
  readonly group: 'own' | 'planted at random' | 'class' | 'part missing' | 'off topic';
  readonly brief: AssignmentBrief;
  readonly text: string;
  /** Where faults of reasoning were written in. */
  readonly faults: JudgedPaper['faults'];
  /** Errors of language that the writer lists. */
  readonly errors: readonly { readonly quote: string; readonly right: string }[];
  readonly isOnTopic: boolean;
  /** A reader's verdicts on what the assignment asks for; empty where there are none. */
  readonly verdicts: PlantedPaper['verdicts'];
  readonly kind: PlantedPaper['kind'];
  readonly requirements: PlantedSet['requirements'];
  /** What else the writer says of the paper. */
  readonly notes: unknown;
  /** Whether the model also corrects its language and writes the feedback. */
  readonly isDrafted: boolean;
};

const OFF_TOPIC = 8;

type Choice = { readonly seed: number; readonly classFile: string | null };

/**
 * Papers of ours with faults written in, the same for a seed; papers with a part left out or on something else; and a
 * class, if a file has one, that gets drafts as well.
 */
export function listBlindPapers({ seed, classFile }: Choice): readonly BlindPaper[] {
  const random = createRandom(seed);
  const unseen = readUnseenSets().flatMap((set) => blindPapersOf(set, 'part missing'));
  const natural = readNaturalSets().flatMap((set) => blindPapersOf(set, 'off topic'));
  return [
    ...readJudgedPapers().map((paper) => ofJudged(paper, 'own')),
    ...plantFaults(seed).map((paper) => ofJudged(paper, 'planted at random')),
    ...unseen.filter(({ kind }) => kind === 'missing-part'),
    ...shuffled(
      natural.filter(({ kind }) => kind === 'off-topic'),
      random,
    ).slice(0, OFF_TOPIC),
    ...(classFile === null ? [] : readClass(classFile)),
  ];
}

function ofJudged({ name, assignment, text, faults }: JudgedPaper, group: BlindPaper['group']): BlindPaper {
  return {
    name: name.replace(/\.json$/u, ''),
    group,
    brief: assignment,
    text,
    faults,
    errors: [],
    isOnTopic: true,
    verdicts: [],
    kind: 'good',
    requirements: [],
    notes: null,
    isDrafted: false,
  };
}

function blindPapersOf(
  { name, brief, requirements, papers }: PlantedSet,
  group: BlindPaper['group'],
): readonly BlindPaper[] {
  return papers.map(({ id, text, kind, onTopic, verdicts }) => ({
    name: `${name} ${id}`,
    group,
    brief,
    text,
    faults: [],
    errors: [],
    isOnTopic: onTopic,
    verdicts,
    kind,
    requirements,
    notes: null,
    isDrafted: false,
  }));
}

/** What the writer of a class says beside a reader's verdicts. */
const noted = z.object({
  papers: z.array(
    z.looseObject({
      mark: z.number(),
      comment: z.string().optional(),
      faults: z.array(z.unknown()).optional(),
      errors: z.array(z.object({ quote: z.string(), right: z.string() })).optional(),
    }),
  ),
});

function readClass(file: string): readonly BlindPaper[] {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const { assignment, requirements, papers } = plantedSet.parse(json);
  const notes = noted.parse(json).papers;
  const set = { name: 'class', brief: { ...assignment, rubric: '' }, requirements, papers };
  return blindPapersOf(set, 'class').map((paper, index) => {
    const { errors = [], faults = [], comment = '', mark } = notes[index] ?? {};
    return { ...paper, errors, notes: { mark, comment, faults }, isDrafted: true };
  });
}
