import { AppError } from '@greenpen/api-contract';
import { z } from 'zod';

const email = z.email().max(254);

/** An address as it is stored; throws EMAIL_INVALID for what is none. */
export function readEmail(given: string): string {
  const parsed = email.safeParse(given.trim().toLowerCase());
  if (!parsed.success) throw new AppError('EMAIL_INVALID');
  return parsed.data;
}
