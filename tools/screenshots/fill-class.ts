import { setTimeout as delay } from 'node:timers/promises';
import type { ApiClient, UploadFile } from '../testing/api-client.ts';
import type { SampleClass } from './sample-class.ts';
import type { ShownClass } from './shown-class.ts';

const text = (student: string, body: string): Uint8Array =>
  new TextEncoder().encode(`Sleep and Memory\n\n${student}\nPSY 101\nNorthfield University\n\f${body}\n`);

const first = `Short sleep is linked to lower grades. They stays up late anyway.

The first weeks of a term ask for the most. Most students say that they sleep six hours or less on the nights before an exam, and that they know it does not help them. What they keep of a text that was read late is less than what they keep of one read in the morning.

Sleep is when the day is sorted. Words that were learned before a night of rest are found faster on the next day than words learned before a day without it. This holds for short lists and for long ones.`;
const second = `${first.replace('stays', 'stay')}

Memory needs rest, and rest needs time (Diaz & Lee, 2019).`;

const classList = `Name,Email
${['Maria', 'Avery', 'Blake', 'Casey', 'Drew', 'Robin', 'Toni', 'Uma'].map((name) => `${name} Sample,${name.toLowerCase()}@example.edu`).join('\n')}
`;

/** A file of the class, for who hands it in once more. */
export const handedIn: UploadFile = { fileName: 'toni-sample-2.txt', bytes: text('Toni Sample', second) };

/** What a class gathers in use: a class list, examples, a file that cannot be read, and a text handed in twice. */
export async function fillClass(
  client: ApiClient,
  { courseId, courseAssignmentId }: SampleClass,
): Promise<Pick<ShownClass, 'broken' | 'text'>> {
  const course = `/api/courses/${courseId}`;
  const post = (path: string, body: object) =>
    client.fetch('POST', `${course}/${path}`, { body: JSON.stringify(body) });
  await post('students', { csv: classList });
  await post('graded-examples', {
    courseAssignmentId,
    title: 'A strong essay',
    studentWork: 'The group that slept kept more of the words.',
    professorFeedback: 'You name what the study shows. Say next what it cannot show.',
    grade: 91,
  });
  await post('discussion-examples', {
    courseAssignmentId,
    discussionPrompt: 'What did the study leave out?',
    professorResponse: 'Good eye. Who was not in the sample, and does that matter here?',
  });
  const handIn = async (fileName: string, bytes: Uint8Array): Promise<string> => {
    const name = fileName.replace('.', '-');
    const file: UploadFile = { fileName, bytes };
    const { assignments } = await client.upload([file], {
      key: `sample-class-${name}`,
      courseId,
      courseAssignmentId,
    });
    const ids = assignments.map(({ id }) => id);
    await client.grade(ids, `sample-class-grade-${name}`);
    while ((await client.listAll()).some(({ status }) => status === 'processing')) await delay(300);
    return ids[0] ?? '';
  };
  const broken = await handIn('scan.pdf', new TextEncoder().encode('%PDF-1.7\nnothing'));
  await handIn('toni-sample-1.txt', text('Toni Sample', first));
  return { broken, text: await handIn(handedIn.fileName, handedIn.bytes) };
}
