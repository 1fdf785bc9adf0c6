import type { DiscussionExample, GradedExample } from '@greenpen/api-contract';
import type { Course, Gradebook, RulingRecord, Student } from '@greenpen/gradebook';
import { type Requirement, rubricText } from '@greenpen/grading';
import { fileNameInArchive, giveNamesOnce } from '../../exports/archive/file-name-in-archive.ts';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import { csvRow } from '../../exports/csv-row.ts';
import type { Sealer } from '../../ports.ts';
import { discussionExampleOnWire } from '../../training-examples/discussion-example-texts.ts';
import { gradedExampleOnWire } from '../../training-examples/graded-example-texts.ts';
import { bothWays, facts, moment, section } from './readable.ts';

/** Folder names by course id. */
export function foldersOf(courses: readonly Course[]): ReadonlyMap<string, string> {
  const once = giveNamesOnce();
  return new Map(
    courses.map(({ id, code, name }) => [
      id,
      `courses/${once(fileNameInArchive(`${code} ${name}`, 'Course'))}`,
    ]),
  );
}

/** Course texts with rubric, course assignments and class list. */
export async function* courseEntries(
  gradebook: Pick<Gradebook, 'students' | 'rulings'>,
  {
    ownerId,
    courses,
    folders,
    sealer,
  }: {
    ownerId: string;
    courses: readonly Course[];
    folders: ReadonlyMap<string, string>;
    sealer: Sealer;
  },
): AsyncGenerator<ArchiveEntry> {
  const records = await gradebook.rulings.list({ ownerId });
  const rulings = records.map(({ passage, ...ruling }) => ({ ...ruling, text: sealer.open(passage) }));
  for (const course of courses) {
    const folder = folders.get(course.id) ?? 'courses';
    const students = await gradebook.students.list({ ownerId, courseId: course.id });
    const at = course.createdAt;
    yield* bothWays(`${folder}/course`, at, {
      text: courseText(course, rulings),
      json: {
        ...course,
        students,
        rulings: rulings.filter((one) => course.assignments.some(({ id }) => id === one.courseAssignmentId)),
      },
    });
    if (students.length > 0) yield { name: `${folder}/class-list.csv`, at, content: classList(students) };
  }
}

type Ruling = Omit<RulingRecord, 'passage'> & { readonly text: string };

function courseText(course: Course, rulings: readonly Ruling[]): string {
  const { code, name, term, readsOvernight, description, rubric, assignments, createdAt, archivedAt } =
    course;
  return [
    section(`${code} - ${name}`, [
      ...facts([
        ['Term', term],
        ['Language model', readsOvernight ? 'reads overnight' : 'reads at once'],
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
          ['APA style', set.apaScope],
        ]),
        ...[
          set.description,
          set.instructions,
          set.rubric === null ? '' : `Rubric\n${rubricText(set.rubric)}`,
        ].flatMap((text) => (text === '' ? [] : ['', text])),
        ...(set.requirements === null
          ? []
          : ['', 'What Greenpen looks for:', ...set.requirements.map(asked)]),
        ...rulings
          .filter(({ courseAssignmentId }) => courseAssignmentId === set.id)
          .map(({ text, counts }) => `* ${counts ? 'Counts' : 'Does not count'} as an answer: "${text}"`),
      ]),
    ),
  ].join('');
}

function asked({ text, required, terms }: Requirement): string {
  const answers = terms.length === 0 ? '' : ` (an answer may say: ${terms.join('; ')})`;
  return `* ${text}${required ? '' : ' (optional)'}${answers}`;
}

function classList(students: readonly Student[]): string {
  const rows = students.map(({ name, email }) => csvRow([name, email]));
  return `\uFEFF${csvRow(['Name', 'E-mail'])}${rows.join('')}`;
}

type Source = {
  readonly gradebook: Pick<Gradebook, 'accountContents'>;
  readonly sealer: Sealer;
  readonly ownerId: string;
  /** Folder names by course id. */
  readonly folders: ReadonlyMap<string, string>;
};

/** Training examples, numbered, in the folder of their course. */
export async function* exampleEntries({
  gradebook,
  sealer,
  ownerId,
  folders,
}: Source): AsyncGenerator<ArchiveEntry> {
  let number = 0;
  const nameOf = (courseId: string, kind: string, title: string): string => {
    number += 1;
    const name = fileNameInArchive(title, 'Example');
    return `${folders.get(courseId) ?? 'courses'}/${kind}/${String(number).padStart(4, '0')} ${name}`;
  };
  for await (const record of gradebook.accountContents.eachGradedExample({ ownerId })) {
    const example = gradedExampleOnWire(record, sealer);
    const name = nameOf(record.courseId, 'graded-examples', example.title);
    yield* bothWays(name, record.createdAt, { text: gradedText(example), json: example });
  }
  for await (const record of gradebook.accountContents.eachDiscussionExample({ ownerId })) {
    const example = discussionExampleOnWire(record, sealer);
    const name = nameOf(record.courseId, 'discussion-examples', example.discussionPrompt);
    yield* bothWays(name, record.createdAt, { text: discussionText(example), json: example });
  }
}

function gradedText(example: GradedExample): string {
  const { title, type, grade, maxPoints, studentWork, professorFeedback, notes } = example;
  return [
    section(
      title,
      facts([
        ['Kind', type],
        ['Grade', `${grade} of ${maxPoints}`],
      ]),
    ),
    section('Student work', [studentWork]),
    section('Feedback', [professorFeedback]),
    section('Notes', notes === '' ? [] : [notes]),
  ].join('');
}

function discussionText(example: DiscussionExample): string {
  const { discussionPrompt, professorResponse, responseStyle, notes } = example;
  return [
    section('Prompt', [discussionPrompt]),
    section(`Response (${responseStyle})`, [professorResponse]),
    section('Notes', notes === '' ? [] : [notes]),
  ].join('');
}
