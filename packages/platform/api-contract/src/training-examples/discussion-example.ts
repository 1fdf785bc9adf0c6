import { responseStyles } from '@greenpen/grading';
import { z } from 'zod';
import { requiredText } from '../required-text.ts';
import { openEnum } from '../open-enum.ts';

const incomplete = 'Please fill in all required fields for the discussion example.';

/** How the instructor answered in a discussion. */
export const discussionExample = z.object({
  id: z.uuid(),
  courseId: z.uuid(),
  /** null where it stands for the whole course. */
  courseAssignmentId: z.uuid().nullable(),
  discussionPrompt: z.string(),
  professorResponse: z.string(),
  responseStyle: openEnum(responseStyles),
  notes: z.string(),
  createdAt: z.iso.datetime(),
});

export type DiscussionExample = z.infer<typeof discussionExample>;

export const newDiscussionExample = z.object({
  courseAssignmentId: z.uuid().nullable().default(null),
  discussionPrompt: requiredText(20_000, incomplete),
  professorResponse: requiredText(20_000, incomplete),
  responseStyle: z.enum(responseStyles).default('conversational'),
  notes: z.string().trim().max(5000).default(''),
});

/** Fields that are absent stay as they are. */
export const discussionExampleEdit = z.object({
  courseAssignmentId: z.uuid().nullable().optional(),
  discussionPrompt: z.string().trim().min(1).max(20_000).optional(),
  professorResponse: z.string().trim().min(1).max(20_000).optional(),
  responseStyle: z.enum(responseStyles).optional(),
  notes: z.string().trim().max(5000).optional(),
});
