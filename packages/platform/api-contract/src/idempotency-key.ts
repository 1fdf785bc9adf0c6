import { z } from 'zod';

/** Header of upload, grade and approve: the same key gives the same answer and one effect, however often it is sent. */
export const idempotencyHeader = 'idempotency-key';

export const idempotencyKey = z.string().regex(/^[\w-]{8,100}$/u);
