import { z } from 'zod';
import { readJson, shapeOf } from '../judge-paper/reply.ts';

const edit = z.object({
  quote: z.string().min(1).max(300),
  replacement: z.string().max(300),
  kind: z.string().trim().min(1).max(60),
  class: z.enum(['error', 'style']),
});

export type ProposedEdit = z.infer<typeof edit>;

export const editShape: object = shapeOf(z.object({ edits: z.array(edit) }));

const MOST = 120;

/** The edits of a reply and how many of its items are none; `null` where it is no list of edits. */
export function readEdits(
  reply: string,
): { readonly edits: readonly ProposedEdit[]; readonly malformed: number } | null {
  const parsed = z.object({ edits: z.array(z.unknown()) }).safeParse(readJson(reply));
  if (!parsed.success) return null;
  const given = parsed.data.edits.slice(0, MOST);
  const edits = given.flatMap((one) => {
    const { success, data } = edit.safeParse(one);
    return success ? [data] : [];
  });
  return { edits, malformed: given.length - edits.length };
}
