import { PaperStoreError } from '@greenpen/paper-store';
import type { Span } from '@greenpen/paper';
import type { Ports } from '../ports.ts';

/** `nothing-to-do`: no demo text is waiting, or an instructor's paper is. */
export type DemoOutcome = 'nothing-to-do' | 'settled' | 'gone';

/** Reviews one visitor's text, like a paper without a course. */
export async function reviewDemo(
  { gradebook, reviewer, open, seal }: Ports,
  signal: AbortSignal,
): Promise<DemoOutcome> {
  const claim = await gradebook.demoReviews.claim();
  if (claim === undefined) return 'nothing-to-do';
  const { id, attempt } = claim;
  const text = openText(open, claim.text);
  if (text === null) return gradebook.demoReviews.settle({ id, attempt, review: null });
  const outcome = await reviewer.review({ source: { text } }, { signal });
  if (outcome.status === 'refused') return gradebook.demoReviews.settle({ id, attempt, review: null });
  const { letter, scores, basis, feedback, findings, words } = outcome.review;
  const { notJudged = [] } = basis;
  const shown = findings.map((finding) => ({ ...finding, ...findContext(outcome.paper.text, finding.span) }));
  const review = seal(JSON.stringify({ letter, scores, notJudged, feedback, findings: shown, words }));
  return gradebook.demoReviews.settle({ id, attempt, review });
}

function openText(open: Ports['open'], sealed: Uint8Array): string | null {
  try {
    return open(sealed);
  } catch (error) {
    if (error instanceof PaperStoreError) return null;
    throw error;
  }
}

/** Characters of context on each side. */
const AROUND = 36;

/** The text before and after a span on its line, cut at word boundaries, with "…" where it is shortened. */
export function findContext(
  text: string,
  span: Span | null,
): { readonly before: string; readonly after: string } {
  if (span === null) return { before: '', after: '' };
  const start = text.lastIndexOf('\n', span.start - 1) + 1;
  const next = text.indexOf('\n', span.end);
  const line = {
    before: text.slice(start, span.start),
    after: text.slice(span.end, next < 0 ? undefined : next),
  };
  return {
    before:
      line.before.length <= AROUND ? line.before : `…${line.before.slice(-AROUND).replace(/^\S*/u, '')}`,
    after: line.after.length <= AROUND ? line.after : `${line.after.slice(0, AROUND).replace(/\S*$/u, '')}…`,
  };
}
