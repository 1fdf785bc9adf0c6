import { listAssignments, nextCursorHeader, type Assignment, type CallInput } from '@greenpen/api-contract';
import { callWithHeaders } from '../../api/call-api.ts';
import { formatAgo } from '../../components/format.ts';
import type { FileFacts, LocalFile, LocalStatus } from './local-files.ts';
import type { Target } from './upload-store.ts';

type Uploaded = Pick<
  Assignment,
  'id' | 'originalName' | 'fileSize' | 'status' | 'uploadedAt' | 'course' | 'courseAssignment'
>;

const dayMs = 24 * 3600_000;
const mostPages = 5;

/** What this account uploaded within a day, newest first: includes uploads whose response was lost. */
export async function listRecentUploads(now: number): Promise<readonly Uploaded[]> {
  const found: Uploaded[] = [];
  let cursor: string | null = '';
  for (let page = 0; cursor !== null && page < mostPages; page += 1) {
    const query: CallInput<typeof listAssignments>['query'] = {
      limit: 200,
      texts: 'none',
      ...(cursor !== '' && { cursor }),
    };
    const { data, headers } = await callWithHeaders(listAssignments, { query });
    const recent = data.filter(({ uploadedAt }) => now - Date.parse(uploadedAt) < dayMs);
    found.push(...recent);
    cursor = recent.length === data.length ? headers.get(nextCursorHeader) : null;
  }
  return found;
}

/** Marks files that the server already has: ungraded ones count as uploaded, others are not sent again unless requested. */
export function withUploaded<F extends FileFacts>(
  files: readonly LocalFile<F>[],
  uploaded: readonly Uploaded[],
  { target, now }: { readonly target: Target; readonly now: number },
): readonly LocalFile<F>[] {
  const known = new Set(
    files.flatMap(({ status }) => (status.kind === 'completed' ? [status.assignmentId] : [])),
  );
  const left = uploaded.filter(
    ({ id, course, courseAssignment }) =>
      !known.has(id) &&
      (course?.id ?? '') === target.courseId &&
      (courseAssignment?.id ?? '') === target.courseAssignmentId,
  );
  return files.map((item) => {
    if (item.status.kind !== 'ready' || item.status.isWantedTwice === true) return item;
    const name = item.file.name.normalize();
    const at = left.findIndex(
      ({ originalName, fileSize }) => originalName.normalize() === name && fileSize === item.file.size,
    );
    const [same] = at === -1 ? [] : left.splice(at, 1);
    return same === undefined ? item : { ...item, status: statusOfSame(same, now) };
  });
}

function statusOfSame({ id, status, uploadedAt }: Uploaded, now: number): LocalStatus {
  if (status === 'pending') return { kind: 'completed', assignmentId: id };
  const reason = `Uploaded already, ${formatAgo(uploadedAt, now)}. Send it again only if you want it twice.`;
  return { kind: 'error', reason, retry: true, isSame: true };
}
