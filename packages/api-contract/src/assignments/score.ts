import { areas } from '@greenpen/paper';
import { feedbackStyles } from '@greenpen/grading';
import { z } from 'zod';

export const area = z.enum(areas);

/** 0 to 100 with one decimal. */
export const score = z.number().min(0).max(100);

const percentage = z.int().min(0).max(100);

export const weights = z.object({ grammar: percentage, apa: percentage, content: percentage });

export const feedbackStyle = z.enum(feedbackStyles);

export const letter = z.enum(['A', 'B', 'C', 'D', 'F']);
