import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toLocalFile, withStatus, type LocalFile } from './local-files.ts';
import { runUpload, stopWaiting } from './run-upload.ts';
import { forgetUnsent } from './unsent-note.ts';
import { changeUpload, subscribeToUpload, uploadState, type Target } from './upload-store.ts';

/** The files of this tab, their upload and grading. */
export function useUpload() {
  const queryClient = useQueryClient();
  const { files, target, isOvernight, phase, isOffline } = useSyncExternalStore(
    subscribeToUpload,
    uploadState,
  );

  // Synchronises with leaving the page, which would interrupt uploads before grading.
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);

  return {
    files,
    target,
    isOvernight,
    phase,
    isOffline,
    setTarget: (chosen: Target) => changeUpload({ target: chosen }),
    setOvernight: (chosen: boolean) => changeUpload({ isOvernight: chosen }),
    add: (chosen: readonly { readonly file: File; readonly reason: string | null }[]) => {
      forgetUnsent();
      changeUpload({ files: [...files, ...chosen.map(({ file, reason }) => toLocalFile(file, reason))] });
    },
    remove: (id: string) => changeUpload({ files: files.filter((item) => item.id !== id) }),
    makeReady: (ids: readonly string[]) => changeUpload({ files: madeReady(files, new Set(ids)) }),
    start: () => void runUpload(queryClient),
    stopWaiting,
  };
}

export type Upload = ReturnType<typeof useUpload>;

/** An existing file is sent again only on request. */
function madeReady(files: readonly LocalFile[], ids: ReadonlySet<string>): readonly LocalFile[] {
  return files.flatMap((item) => {
    const { status } = item;
    const isWantedTwice = status.kind === 'duplicate' || (status.kind === 'error' && status.isSame === true);
    return withStatus([item], ids, { kind: 'ready', ...(isWantedTwice && { isWantedTwice }) });
  });
}

/** Files to send, or uploaded files that are not queued for grading yet. */
export function canStart(files: readonly LocalFile[]): boolean {
  return files.some(({ status }) => status.kind === 'ready' || status.kind === 'completed');
}

/** Failed files that may succeed on retry. */
export function listToRepeat(files: readonly LocalFile[]): readonly string[] {
  return files.flatMap(({ id, status }) =>
    status.kind === 'error' && status.retry && status.isSame !== true ? [id] : [],
  );
}
