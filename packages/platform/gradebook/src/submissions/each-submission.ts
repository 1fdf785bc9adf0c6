import type { GradebookCalls, SubmissionFilter } from '../gradebook-calls.ts';
import type { Submission } from '../records.ts';

const PAGE = 200;

/** Every submission that fits, newest first, holding one page at a time. */
export async function* eachSubmission(
  calls: Pick<GradebookCalls, 'listSubmissions'>,
  { ownerId, filter }: { ownerId: string; filter: SubmissionFilter },
): AsyncGenerator<Submission> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<GradebookCalls['listSubmissions']>> = await calls.listSubmissions({
      ownerId,
      filter,
      cursor,
      limit: PAGE,
    });
    yield* page.submissions;
    cursor = page.nextCursor;
  } while (cursor !== null);
}
