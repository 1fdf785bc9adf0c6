import type { Course, Gradebook, Student } from '@greenpen/gradebook';
import { fileNameInArchive, giveNamesOnce } from '../../exports/archive/file-name-in-archive.ts';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { csvRow } from '../../exports/csv-row.ts';
import { bothWays, facts, moment, section } from './readable.ts';

/** A folder for each course, by its id. */
export function foldersOf(courses: readonly Course[]): ReadonlyMap<string, string> {
  const once = giveNamesOnce();
  return new Map(
    courses.map(({ id, code, name }) => [
      id,
      `courses/${once(fileNameInArchive(`${code} ${name}`, 'Course'))}`,
    ]),
  );
}

/** What is taught, with the rubric, what was set, and the class list. */
export async function* courseEntries(
  gradebook: Pick<Gradebook, 'students'>,
  {
    ownerId,
    courses,
    folders,
  }: { ownerId: string; courses: readonly Course[]; folders: ReadonlyMap<string, string> },
): AsyncGenerator<ArchiveEntry> {
  for (const course of courses) {
    const folder = folders.get(course.id) ?? 'courses';
    const students = await gradebook.students.list({ ownerId, courseId: course.id });
    const at = course.createdAt;
    yield* bothWays(`${folder}/course`, at, { text: courseText(course), json: { ...course, students } });
    if (students.length > 0) yield { name: `${folder}/class-list.csv`, at, content: classList(students) };
  }
}

function courseText(course: Course): string {
  const { code, name, term, description, rubric, assignments, createdAt, archivedAt } = course;
  return [
    section(`${code} - ${name}`, [
      ...facts([
        ['Term', term],
        ['Made', moment(createdAt)],
        ['Archived', moment(archivedAt)],
      ]),
      ...(description === '' ? [] : ['', description]),
    ]),
    section('Rubric', rubric === '' ? [] : [rubric]),
    ...assignments.map((set) =>
      section(`Week ${set.week}: ${set.title}`, [
        ...facts([
          ['Kind', set.type],
          ['Max points', set.maxPoints],
        ]),
        ...[set.description, set.instructions].flatMap((text) => (text === '' ? [] : ['', text])),
      ]),
    ),
  ].join('');
}

function classList(students: readonly Student[]): string {
  const rows = students.map(({ name, email }) => csvRow([name, email]));
  return `\uFEFF${csvRow(['Name', 'E-mail'])}${rows.join('')}`;
}
