import { z } from 'zod';
import { readJson, shapeOf } from '../judge-paper/reply.ts';

export const feedbackParts = ['overall', 'content', 'grammar', 'apa'] as const;

const sentence = z.object({
  area: z.enum(feedbackParts),
  text: z.string().trim().min(2).max(700),
  restsOn: z.array(z.string().trim().max(8)).max(12),
  suggestedWording: z.string().trim().max(300).nullable(),
  startsParagraph: z.boolean(),
});

export type ProposedSentence = z.infer<typeof sentence>;

export const feedbackShape: object = shapeOf(z.object({ sentences: z.array(sentence) }));

const MOST = 60;

/** The sentences of a reply and how many of its items are none; `null` where it is no list of sentences. */
export function readSentences(
  reply: string,
): { readonly sentences: readonly ProposedSentence[]; readonly malformed: number } | null {
  const parsed = z.object({ sentences: z.array(z.unknown()) }).safeParse(readJson(reply));
  if (!parsed.success) return null;
  const given = parsed.data.sentences.slice(0, MOST);
  const sentences = given.flatMap((one) => {
    const { success, data } = sentence.safeParse(one);
    return success ? [data] : [];
  });
  return { sentences, malformed: given.length - sentences.length };
}
