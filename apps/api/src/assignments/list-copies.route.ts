import { listCopies, type CopyOfPaper } from '@greenpen/api-contract';
import type { PaperCopy, Submission } from '@greenpen/gradebook';
import { findCommonPassages, type OwnText } from '@greenpen/grading';
import type { Span } from '@greenpen/paper';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { findOwnText } from './review-document.ts';

/** Papers and passages beyond these would not be read. */
const MOST_COPIES = 5;
const MOST_PASSAGES = 6;

/** The passages are found by reading both papers again: the database holds hashes, never text. */
export function listCopiesRoute(ports: Ports): Route {
  const { gradebook } = ports;
  return route(listCopies, { requires: 'own-submission' }, async ({ params, actor }) => {
    const where = { ownerId: actor.id, submissionId: params.id };
    const submission = await gradebook.submissions.get(where);
    const copies = (await gradebook.submissions.listCopies(where)).slice(0, MOST_COPIES);
    if (copies.length === 0) return [];
    const here = await readOwnText(ports, submission);
    const others = await gradebook.submissions.listById({
      ownerId: actor.id,
      submissionIds: copies.map(({ submissionId }) => submissionId),
    });
    const found: CopyOfPaper[] = [];
    // One after the other, so that no more than two papers are in memory.
    for (const copy of copies) {
      const other = others.find(({ id }) => id === copy.submissionId);
      if (other !== undefined) found.push(await describeCopy(ports, here, other, copy));
    }
    return found;
  });
}

async function describeCopy(
  ports: Ports,
  here: OwnText | null,
  other: Submission,
  { share }: PaperCopy,
): Promise<CopyOfPaper> {
  const there = here === null ? null : await readOwnText(ports, other);
  const passages = here === null || there === null ? [] : findCommonPassages(here, there);
  return {
    assignment: {
      id: other.id,
      originalName: other.originalName,
      fileType: other.fileType,
      studentName: other.studentName,
      studentEmail: other.studentEmail,
      courseAssignmentTitle: other.courseAssignment?.title ?? null,
      uploadedAt: other.uploadedAt.toISOString(),
    },
    share,
    passages: passages.slice(0, MOST_PASSAGES).map((passage) => ({
      here: quoted(here, passage.here),
      there: quoted(there, passage.there),
    })),
  };
}

function quoted(own: OwnText | null, { start, end }: Span) {
  return { start, end, quote: own?.text.slice(start, end) ?? '' };
}

/** A paper's text as its latest review read it; null after it was deleted by retention. */
async function readOwnText(
  { gradebook, store }: Ports,
  { id, ownerId }: Submission,
): Promise<OwnText | null> {
  const record = await gradebook.reviews.find({ ownerId, submissionId: id });
  return record === undefined ? null : findOwnText(store, record);
}
