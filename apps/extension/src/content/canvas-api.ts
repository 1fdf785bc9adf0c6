import type { Assigned, Names, NextWork, Work } from '../shared/page-types.ts';
import { all, clean, framesOf, inPath, param, textOfHtml } from './dom.ts';
import { fileWork, textWork } from './read-work.ts';
import type { WorkOnPage } from './site.ts';

export const canvasCourse = () => inPath(/^\/courses\/(\d+)\//u);

/** Ids of SpeedGrader: in the query, or of older versions in the hash as JSON. */
export function speedGraderIds() {
  const hash = /student_id(?:%22:%22|":")(\w+)/u.exec(location.hash);
  return {
    course: canvasCourse(),
    assignment: param('assignment_id'),
    student: param('student_id') ?? hash?.[1] ?? param('anonymous_id'),
  };
}

export const speedGraderPath = /^\/courses\/\d+\/gradebook\/speed_grader/u;

type Submission = {
  readonly body?: string | null;
  readonly attachments?: readonly {
    readonly display_name?: string;
    readonly filename?: string;
    readonly url?: string;
  }[];
  readonly submission_history?: readonly Pick<Submission, 'body' | 'attachments'>[];
  readonly user?: { readonly name?: string };
};

/** Anonymous grading has ids of its own. */
const submissionPath = ({ course, assignment, student }: ReturnType<typeof speedGraderIds>) =>
  `/api/v1/courses/${course}/assignments/${assignment}/${
    student !== null && student === param('anonymous_id') ? 'anonymous_submissions' : 'submissions'
  }/${student}`;

/** By the session's own API: the page shows uploads in a viewer of another origin. */
export async function readCanvas(previews: string, attempt: string | null = null): Promise<WorkOnPage> {
  const submission = await askCanvas<Submission>(
    `${submissionPath(speedGraderIds())}?include[]=submission_history`,
  );
  // The page names an attempt by its place in the history.
  const shown = attempt === null ? undefined : submission?.submission_history?.[Number(attempt)];
  const found = await workOf(shown ?? submission);
  if (found.work.kind !== 'nothing') return found;
  const selectors = [
    '#submission_preview.user_content',
    '.discussion_entry .message.user_content',
    '.user_content',
  ];
  return { ...found, work: textWork(selectors, { frames: framesOf(previews) }) };
}

async function workOf(submission: Submission | null) {
  const files = (submission?.attachments ?? []).flatMap(({ display_name, filename, url }) =>
    url === undefined ? [] : [{ name: display_name ?? filename ?? 'submission', url }],
  );
  const otherFiles = Math.max(0, files.length - 1);
  const file = await fileWork(files);
  if (file !== null) return { work: file, otherFiles };
  const text = textOfHtml(submission?.body ?? '');
  const work: Work = text === '' ? { kind: 'nothing' } : { kind: 'text', text };
  return { work, otherFiles };
}

/** The student after the shown one in the page's list, whose options have the students' ids as values. */
export async function readNextInCanvas(options: string, names: Names): Promise<NextWork> {
  const ids = speedGraderIds();
  const students = all(options).flatMap((one) => (one instanceof HTMLOptionElement ? [one.value] : []));
  const at = students.indexOf(ids.student ?? '');
  if (at === -1) return { status: 'cannot' };
  const student = students[at + 1];
  if (student === undefined) return { status: 'last' };
  const next = { ...ids, student };
  const include = 'include[]=submission_history&include[]=user';
  const submission = await askCanvas<Submission>(`${submissionPath(next)}?${include}`);
  if (submission === null) return { status: 'cannot' };
  // The page lists attempts only where there are several, by their place.
  const attempts = submission.submission_history?.length ?? 0;
  const attempt = attempts > 1 ? String(attempts - 1) : null;
  const identity = { site: 'canvas-classic', host: location.host, ...next, attempt, page: null } as const;
  const studentName = clean(submission.user?.name);
  return { status: 'read', identity, names: { ...names, studentName }, ...(await workOf(submission)) };
}

type CanvasAssignment = {
  readonly name?: string;
  readonly description?: string | null;
  readonly points_possible?: number | null;
  readonly rubric?: readonly {
    readonly description?: string;
    readonly long_description?: string;
    readonly points?: number;
    readonly ratings?: readonly {
      readonly description?: string;
      readonly long_description?: string;
      readonly points?: number;
    }[];
  }[];
};

/** Instructions and rubric of the assignment, by the session's own API. */
export async function readAssignedInCanvas(): Promise<Assigned | null> {
  const { course, assignment } = speedGraderIds();
  const found = await askCanvas<CanvasAssignment>(`/api/v1/courses/${course}/assignments/${assignment}`);
  if (found === null) return null;
  return {
    title: clean(found.name),
    instructions: textOfHtml(found.description ?? ''),
    maxPoints: found.points_possible ?? null,
    rubric: (found.rubric ?? []).map(({ description, long_description, points = 0, ratings = [] }) => ({
      name: clean(description) ?? '',
      description: textOfHtml(long_description ?? ''),
      maxPoints: points,
      levels: ratings.map((one) => ({
        name: clean(one.description) ?? '',
        description: textOfHtml(one.long_description ?? ''),
        points: one.points ?? 0,
      })),
    })),
  };
}

/** null if it does not answer; only reading, so no token is needed. */
async function askCanvas<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
    if (!answer.ok) return null;
    const found: T | null = JSON.parse((await answer.text()).replace(/^while\(1\);/u, ''));
    return found;
  } catch {
    return null;
  }
}
