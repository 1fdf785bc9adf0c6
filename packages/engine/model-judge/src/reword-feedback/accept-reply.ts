import type { Feedback } from '@greenpen/grading';
import { findFalseQuote } from '../verify/find-false-quote.ts';
import { findForbidden, isEnglish } from '../verify/find-forbidden.ts';
import type { DraftPrompt } from './prompt.ts';
import { readReply } from './reply.ts';

export type AcceptedReply =
  | { readonly kind: 'accepted'; readonly feedback: Feedback }
  | { readonly kind: 'refused'; readonly reason: string };

const parts = ['grammar', 'apa', 'content', 'overall'] as const;

/** Reads a model's reply and lets through only what may be shown of this paper, with the names back in. */
export function acceptReply(reply: string, { sources, restoreNames, settled }: DraftPrompt): AcceptedReply {
  const feedback = readReply(reply);
  if (feedback === null || parts.some((part) => feedback[part] === '' && settled[part] === undefined))
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
