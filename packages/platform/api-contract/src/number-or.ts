import { z } from 'zod';

/** A number of a form: what is no number (an empty field arrives as null) reads as `fallback`, one out of range is refused. */
export function numberOr<S extends z.ZodType<number, number>>(fallback: number, range: S) {
  return z.number().catch(fallback).pipe(range);
}
