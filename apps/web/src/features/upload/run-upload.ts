import { gradeAssignments } from '@greenpen/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { showError, showToast } from '../../components/toast/toast-store.ts';
import { ApiFailure, describeFailure } from '../../api/api-failure.ts';
import { callApi } from '../../api/call-api.ts';
import { refreshAssignments, watchGrading } from '../../api/assignments.ts';
import { formatCount } from '../../components/format.ts';
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
} from './local-files.ts';
import { listRecentUploads, withUploaded } from './recent-uploads.ts';
import { sendBatch } from './send-batch.ts';
import { forgetUnsent, noteUnsent } from './unsent-note.ts';
import { changeUpload, nowhere, uploadState } from './upload-store.ts';

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
      () => callApi(gradeAssignments, { body: { assignmentIds: [...ids], isOvernight }, headers }),
      patience(),
    );
    showToast({
      title: 'Grading Started',
      description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
    });
    changeUpload({
      files: uploadState().files.filter(({ status }) => status.kind !== 'completed'),
      target: nowhere,
      isOvernight: false,
    });
    await watchGrading(queryClient);
  } catch (error) {
    showError('Grading Failed', describeFailure(error, 'Failed to start grading process.'));
    await refreshAssignments(queryClient);
  }
}
