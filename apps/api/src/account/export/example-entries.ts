import type { DiscussionExample, GradedExample } from '@greenpen/api-contract';
import type { Gradebook } from '@greenpen/gradebook';
import { fileNameInArchive } from '../../exports/archive/file-name-in-archive.ts';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import type { Sealer } from '../../ports.ts';
import { discussionExampleOnWire } from '../../training-examples/discussion-example-texts.ts';
import { gradedExampleOnWire } from '../../training-examples/graded-example-texts.ts';
import { bothWays, facts, section } from './readable.ts';

type Source = {
  readonly gradebook: Pick<Gradebook, 'accountContents'>;
  readonly sealer: Sealer;
  readonly ownerId: string;
  /** Of each course, by its id. */
  readonly folders: ReadonlyMap<string, string>;
};

/** What the engine learns from, numbered, in the folder of its course. */
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
