import { and, eq } from 'drizzle-orm';
import { gradingCriteria } from '../schema/courses.ts';

/** The row of an owner's criteria in which she turned learning from approved grades off. */
export const isLearningTurnedOff = (ownerId: string) =>
  and(
    eq(gradingCriteria.ownerId, ownerId),
    gradingCriteria.isDefault,
    eq(gradingCriteria.learnsFromApproved, false),
  );
