import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { submissions } from '../schema/index.ts';

/** The other rows of the table, beside the one that a query is at. */
export const sibling = alias(submissions, 'sibling');

const ofSameStudent = and(
  eq(sibling.courseAssignmentId, submissions.courseAssignmentId),
  eq(sibling.attemptKey, submissions.attemptKey),
);

/** Whether a row is the newest of its student's attempts that fit; a paper of nobody known is always one. */
export function isLatest(fitting: SQL | undefined): SQL {
  // A subquery of one row is looked up in the index for each row; a join might read every submission first. Of a bare
  // comparison PostgreSQL would expect one row in two hundred to pass, and then reads and sorts all that fit.
  return sql`case when coalesce((select ${sibling.id} from ${submissions} ${sql.identifier('sibling')}
    where ${and(ofSameStudent, fitting)}
    order by ${desc(sibling.uploadedAt)}, ${desc(sibling.id)} limit 1), ${submissions.id}) = ${submissions.id}
    then true else false end`;
}

/** Which attempt a row is and how many there are; null for a paper of nobody known. */
export const attemptsOfRow = sql<
  readonly [number, number] | null
>`case when ${submissions.attemptKey} is not null and ${submissions.courseAssignmentId} is not null then (
    select array[count(*) filter (
      where (${sibling.uploadedAt}, ${sibling.id}) <= (${submissions.uploadedAt}, ${submissions.id})
    ), count(*)]::int[]
    from ${submissions} ${sql.identifier('sibling')}
    where ${ofSameStudent} and ${sibling.deletedAt} is null) end`;
