import { usualOrder, type assignmentOrder } from '@greenpen/api-contract';
import type { ListOrder } from '@greenpen/gradebook';
import type { z } from 'zod';

/** The order that a list asks for, each column's own where it does not say. */
export function listOrder({ sort, order }: z.infer<typeof assignmentOrder>): ListOrder {
  return { by: sort, direction: order ?? usualOrder[sort] };
}
