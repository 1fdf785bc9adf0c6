import { areas } from '@greenpen/paper';
import { z } from 'zod';
import { enumOr, openEnum } from '../open-enum.ts';

export const area = enumOr(areas, 'content');

/** 0 to 100 with one decimal. */
export const score = z.number().min(0).max(100);

const percentage = z.int().min(0).max(100);

export const weights = z.object({ grammar: percentage, apa: percentage, content: percentage });

export const letters = ['A', 'B', 'C', 'D', 'F'] as const;

export const letter = openEnum(letters);
