import {
  gradeAssignments,
  allFilesRefused,
  uploadAssignments,
  type CallResponse,
  listAssignments,
  nextCursorHeader,
  type Assignment,
  type CallInput,
} from '@greenpen/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi, addressOf, parseAnswer, send, callWithHeaders } from '../../api/call-api.ts';
import { refreshAssignments, watchGrading } from '../../api/assignments.ts';
import { formatCount, formatAgo } from '../../components/format.ts';
import { newIdempotencyHeader } from '../../api/idempotency.ts';
import { keepTrying } from './keep-trying.ts';
import {
  completedIds,
  idsOf,
  isWantedTwice,
  toBatches,
  withOutcome,
  withStatus,
  type LocalFile,
  type FileFacts,
  type LocalStatus,
} from './local-files.ts';
import { forgetUnsent, noteUnsent } from './unsent-note.ts';
import { changeUpload, nowhere, uploadState, type Target } from './upload-store.ts';

let giveUp = new AbortController();

/** Stops waiting for a connection; unsent files can be retried by hand. */
export function stopWaiting(): void {
  giveUp.abort();
}

const patience = () => ({
  signal: giveUp.signal,
  onOffline: (isOffline: boolean) => {
    if (uploadState().isOffline !== isOffline) changeUpload({ isOffline });
  },
});

/** Sends the ready files and starts grading the uploaded ones. */
export async function runUpload(queryClient: QueryClient): Promise<void> {
  giveUp = new AbortController();
  changeUpload({ phase: 'uploading' });
  try {
    const isSessionOver = await sendReady();
    changeUpload({ phase: 'grading' });
    if (!isSessionOver) await startGrading(queryClient, completedIds(uploadState().files));
  } finally {
    changeUpload({ phase: 'idle', isOffline: false });
  }
}

const setFiles = (files: readonly LocalFile[]) => changeUpload({ files });

/** True if the session ended meanwhile. */
async function sendReady(): Promise<boolean> {
  const { files, target } = uploadState();
  const before = completedIds(files).length;
  const ready = files.filter(({ status }) => status.kind === 'ready');
  setFiles(await markUploaded(files));
  const toSend = uploadState().files.filter(({ status }) => status.kind === 'ready');
  setFiles(withStatus(uploadState().files, idsOf(toSend), { kind: 'uploading' }));
  let failure: string | null = null;
  const asked = [toSend.filter((item) => !isWantedTwice(item)), toSend.filter(isWantedTwice)];
  for (const batch of asked.flatMap(toBatches)) {
    noteUnsent(uploadState().files);
    try {
      setFiles(withOutcome(uploadState().files, batch, await sendBatch(batch, target, patience())));
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) return true;
      failure = describeFailure(error, 'Failed to upload assignments.');
      const retry = !(error instanceof ApiFailure) || error.status !== 413;
      setFiles(withStatus(uploadState().files, idsOf(batch), { kind: 'error', reason: failure, retry }));
      showError('Upload Failed', failure);
    }
  }
  forgetUnsent();
  const count = completedIds(uploadState().files).length - before;
  if (count > 0) {
    const description = `${formatCount(count, 'assignment')} uploaded successfully.`;
    showToast({ title: 'Upload Successful', description });
  } else if (uploadState().files.some(({ status }) => status.kind === 'duplicate')) {
    showToast({
      title: 'Already here',
      description: 'Nothing was added. Choose “Keep both” to upload a file again.',
    });
  } else if (failure === null && ready.length > 0) {
    showError('Upload Failed', 'No file was uploaded. The list shows why.');
  }
  return false;
}

/** Skips files that an earlier attempt uploaded although its response was lost. */
async function markUploaded(files: readonly LocalFile[]): Promise<readonly LocalFile[]> {
  try {
    const now = Date.now();
    const uploaded = await keepTrying(() => listRecentUploads(now), patience());
    return withUploaded(files, uploaded, { target: uploadState().target, now });
  } catch {
    // This list is optional; the upload itself reports its errors.
    return files;
  }
}

/** Queues papers for grading, polls them, and removes them from this list. */
export async function startGrading(queryClient: QueryClient, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const headers = newIdempotencyHeader();
  const { isOvernight } = uploadState();
  try {
    const { count } = await keepTrying(
      () =>
        callApi(gradeAssignments, {
          body: { assignmentIds: [...ids], ...(isOvernight !== null && { isOvernight }) },
          headers,
        }),
      patience(),
    );
    showToast({
      title: 'Grading Started',
      description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
    });
    changeUpload({
      files: uploadState().files.filter(({ status }) => status.kind !== 'completed'),
      target: nowhere,
      isOvernight: null,
    });
    await watchGrading(queryClient);
  } catch (error) {
    showError('Grading Failed', describeFailure(error, 'Failed to start grading process.'));
    await refreshAssignments(queryClient);
  }
}

/**
 * Sends files in one request. After a broken connection the same idempotency key is sent again, so that a batch that had
 * arrived is not stored twice. A batch whose files were all refused is a result, not a failure.
 */
export async function sendBatch(
  batch: readonly LocalFile[],
  target: Target,
  options: Parameters<typeof keepTrying>[1],
): Promise<CallResponse<typeof uploadAssignments>> {
  const headers = newIdempotencyHeader();
  try {
    return await keepTrying(async () => {
      const body = toForm(batch, target);
      const response = await send(addressOf(uploadAssignments), { method: 'POST', headers, body });
      return parseAnswer(uploadAssignments, await response.json());
    }, options);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ALL_FILES_REFUSED') return allRefused(batch, error);
    throw error;
  }
}

function toForm(batch: readonly LocalFile[], { courseId, courseAssignmentId }: Target): FormData {
  const form = new FormData();
  // Fields before files: the server streams the body.
  if (courseId !== '') form.append('courseId', courseId);
  if (courseAssignmentId !== '') form.append('courseAssignmentId', courseAssignmentId);
  form.append('keepBoth', String(batch.some(isWantedTwice)));
  for (const { file } of batch) form.append('files', file, file.name);
  return form;
}

function allRefused(batch: readonly LocalFile[], { code, message, answer }: ApiFailure) {
  const parsed = allFilesRefused.safeParse(answer);
  const refused = parsed.success
    ? parsed.data.refused
    : batch.map(({ file }) => ({ name: file.name, code, message }));
  return { assignments: [], refused, duplicates: [] };
}

type Uploaded = Pick<
  Assignment,
  'id' | 'originalName' | 'fileSize' | 'status' | 'uploadedAt' | 'course' | 'courseAssignment'
>;

const dayMs = 24 * 3600_000;
const mostPages = 5;

/** What this account uploaded within a day, newest first: includes uploads whose response was lost. */
async function listRecentUploads(now: number): Promise<readonly Uploaded[]> {
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
