import { requirementKinds } from '@greenpen/grading';
import { z } from 'zod';
import { enumOr } from '../fields.ts';

/** As `requirementId` makes them; the hyphen keeps it apart from the names that every object has. */
const id = z
  .string()
  .max(100)
  .regex(/^[a-z]+-[\p{L}\p{N}-]*$/u);
const passage = z.string().trim().min(1).max(1000);

const requirement = z.object({
  id,
  text: z.string().trim().min(1).max(300),
  kind: z.enum(requirementKinds),
  required: z.boolean(),
  /** The words of the instructions that it came from; empty where the instructor added it. */
  asWritten: z.string().trim().max(2000).default(''),
  /** What an answer may look like: terms, or example sentences. */
  terms: z.array(passage).max(20).readonly().default([]),
});

/** In requests: the whole list as the instructor wants it; null reads it from the instructions. */
export const requirementList = z
  .array(requirement)
  .max(60)
  .readonly()
  .refine((list) => new Set(list.map((one) => one.id)).size === list.length, {
    message: 'Two requirements have the same id.',
  });

/** In responses. */
export const requirementOnWire = z.object({
  id: z.string(),
  text: z.string(),
  kind: enumOr(requirementKinds, 'part'),
  required: z.boolean(),
  asWritten: z.string(),
  terms: z.array(z.string()).readonly(),
});
