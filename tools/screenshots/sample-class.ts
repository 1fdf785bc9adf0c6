import { discussionPost, flawedPaper, makePaper } from '@greenpen/test-papers';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { ApiClient } from '../testing/api-client.ts';

const given = z.object({ id: z.string() });

/** Nobody's names: each student is called Sample. */
const students = [
  'Maria Sample',
  'Avery Sample',
  'Blake Sample',
  'Casey Sample',
  'Drew Sample',
  'Emery Sample',
  'Finley Sample',
  'Jules Sample',
  'Kai Sample',
  'Logan Sample',
  'Noor Sample',
  'Quinn Sample',
  'Riley Sample',
  'Sasha Sample',
] as const;

/** What the instructor of the sample class set by hand, so that the list shows every band. */
const contentMarks: readonly (number | undefined)[] = [
  undefined,
  98,
  92,
  84,
  95,
  78,
  99,
  88,
  96,
  70,
  93,
  86,
  97,
  90,
];

const rubric = `Claim: 30 points. A question that can be answered, and an answer.
Evidence: 40 points. At least three sources, used and not only named.
Form: 30 points. APA 7, clear paragraphs.`;

const instructions =
  'Write 600 to 900 words. Take one claim about sleep and memory, and say what speaks for and against it. Use at least three sources in APA 7.';

export type SampleClass = {
  /** The paper with most to see. */
  readonly paper: string;
  /** One that was read and approved. */
  readonly approved: string;
  /** One that can be written on without showing in the pictures of the others. */
  readonly other: string;
  readonly courseId: string;
  /** The essay that the papers are for. */
  readonly courseAssignmentId: string;
};

/** A class whose papers and people are made up, as the pictures of the product show it. */
export async function makeSampleClass(client: ApiClient): Promise<SampleClass> {
  const make = async (path: string, body: object): Promise<string> =>
    given.parse(await (await client.fetch('POST', path, { body: JSON.stringify(body) })).json()).id;
  const course = await make('/api/courses', {
    code: 'PSY 101',
    name: 'Introduction to Psychology',
    description: 'A sample course.',
    term: 'Fall 2026',
    rubric,
  });
  await make('/api/courses', { code: 'EDU 210', name: 'Learning in Groups', term: 'Fall 2026' });
  const setTask = (week: number, title: string, type = 'assignment') =>
    make(`/api/courses/${course}/assignments`, { title, week, type, maxPoints: 100, instructions });
  await setTask(1, 'Reading response', 'discussion');
  const essay = await setTask(3, 'Evidence essay');
  await setTask(6, 'Midterm questions', 'exam');
  for (const [category, name, template] of [
    [
      'apa',
      'Joining two authors',
      'In parentheses, join two authors with “&”; in the sentence, write “and”.',
    ],
    ['content', 'Say who says so', 'A strong claim. Who found it, and how? Name the study in the sentence.'],
    [
      'general',
      'A good first draft',
      'This is a draft that can become a good paper. Start with the second point.',
    ],
  ] as const) {
    await make('/api/feedback-templates', { name, category, template });
  }

  const files = [await flawedPaper('docx')];
  for (let seed = 1; seed < students.length - 1; seed += 1) {
    files.push(await makePaper({ seed: seed * 7, format: seed % 3 === 0 ? 'pdf' : 'docx' }));
  }
  files.push(discussionPost());
  const named = files.map(({ fileName, bytes }, index) => ({
    fileName: `${students[index]?.replace(' ', '_') ?? 'Sample'}_evidence-essay.${fileName.split('.').at(-1) ?? ''}`,
    bytes,
  }));
  const { assignments } = await client.upload(named, {
    key: 'sample-class-upload',
    courseId: course,
    courseAssignmentId: essay,
  });
  const ids = assignments.map(({ id }) => id);
  await client.grade(ids, 'sample-class-grade');
  while ((await client.listAll()).some(({ status }) => status === 'processing')) await delay(300);
  for (const [index, id] of ids.entries()) {
    const body = JSON.stringify({ studentName: students[index] ?? 'Robin Sample' });
    await client.fetch('PATCH', `/api/assignments/${id}`, { body });
    const content = contentMarks[index];
    if (content !== undefined) {
      const { version } = (await client.get(id)).grade ?? { version: 1 };
      await client.saveGrade(id, { version, contentScore: content });
    }
    if (index % 4 === 1) await client.approve(id, `sample-class-approve-${index}`);
  }
  const [paper = '', approved = '', other = ''] = ids;
  return { paper, approved, other, courseId: course, courseAssignmentId: essay };
}
