import type { FoundStudent } from '@greenpen/grading';
import { beforeEach, describe, expect, it } from 'vitest';
import { addUser, claimNext, prepareGradebook, sampleReview, sampleSubmission } from '../testing/index.ts';

const test = prepareGradebook();
let ownerId = '';
let courseId = '';

beforeEach(async () => {
  const { gradebook } = test;
  ownerId = await addUser(gradebook);
  const course = { ownerId, code: 'PSY', name: 'Psychology', description: '', rubric: '' };
  courseId = (await gradebook.courses.create(course)).id;
  const students = [
    { name: 'José O’Neill', email: 'jose@example.edu', lmsId: 'Participant 37' },
    { name: 'Ben Lee', email: 'ben@example.edu', lmsId: 'Participant 38', loginId: 'blee' },
  ];
  await gradebook.students.import({ ownerId, courseId, students });
});

/** A paper of the course after its review. */
async function reviewed(originalName: string, student: Partial<FoundStudent>) {
  const { gradebook } = test;
  const { submission } = await gradebook.submissions.create(
    sampleSubmission(ownerId, { courseId, originalName }),
  );
  await gradebook.runs.queue({ ownerId, submissionIds: [submission.id] });
  const { claim } = await claimNext(test);
  await gradebook.runs.complete(claim, sampleReview({ student: { name: null, email: null, ...student } }));
  return gradebook.submissions.get({ ownerId, submissionId: submission.id });
}

describe('the author of a reviewed paper', () => {
  it.each<[string, Partial<FoundStudent>, string]>([
    ['essay.docx', { name: "Jose O'Neill" }, 'José O’Neill'],
    ['ONeill_Jose_essay.docx', {}, 'José O’Neill'],
    ['Ben Lee - essay.docx', { name: 'Ben Lee' }, 'Ben Lee'],
    ['Essay 1_blee_attempt_2025-02-03-12-30-45_x.docx', {}, 'Ben Lee'],
    ['Moby Dick - essay.docx', { name: 'Ben Lee', otherName: 'Moby Dick' }, 'Ben Lee'],
  ])('of %s is spelled as on the class list', async (fileName, student, name) => {
    expect(await reviewed(fileName, student)).toMatchObject({
      studentName: name,
      otherName: null,
      doubts: [],
    });
  });

  it.each<[string, Partial<FoundStudent>, string]>([
    ['Ben Lee_38_assignsubmission_file_x.docx', { name: 'Ben Lee', otherName: 'Ana Diaz' }, 'Ana Diaz'],
    ['essay.docx', { name: 'Jose ONeill', email: 'ben@example.edu' }, 'Ben Lee'],
    ['Ben Lee - essay.docx', { name: 'José O’Neill', otherName: 'Ben Lee' }, 'Ben Lee'],
  ])(
    'of %s is doubted where there are two, until the instructor says which',
    async (fileName, student, other) => {
      const { id, ...found } = await reviewed(fileName, student);
      expect(found).toMatchObject({ studentName: student.name, otherName: other, doubts: ['two-names'] });
      const said = { ownerId, submissionId: id, studentName: 'Ben Lee' };
      expect(await test.gradebook.submissions.updateStudent(said)).toMatchObject({
        studentName: 'Ben Lee',
        otherName: null,
        studentCorrected: true,
        doubts: [],
      });
    },
  );
});
