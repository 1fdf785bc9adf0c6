import { z } from 'zod';

/** A text that a form may not leave empty; absent counts as empty, and both are said in the form's own sentence. */
export function requiredText(longest: number, sentence: string) {
  return z
    .string()
    .trim()
    .max(longest)
    .refine((text) => text !== '', { message: sentence })
    .prefault('');
}
