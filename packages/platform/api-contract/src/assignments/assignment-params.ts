import { z } from 'zod';

export const assignmentParams = z.object({ id: z.uuid() });
