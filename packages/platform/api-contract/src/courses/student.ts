import { z } from 'zod';

/** Someone of a course's class list. */
export const student = z.object({ id: z.uuid(), name: z.string(), email: z.string().nullable() });

export type Student = z.infer<typeof student>;
