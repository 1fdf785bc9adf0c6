import { noAnnotations } from '@greenpen/grading';
import { readPaper } from '@greenpen/paper-extraction';
import { redraftStored } from '@greenpen/paper-review';
import { atMost, type Figure } from './figure.ts';
import type { ReviewedPaper } from './planted-papers.ts';
import { createRandom, shuffled } from './random.ts';

/** Dismissals that are tried on each paper: one finding, half of them, all of them. */
const SHARES = [0, 0.5, 1] as const;

/** What is left in unedited drafts of what the instructor dismissed, over the planted papers. */
export async function measureRedrafts(reviewed: readonly ReviewedPaper[]): Promise<readonly Figure[]> {
  const random = createRandom(12);
  let before = 0;
  let left = 0;
  let drafts = 0;
  for (const { paper: planted, review } of reviewed) {
    const read = await readPaper({
      bytes: new TextEncoder().encode(planted.text),
      fileName: 'paper.txt',
    });
    if (read.status === 'refused' || review.findings.length === 0) continue;
    const stored = { paper: JSON.stringify(read.paper), review: JSON.stringify(review) };
    for (const share of SHARES) {
      const count = Math.max(1, Math.round(review.findings.length * share));
      const ids = shuffled(review.findings, random).map(({ id }) => id);
      const dismissed = new Set(ids.slice(0, count));
      const { feedback, sentences } = await redraftStored({
        ...stored,
        decisions: {
          dismissed: [...dismissed],
          verdicts: {},
          rubricPoints: {},
          byHand: { grammar: null, apa: null, content: null },
          annotations: noAnnotations,
        },
        studentName: review.student.name,
        manner: {},
      });
      const isStale = ({ restsOn }: { readonly restsOn: readonly string[] }) =>
        restsOn.some((id) => dismissed.has(id));
      const isBaseless = ({ restsOn }: { readonly restsOn: readonly string[] }) =>
        restsOn.length > 0 && restsOn.every((id) => dismissed.has(id));
      drafts += 1;
      before += review.sentences.filter(isStale).length;
      left += sentences.filter(isStale).length;
      // A sentence that rests on nothing else must not come back under another reason.
      left += review.sentences.filter(
        (one) => isBaseless(one) && feedback[one.area].includes(one.text),
      ).length;
    }
  }
  return [
    atMost(0, {
      what: 'sentences whose finding is dismissed that remain in an unedited draft',
      value: left,
      detail: `${drafts} redrafts; ${before} such sentences before`,
    }),
  ];
}
