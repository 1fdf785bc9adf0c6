import type { Area, Span } from '@greenpen/paper';
import type { Requirement, Verdict } from '../requirements/requirement.ts';

/** One level of a criterion: "Proficient", what it means, and the points that it gives. */
export type RubricLevel = { readonly name: string; readonly description: string; readonly points: number };

/** A row of a rubric; `maxPoints` is the most that any level gives. */
export type RubricCriterion = {
  /** Unique within its rubric and stable while its name stays the same. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly maxPoints: number;
  /** The highest first; empty where the rubric names only points. */
  readonly levels: readonly RubricLevel[];
};

export type Rubric = readonly RubricCriterion[];

/** What the points of a rubric decide. */
export const rubricUses = ['content', 'total'] as const;

export type RubricUse = (typeof rubricUses)[number];

/**
 * What an instructor can choose. `auto` is settled for each rubric: one that also marks grammar or APA style makes the
 * total, any other the content score.
 */
export const rubricUseChoices = ['auto', ...rubricUses] as const;

export type RubricUseChoice = (typeof rubricUseChoices)[number];

/** What is proposed for one criterion of the rubric. */
export type RubricResult = {
  readonly criterion: RubricCriterion;
  /** The index in `levelsOf(criterion)`; null where the instructor has to judge it. */
  readonly level: number | null;
  /** The level's points; null where the instructor has to judge it. */
  readonly points: number | null;
  readonly quote: string | null;
  readonly span: Span | null;
  /** One sentence. */
  readonly reason: string;
  /** The area whose score decides the level, so that it follows the findings that are kept; null otherwise. */
  readonly area: Area | null;
  /** The requirements whose verdicts decide the level, so that it follows corrections; absent or empty otherwise. */
  readonly restsOn?: readonly DecidingRequirement[] | undefined;
  /** Whether only signs of what the criterion asks for were measured, so that the instructor should confirm any points. */
  readonly isProvisional?: boolean | undefined;
};

/** A requirement on which a proposed level rests, with the engine's verdict. */
export type DecidingRequirement = Pick<Requirement, 'id' | 'text' | 'kind'> & { readonly verdict: Verdict };

export const mostCriteria = 40;
export const mostLevels = 10;
export const mostRubricPoints = 10_000;
/** UTF-16 units. */
export const longestCriterionName = 300;
export const longestRubricText = 3000;

/** A criterion before it has an id; `maxPoints` is null where only its levels have points. */
export type DraftCriterion = Omit<RubricCriterion, 'id' | 'maxPoints'> & {
  readonly maxPoints: number | null;
};

/** Points that count the same for all criteria of a rubric that names none. */
const EQUAL_POINTS = 10;

/** Gives ids, puts the highest level first and keeps to the bounds; null if no criterion has a name. */
export function toRubric(drafts: readonly DraftCriterion[]): Rubric | null {
  const named = drafts
    .map(({ name, ...rest }) => ({ ...rest, name: oneLine(name).slice(0, longestCriterionName) }))
    .filter(({ name }) => name !== '')
    .slice(0, mostCriteria);
  const taken = new Set<string>();
  const isUnpointed = named.every(({ maxPoints, levels }) => (maxPoints ?? highest(levels)) === 0);
  const rubric = named.map(({ name, description, maxPoints, levels }): RubricCriterion => {
    const kept = levels.slice(0, mostLevels).map((level) => ({
      name: oneLine(level.name).slice(0, longestCriterionName),
      description: level.description.trim().slice(0, longestRubricText),
      points: boundedPoints(level.points),
    }));
    const most = boundedPoints(kept.length > 0 ? highest(kept) : (maxPoints ?? 0));
    return {
      id: freeId(name, taken),
      name,
      description: description.trim().slice(0, longestRubricText),
      maxPoints: isUnpointed ? EQUAL_POINTS : most,
      levels: isUnpointed ? [] : kept.toSorted((a, b) => b.points - a.points),
    };
  });
  return rubric.length === 0 ? null : rubric;
}

function highest(levels: readonly RubricLevel[]): number {
  return Math.max(0, ...levels.map(({ points }) => points));
}

function boundedPoints(points: number): number {
  if (!Number.isFinite(points)) return 0;
  return Math.round(Math.min(mostRubricPoints, Math.max(0, points)) * 100) / 100;
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function freeId(name: string, taken: Set<string>): string {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const base = words.slice(0, 8).join('-').slice(0, 60) || 'criterion';
  let id = base;
  for (let number = 2; taken.has(id); number += 1) id = `${base}-${number}`;
  taken.add(id);
  return id;
}

/** [name, share of the points] of the levels of a criterion that names only its points. */
const PLAIN_LEVELS = [
  ['Excellent', 1],
  ['Good', 0.85],
  ['Fair', 0.7],
  ['Weak', 0.55],
  ['Poor', 0.35],
  ['Missing', 0],
] as const;

/** The levels to choose from, the highest first; plain ones where the rubric names only points. */
export function levelsOf({ levels, maxPoints }: RubricCriterion): readonly RubricLevel[] {
  if (levels.length > 0) return levels;
  const plain = PLAIN_LEVELS.map(([name, share]) => ({
    name,
    description: '',
    points: Math.round(maxPoints * share * 2) / 2,
  }));
  return plain.filter(({ points }, index) => plain.findIndex((level) => level.points === points) === index);
}

/** The index of the level whose share of the points is nearest to a ratio of 0 to 1; null without points. */
export function levelNearest(criterion: RubricCriterion, ratio: number): number | null {
  if (criterion.maxPoints === 0) return null;
  let nearest = 0;
  const levels = levelsOf(criterion);
  const distance = (index: number): number =>
    Math.abs((levels[index]?.points ?? Infinity) / criterion.maxPoints - ratio);
  for (const index of levels.keys()) if (distance(index) < distance(nearest)) nearest = index;
  return nearest;
}

/** The points of a whole rubric. */
export function totalRubricPoints(rubric: Rubric): number {
  return rubric.reduce((sum, { maxPoints }) => sum + maxPoints, 0);
}
