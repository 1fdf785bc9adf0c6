import type { Executor } from '../database.ts';
import type { SubmissionFilter } from './submission-requests.ts';
import type { Submission } from '../records.ts';
import { listSubmissions } from './list-submissions.ts';

const PAGE = 200;

/** Every submission that fits the filter, newest first, holding one page at a time. */
export async function* eachSubmission(
  db: Executor,
  { ownerId, filter }: { readonly ownerId: string; readonly filter: SubmissionFilter },
): AsyncGenerator<Submission> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listSubmissions>> = await listSubmissions(db, {
      ownerId,
      filter,
      cursor,
      limit: PAGE,
    });
    yield* page.submissions;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
