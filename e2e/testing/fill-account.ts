import { listGradingCriteria, uploadAssignments } from '@greenpen/api-contract';
import type { Made } from '../spec/calls.ts';
import type { Account } from './account.ts';

const essay = `Ana Ruiz
PSY 101

Sleep and memory

Short sleep is linked to lower grades (Diaz and Lee, 2019). They stays up late anyway.
`;

/** A course with an assignment and a graded paper, an empty course, and two templates. */
export async function fillAccount(account: Account): Promise<Made> {
  await account.make('/api/courses', { code: 'HIS 200', name: 'World History' });
  const courseId = await account.make('/api/courses', {
    code: 'PSY 101',
    name: 'Introduction to Psychology',
    description: 'How minds learn.',
  });
  const courseAssignmentId = await account.make(`/api/courses/${courseId}/assignments`, {
    title: 'Sleep',
    week: 2,
    maxPoints: 50,
  });
  const templateId = await account.make('/api/feedback-templates', {
    name: 'Too broad',
    category: 'content',
    template: 'Choose one question.',
  });
  await account.make('/api/feedback-templates', {
    name: 'Agreement',
    category: 'grammar',
    template: 'Subject and verb disagree.',
  });
  const assignmentId = await uploadInto(account, { courseId, courseAssignmentId });
  const { body } = await account.ask('GET', '/api/grading-criteria');
  const criteria = listGradingCriteria.response.parse(body);
  return { courseId, courseAssignmentId, assignmentId, templateId, criteriaId: criteria[0]?.id ?? '' };
}

async function uploadInto(
  account: Account,
  { courseId, courseAssignmentId }: Pick<Made, 'courseId' | 'courseAssignmentId'>,
): Promise<string> {
  const form = new FormData();
  form.append('courseId', courseId);
  form.append('courseAssignmentId', courseAssignmentId);
  form.append('files', new Blob([essay], { type: 'text/plain' }), 'Ana Ruiz.txt');
  const answer = await account.fetch('POST', '/api/assignments/upload', { form });
  const { assignments } = uploadAssignments.response.parse(await answer.json());
  return assignments[0]?.id ?? '';
}

/** Grades the paper and waits for its draft. */
export async function gradeAndWait(account: Account, assignmentId: string): Promise<void> {
  await account.grade([assignmentId], `grade-${assignmentId}`);
  await untilGraded(account, assignmentId);
}

async function untilGraded(account: Account, assignmentId: string): Promise<void> {
  const { status } = await account.get(assignmentId);
  if (status === 'completed') return;
  if (status === 'error') throw new Error('The paper could not be graded.');
  await new Promise((resolve) => {
    setTimeout(resolve, 200);
  });
  await untilGraded(account, assignmentId);
}
