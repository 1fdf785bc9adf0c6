import { gradeAssignments } from '@greenpen/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { showError, showToast } from '../../components/toast-store.ts';
import { ApiFailure, describeFailure } from '../../lib/api-failure.ts';
import { callApi } from '../../lib/api.ts';
import { refreshAssignments, watchGrading } from '../../lib/assignments.ts';
import { formatCount } from '../../lib/format.ts';
import { newIdempotencyHeader } from '../../lib/idempotency.ts';
import {
  completedIds,
  toBatches,
  toLocalFile,
  withOutcome,
  withStatus,
  type LocalFile,
} from './local-files.ts';
import { sendBatch, type Target } from './send-batch.ts';

export type UploadPhase = 'idle' | 'uploading' | 'grading';

const nowhere: Target = { courseId: '', courseAssignmentId: '' };

/** The files of this page and their way to the server and into grading. */
export function useUpload() {
  const queryClient = useQueryClient();
  const [files, setFiles] = useState<readonly LocalFile[]>([]);
  const [target, setTarget] = useState<Target>(nowhere);
  const [phase, setPhase] = useState<UploadPhase>('idle');

  // Synchronises with leaving the page: what is still on its way would be cut off, and not graded.
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);

  /** Sends what is ready; the list as it stands afterwards. */
  const upload = async (): Promise<readonly LocalFile[]> => {
    let list = files;
    const update = (next: readonly LocalFile[]) => {
      list = next;
      setFiles(next);
    };
    const ready = files.filter(({ status }) => status.kind === 'ready');
    update(withStatus(list, idsOf(ready), { kind: 'uploading' }));
    for (const batch of toBatches(ready)) {
      try {
        update(withOutcome(list, batch, await sendBatch(batch, target)));
      } catch (error) {
        const reason = describeFailure(error, 'Failed to upload assignments.');
        const retry = !(error instanceof ApiFailure) || error.status !== 413;
        update(withStatus(list, idsOf(batch), { kind: 'error', reason, retry }));
        showError('Upload Failed', reason);
      }
    }
    const count = completedIds(list).length - completedIds(files).length;
    if (count > 0) {
      const description = `${formatCount(count, 'assignment')} uploaded successfully.`;
      showToast({ title: 'Upload Successful', description });
    } else if (ready.length > 0) {
      showError('Upload Failed', 'No file was taken. The list says why.');
    }
    return list;
  };

  const startGrading = async (list: readonly LocalFile[]) => {
    const assignmentIds = [...completedIds(list)];
    if (assignmentIds.length === 0) return;
    try {
      const { count } = await callApi(gradeAssignments, {
        body: { assignmentIds },
        headers: newIdempotencyHeader(),
      });
      showToast({
        title: 'Grading Started',
        description: `AI grading started for ${formatCount(count, 'assignment')}. This may take a few minutes.`,
      });
      setFiles((current) => current.filter(({ status }) => status.kind !== 'completed'));
      setTarget(nowhere);
      await watchGrading(queryClient);
    } catch (error) {
      showError('Grading Failed', describeFailure(error, 'Failed to start grading process.'));
      await refreshAssignments(queryClient);
    }
  };

  return {
    files,
    target,
    phase,
    setTarget,
    add: (chosen: readonly { readonly file: File; readonly reason: string | null }[]) =>
      setFiles((current) => [...current, ...chosen.map(({ file, reason }) => toLocalFile(file, reason))]),
    remove: (id: string) => setFiles((current) => current.filter((item) => item.id !== id)),
    makeReady: (id: string) => setFiles((current) => withStatus(current, new Set([id]), { kind: 'ready' })),
    start: async () => {
      setPhase('uploading');
      try {
        const list = await upload();
        setPhase('grading');
        await startGrading(list);
      } finally {
        setPhase('idle');
      }
    },
  };
}

export type Upload = ReturnType<typeof useUpload>;

const idsOf = (files: readonly LocalFile[]): ReadonlySet<string> => new Set(files.map(({ id }) => id));

/** Something to send, or something sent that still waits for its grading. */
export function canStart(files: readonly LocalFile[]): boolean {
  return files.some(({ status }) => status.kind === 'ready' || status.kind === 'completed');
}
