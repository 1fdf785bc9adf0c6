import { z } from 'zod';

/** OpenAI, Anthropic and servers like theirs say "model", Google says "modelVersion". */
const named = z.object({ model: z.string().optional(), modelVersion: z.string().optional() });

const MOST_CHARACTERS = 200;

/** The model that an answer names, as one plain word; `null` where it names none. */
export function versionIn(body: unknown): string | null {
  const { data } = named.safeParse(body);
  const said = data?.modelVersion ?? data?.model ?? '';
  const plain = said.replaceAll(/[^\w.:/@+-]/gu, '').slice(0, MOST_CHARACTERS);
  return plain === '' ? null : plain;
}
