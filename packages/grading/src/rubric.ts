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
