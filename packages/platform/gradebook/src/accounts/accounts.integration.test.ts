import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addUser, gradePaper, prepareGradebook, queuePaper, sampleSubmission } from '../testing/index.ts';

const test = prepareGradebook();

describe('criteria', () => {
  it('gives a new owner one default, however often it is asked for at once', async () => {
    const ownerId = await addUser(test.gradebook);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.gradebook.criteria.list({ ownerId })),
    );
    expect(new Set(answers.map((criteria) => JSON.stringify(criteria))).size).toBe(1);
    expect(answers[0]).toMatchObject([
      {
        isDefault: true,
        weights: { grammar: 30, apa: 25, content: 45 },
        feedbackStyle: 'conversational',
      },
    ]);
  });

  it('changes its owner’s alone, to weights that add up', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const [record] = await gradebook.criteria.list({ ownerId });
    const criteriaId = record?.id ?? '';
    const criteria = { weights: { grammar: 20, apa: 20, content: 60 }, feedbackStyle: 'direct' } as const;
    expect(await gradebook.criteria.update({ ownerId, criteriaId, criteria })).toMatchObject(criteria);
    const wrong = { ...criteria, weights: { grammar: 20, apa: 20, content: 61 } };
    await expect(gradebook.criteria.update({ ownerId, criteriaId, criteria: wrong })).rejects.toMatchObject({
      code: 'WEIGHTS_NOT_100',
    });
    const stranger = await addUser(gradebook);
    await expect(
      gradebook.criteria.update({ ownerId: stranger, criteriaId, criteria }),
    ).rejects.toMatchObject({ code: 'CRITERIA_NOT_FOUND' });
  });
});

describe('courses', () => {
  it('belong to their owner, with what was set by week', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const stranger = await addUser(gradebook);
    const course = await gradebook.courses.create({
      ownerId,
      code: 'A 1',
      name: 'A',
      description: '',
      rubric: '',
    });
    const set = {
      courseId: course.id,
      type: 'assignment',
      maxPoints: 100,
      description: '',
      instructions: '',
    } as const;
    const late = await gradebook.courseAssignments.create({ ownerId, ...set, week: 9, title: 'late' });
    const early = await gradebook.courseAssignments.create({ ownerId, ...set, week: 1, title: 'early' });
    const [listed] = await gradebook.courses.list({ ownerId });
    expect(listed?.assignments).toEqual([early, late]);
    await expect(
      gradebook.courseAssignments.create({ ownerId: stranger, ...set, week: 1, title: 'x' }),
    ).rejects.toMatchObject({ code: 'COURSE_NOT_FOUND' });
    const other = await gradebook.courses.create({
      ownerId,
      code: 'B',
      name: 'B',
      description: '',
      rubric: '',
    });
    await expect(
      gradebook.courses.check({ ownerId, courseId: other.id, courseAssignmentId: late.id }),
    ).rejects.toMatchObject({ code: 'COURSE_ASSIGNMENT_NOT_FOUND' });
    await expect(
      gradebook.courses.check({ ownerId, courseId: course.id, courseAssignmentId: late.id }),
    ).resolves.toBeUndefined();
  });
});

describe('getDashboardStats', () => {
  it('counts what the cards say', async () => {
    const { gradebook } = test;
    const ownerId = await addUser(gradebook);
    const addCourse = (code: string) =>
      gradebook.courses.create({ ownerId, code, name: code, description: '', rubric: '' });
    const [dormant, revived] = [await addCourse('old'), await addCourse('used')];
    await addCourse('new');
    await gradebook.database.execute(sql`
      update courses set created_at = now() - interval '200 days' where id in (${dormant.id}, ${revived.id})`);
    await gradebook.submissions.create(sampleSubmission(ownerId, { courseId: revived.id }));
    const approved = await gradePaper(test, ownerId);
    await gradebook.grades.approve({ ownerId, submissionId: approved, by: ownerId });
    const earlier = await gradePaper(test, ownerId);
    await gradebook.database.execute(sql`
      update submissions set completed_at = now() - interval '2 days' where id = ${earlier}`);
    await queuePaper(gradebook, ownerId);
    expect(await gradebook.figures.getDashboard({ ownerId, timeZone: 'America/New_York' })).toEqual({
      activeCourses: 2,
      totalCourses: 3,
      totalAssignments: 4,
      gradedToday: 1,
      pendingReview: 1,
      averageGrade: 81.2,
    });
    const nobody = await addUser(gradebook);
    expect(await gradebook.figures.getDashboard({ ownerId: nobody, timeZone: 'Nowhere/At_All' })).toEqual({
      activeCourses: 0,
      totalCourses: 0,
      totalAssignments: 0,
      gradedToday: 0,
      pendingReview: 0,
      averageGrade: 0,
    });
  });
});
