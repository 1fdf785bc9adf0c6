import type { Area } from '@greenpen/paper';
import type { Submission } from '../records.ts';

/** Someone of a course's class list. */
export type Student = { readonly id: string; readonly name: string; readonly email: string | null };

/** What a learning management system calls someone, as its own export had it; empty where it said nothing. */
export type LmsIds = {
  /** Canvas's "ID", Moodle's "Identifier" of one assignment. */
  readonly lmsId: string;
  readonly sisId: string;
  readonly loginId: string;
  readonly section: string;
};

export type ClassMember = Student & LmsIds;

export type NewMember = Omit<Student, 'id'> & Partial<LmsIds>;

export type ClassFigures = {
  /** Of students whose name or address is known, the latest alone. */
  readonly papers: number;
  readonly graded: number;
  /** Of totals: ten steps of ten, 100 in the last. */
  readonly histogram: readonly number[];
  /** null while nothing is graded. */
  readonly means: (Readonly<Record<Area, number>> & { readonly total: number }) | null;
  /** What cost marks and was not dismissed, by the papers that have it; ten at most. */
  readonly findings: readonly {
    readonly check: string;
    readonly area: Area;
    readonly count: number;
    readonly papers: number;
  }[];
  /** How many are on the class list. */
  readonly students: number;
  /** Those of them without a paper. */
  readonly missing: readonly Student[];
};

/** Papers of the whole installation that are queued or being graded. */
export type WaitingPapers = {
  readonly byState: Readonly<Record<string, number>>;
  /** Seconds since the oldest of them was queued; 0 when none waits. */
  readonly oldestSeconds: number;
};

export type DashboardOverview = {
  /** The newest that wait to be approved. */
  readonly waiting: readonly Submission[];
  /** How many could not be graded. */
  readonly failed: number;
  /** Thirty days, today last, each with its date in the time zone asked for. */
  readonly days: readonly { readonly day: string; readonly graded: number; readonly approved: number }[];
  /** Over all approved grades: how many, the words of their feedback, and those of them that were typed. */
  readonly words: { readonly grades: number; readonly used: number; readonly typed: number };
};
