import type { ExportFormat, ExportSource, ReturnedKind } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import { writeFeedbackText } from '@greenpen/returned-papers';
import type { Ports } from '../ports.ts';
import { buildComments, buildReport, type Feedbacked } from './build-report.ts';
import { readFeedback, readFindings } from './read-review.ts';

export type FeedbackFile =
  | {
      readonly kind: ReturnedKind;
      readonly bytes: Uint8Array;
      /** Why it is not what was asked for; null where it is. */
      readonly reason: string | null;
    }
  | { readonly kind: null; readonly reason: string };

type Wanted = { readonly format: ExportFormat; readonly author: string };

/** Makes one paper's feedback file; a paper that cannot be commented gives a PDF and says why. */
export async function makeFeedbackFile(
  ports: Ports,
  { submission, review }: ExportSource,
  { format, author }: Wanted,
  signal: AbortSignal,
): Promise<FeedbackFile> {
  const { grade } = submission;
  if (grade === null) return { kind: null, reason: 'not-graded' };
  const dismissed = new Set(grade.dismissed);
  const findings = await readFindings(ports.store, review?.documentName ?? null);
  const given: Feedbacked = {
    submission,
    grade,
    review,
    feedback: readFeedback(ports.open(grade.feedback)),
    findings: findings.filter(({ id }) => !dismissed.has(id)),
  };
  if (format === 'text') {
    return { kind: 'txt', bytes: writeFeedbackText(buildReport(given)), reason: null };
  }
  const date = grade.approvedAt ?? grade.updatedAt;
  let reason: string | null = null;
  if (format === 'word' && submission.fileType === 'DOCX') {
    const paper = await readPaper(ports, submission.fileId);
    if (paper === null) reason = 'paper-gone';
    else {
      const order = { kind: 'docx', bytes: paper, comments: buildComments(given), author, date } as const;
      const made = await ports.returner.make(order, signal);
      if (made.status === 'made') return { kind: 'docx', bytes: made.bytes, reason: null };
      reason = made.code;
    }
  }
  const made = await ports.returner.make({ kind: 'pdf', report: buildReport(given), date }, signal);
  if (made.status === 'refused') return { kind: null, reason: made.code };
  return { kind: 'pdf', bytes: made.bytes, reason };
}

/** Null once the file's day had come. */
async function readPaper({ store }: Ports, fileId: string | null): Promise<Uint8Array | null> {
  if (fileId === null) return null;
  try {
    return await store.get(fileId);
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return null;
    throw error;
  }
}
