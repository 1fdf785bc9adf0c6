import type { Feedback } from '@greenpen/grading';
import { z } from 'zod';

/** Twice what is asked for: a little too long is cut by the instructor, a flood is refused. */
const MOST_CHARACTERS = 2_600;

/** Of an area of which the draft says nothing, nothing is said. */
const textSchema = z.literal('').or(z.string().trim().min(40).max(MOST_CHARACTERS));

const replySchema = z.object({
  grammar: textSchema,
  apa: textSchema,
  content: textSchema,
  overall: textSchema,
});

/** What providers that can hold a model to a shape are told; lengths are checked here, since few of them know such a rule. */
export const replyShape = {
  type: 'object',
  properties: {
    grammar: { type: 'string' },
    apa: { type: 'string' },
    content: { type: 'string' },
    overall: { type: 'string' },
  },
  required: ['grammar', 'apa', 'content', 'overall'],
  additionalProperties: false,
} as const;

/** The four texts of a reply, plain; `null` where it is anything else. A Markdown code fence around it is overlooked. */
export function readReply(text: string): Feedback | null {
  const parsed = replySchema.safeParse(parseJson(withoutCodeFence(text)));
  if (!parsed.success) return null;
  const { grammar, apa, content, overall } = parsed.data;
  return { grammar: plain(grammar), apa: plain(apa), content: plain(content), overall: plain(overall) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function withoutCodeFence(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('```') || !trimmed.endsWith('```')) return trimmed;
  return trimmed.slice(trimmed.indexOf('\n') + 1, -3);
}

/** Removes invisible characters and Markdown emphasis; paragraphs are separated by an empty line. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Cf}/gu, '')
    .replaceAll(/\*\*|__/gu, '')
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{2,}/gu, '\n\n')
    .trim();
}
