import { z } from 'zod';

export const courseParams = z.object({ courseId: z.uuid() });

/** Something of a course, by its own id. */
export const inCourseParams = courseParams.extend({ id: z.uuid() });
