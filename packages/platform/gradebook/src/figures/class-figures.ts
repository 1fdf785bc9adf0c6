import type { Area } from '@greenpen/paper';
import { and, asc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Student } from './class-list.ts';
import type { Executor } from '../database.ts';
import { check as checkCourse } from '../courses/courses.ts';
import { notJudgedOfGrade } from '../grades/grade-rows.ts';
import { students } from '../schema/courses.ts';
import { submissions } from '../schema/submissions.ts';

export type ClassFigures = {
  /** The latest paper of each identified student, and all papers of unidentified ones. */
  readonly papers: number;
  readonly graded: number;
  /** Counts of total scores in ten bins of ten points; 100 is in the last bin. */
  readonly histogram: readonly number[];
  /** null until a paper is graded; an area's mean is null where no paper has a score in it. */
  readonly means: (Readonly<Record<Area, number | null>> & { readonly total: number }) | null;
  /**
   * The checks with the most affected papers, ten at most; dismissed findings and those without a cost are
   * excluded.
   */
  readonly findings: readonly {
    readonly check: string;
    readonly area: Area;
    readonly count: number;
    readonly papers: number;
  }[];
  /** The number of students on the class list. */
  readonly students: number;
  /** Students on the list without a paper. */
  readonly missing: readonly Student[];
};

type Place = { readonly ownerId: string; readonly courseId: string; readonly courseAssignmentId: string };

/** Throws COURSE_NOT_FOUND or COURSE_ASSIGNMENT_NOT_FOUND. */
async function getClassFigures(db: Executor, where: Place): Promise<ClassFigures> {
  await checkCourse(db, where);
  const { ownerId, courseId, courseAssignmentId } = where;
  const papers = latestPapers(ownerId, courseAssignmentId);
  const [totals, histogram, findings, missing] = [
    await readTotals(db, papers),
    await readHistogram(db, papers),
    await readFindings(db, papers),
    await listMissing(db, where),
  ];
  const onList = await db.$count(students, eq(students.courseId, courseId));
  return { ...totals, histogram, findings, students: onList, missing };
}

/** The latest paper of each identified student, and every paper without one. */
function latestPapers(ownerId: string, courseAssignmentId: string): SQL {
  return sql`select distinct on (coalesce(nullif(student_key, ''), id::text)) id from submissions
    where owner_id = ${ownerId} and course_assignment_id = ${courseAssignmentId} and deleted_at is null
    order by coalesce(nullif(student_key, ''), id::text), uploaded_at desc, id desc`;
}

function mean(column: string): SQL {
  return sql`round(avg(${sql.identifier(column)})::numeric, 1)::float8`;
}

/** The mean of the papers in which the area was judged or scored by hand. */
function areaMean(area: Area): SQL {
  const override = sql.identifier(`${area}_override`);
  return sql`round((avg(${sql.identifier(`${area}_score`)}) filter (
    where ${override} is not null or not coalesce(${notJudgedOfGrade} ? ${area}, false)))::numeric, 1)::float8`;
}

async function readTotals(
  db: Executor,
  papers: SQL,
): Promise<Pick<ClassFigures, 'papers' | 'graded' | 'means'>> {
  const { rows } = await db.execute<{
    papers: number;
    graded: number;
    grammar: number | null;
    apa: number | null;
    content: number | null;
    total: number | null;
  }>(sql`with papers as (${papers})
    select count(*)::int as papers, count(grades.submission_id)::int as graded, ${areaMean('grammar')} as grammar,
      ${areaMean('apa')} as apa, ${areaMean('content')} as content, ${mean('total_score')} as total
    from papers left join grades on grades.submission_id = papers.id`);
  const {
    papers: count = 0,
    graded = 0,
    grammar = null,
    apa = null,
    content = null,
    total = null,
  } = rows[0] ?? {};
  return { papers: count, graded, means: total === null ? null : { grammar, apa, content, total } };
}

async function readHistogram(db: Executor, papers: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ bin: number; count: number }>(sql`with papers as (${papers})
    select least(9, floor(grades.total_score / 10))::int as bin, count(*)::int as count
    from papers join grades on grades.submission_id = papers.id group by bin`);
  const counts = new Map(rows.map(({ bin, count }) => [bin, count]));
  return Array.from({ length: 10 }, (_, bin) => counts.get(bin) ?? 0);
}

/** A finding's id is its check's id, a colon and its position; findings without a cost are not in the basis. */
async function readFindings(db: Executor, papers: SQL): Promise<ClassFigures['findings']> {
  const { rows } = await db.execute<{ check: string; area: Area; count: number; papers: number }>(
    sql`with papers as (${papers})
    select split_part(finding.id, ':', 1) as check, areas.area, count(*)::int as count,
      count(distinct papers.id)::int as papers
    from papers
    join grades on grades.submission_id = papers.id
    join reviews on reviews.submission_id = papers.id and reviews.number = grades.review_number
    cross join (values ('grammar'), ('apa'), ('content')) as areas(area)
    cross join lateral jsonb_object_keys(reviews.basis -> 'areas' -> areas.area -> 'costs') as finding(id)
    where not grades.dismissed ? finding.id
    group by split_part(finding.id, ':', 1), areas.area
    order by papers desc, count desc, 1
    limit 10`,
  );
  return rows;
}

/** Matches papers to students by address or by name. */
async function listMissing(db: Executor, { courseId, courseAssignmentId }: Place): Promise<Student[]> {
  const handedIn = sql`from ${submissions} where ${submissions.courseAssignmentId} = ${courseAssignmentId}
    and ${submissions.deletedAt} is null`;
  return db
    .select({ id: students.id, name: students.name, email: students.email })
    .from(students)
    .where(
      and(
        eq(students.courseId, courseId),
        sql`not exists (select ${handedIn} and lower(${submissions.studentEmail}) = lower(${students.email}))`,
        sql`not exists (select ${handedIn} and ${nameKeyOf(submissions.studentName)} = ${nameKeyOf(students.name)})`,
      ),
    )
    .orderBy(asc(sql`lower(${students.name})`), asc(students.id));
}

/** The key by which names are compared in SQL; reviewed papers already use the class list's spelling. */
function nameKeyOf(name: SQLWrapper): SQL {
  return sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
}

export { getClassFigures as getClass };
