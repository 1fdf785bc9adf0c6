import { z } from 'zod';

/** At most 1,000; one that does not exist refuses all. */
export const manyAssignments = z.object({ ids: z.array(z.uuid()).min(1).max(1000) });

/** In the answers of calls on many papers. */
export const assignmentIds = z.array(z.uuid());
