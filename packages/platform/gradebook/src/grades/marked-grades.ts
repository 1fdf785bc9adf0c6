import { sql } from 'drizzle-orm';
import { notJudgedOfGrade } from './grade-rows.ts';

/**
 * Whether a row of `submissions` joined with `grades` carries the instructor's own marks: it was approved, or she set
 * the score of every area that was judged. Written out, because Drizzle leaves out the table's name where a query has
 * only one table.
 */
export const isMarked = sql<boolean>`("submissions"."approved_at" is not null or (
  "grades"."grammar_override" is not null and "grades"."content_override" is not null
  and ("grades"."apa_override" is not null or coalesce(${notJudgedOfGrade} ? 'apa', false))))`;

/**
 * Whether grading a row of `submissions` joined with `grades` again loses nothing: a finished draft that is neither
 * approved nor edited.
 */
export const isUntouchedDraft = sql<boolean>`("submissions"."state" = 'completed'
  and "submissions"."approved_at" is null and "submissions"."deleted_at" is null
  and "submissions"."expired_at" is null and "grades"."edited_at" is null)`;
