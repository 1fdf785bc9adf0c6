import type { Feedback } from '@greenpen/grading';
import type { DraftPrompt } from './prompt.ts';
import { readReply } from './reply.ts';
import { findFalseQuote } from './verify-quotes.ts';

const markup = /<\/?[a-z!][^>]*>|!?\[[^\]]*\]\([^)]*\)/iu;

const links = /\b(?:https?|ftp|javascript|data|file):\S*[\p{L}\p{N}/]|\bwww\.\S*[\p{L}\p{N}/]/giu;

/** Points out of a round number; a score, grade or mark with its value; "an A grade". */
const grades = [
  /\b\d{1,3}(?:\.\d+)?\s*(?:\/|out of)\s*(?:10|20|25|50|100)\b/giu,
  /\b(?:[Ss]core|[Gg]rade|[Mm]ark)s?(?::|\s+(?:is|was|be|of|at|an?))*\s+(?:\d{1,3}(?:\.\d+)?\b|[A-DF](?![\p{L}’']))/gu,
  /\b(?:an?\s+[A-DF][+-]?|[A-DF][+-])\s+(?:grade|paper)\b/gu,
];

/** Words without which nobody writes much English, and which the languages beside it hardly share. */
const common = new Set(
  'the of and to is that it you your for with are this be not have was on at by from or but its which they can more what where there as if'.split(
    ' ',
  ),
);

/** In English prose every third word or so is one of them; quotations in another language leave enough of them. */
const LEAST_SHARE = 0.12;

export type AcceptedReply =
  | { readonly kind: 'accepted'; readonly feedback: Feedback }
  | { readonly kind: 'refused'; readonly reason: string };

const parts = ['grammar', 'apa', 'content', 'overall'] as const;

/** Reads a model's reply and lets through only what may be shown of this paper, with the names back in. */
export function acceptReply(reply: string, { sources, restoreNames, settled }: DraftPrompt): AcceptedReply {
  const feedback = readReply(reply);
  if (feedback === null)
    return { kind: 'refused', reason: 'The reply is not in the form that was asked for.' };
  if (!isEnglish(parts.map((part) => feedback[part]).join('\n')))
    return { kind: 'refused', reason: 'The reply is not in English.' };
  for (const part of parts) {
    const forbidden = findForbidden(feedback[part], sources);
    if (forbidden !== null) return { kind: 'refused', reason: `The reply holds ${forbidden}.` };
    if (findFalseQuote(feedback[part], sources) !== null) {
      return { kind: 'refused', reason: 'The reply quotes words that are not in the paper.' };
    }
  }
  const [grammar, apa, content, overall] = parts.map((part) => restoreNames(feedback[part]));
  if (/\[NAME(?: \d+)?\]/u.test(`${grammar}${apa}${content}${overall}`)) {
    return { kind: 'refused', reason: 'The reply speaks to a name that nobody knows.' };
  }
  return {
    kind: 'accepted',
    feedback: {
      grammar: grammar ?? '',
      apa: apa ?? '',
      content: content ?? '',
      overall: overall ?? '',
      ...settled,
    },
  };
}

/** Whether feedback is written in English, by its commonest words. */
export function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => common.has(word)).length >= words.length * LEAST_SHARE;
}

/**
 * Why a text is not allowed in feedback, whatever it quotes: it has markup, a link that is not in the paper, or
 * a grade, which is the engine's and the instructor's alone. `null` where there is no reason.
 */
export function findForbidden(
  text: string,
  sources: readonly string[],
): 'markup' | 'a link' | 'a grade' | null {
  const isForeign = ([found]: RegExpMatchArray) => !sources.some((source) => source.includes(found));
  if (markup.test(text)) return 'markup';
  if ([...text.matchAll(links)].some(isForeign)) return 'a link';
  return grades.some((pattern) => [...text.matchAll(pattern)].some(isForeign)) ? 'a grade' : null;
}
