import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toLocalFile, withStatus, type LocalFile } from './local-files.ts';
import { runUpload, stopWaiting } from './run-upload.ts';
import { forgetUnsent } from './unsent-note.ts';
import { changeUpload, subscribeToUpload, uploadState, type Target } from './upload-store.ts';

/** The files of this tab and their way to the server and into grading. */
export function useUpload() {
  const queryClient = useQueryClient();
  const { files, target, phase, isOffline } = useSyncExternalStore(subscribeToUpload, uploadState);

  // Synchronises with leaving the page: what is still on its way would be cut off, and not graded.
  useEffect(() => {
    if (phase === 'idle') return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);

  return {
    files,
    target,
    phase,
    isOffline,
    setTarget: (chosen: Target) => changeUpload({ target: chosen }),
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

/** One that is there already is sent a second time only because somebody asked for it. */
function madeReady(files: readonly LocalFile[], ids: ReadonlySet<string>): readonly LocalFile[] {
  return files.flatMap((item) => {
    const { status } = item;
    const isWantedTwice = status.kind === 'duplicate' || (status.kind === 'error' && status.isSame === true);
    return withStatus([item], ids, { kind: 'ready', ...(isWantedTwice && { isWantedTwice }) });
  });
}

/** Something to send, or something sent that still waits for its grading. */
export function canStart(files: readonly LocalFile[]): boolean {
  return files.some(({ status }) => status.kind === 'ready' || status.kind === 'completed');
}

/** Failed files that may succeed when they are sent again as they are. */
export function listToRepeat(files: readonly LocalFile[]): readonly string[] {
  return files.flatMap(({ id, status }) =>
    status.kind === 'error' && status.retry && status.isSame !== true ? [id] : [],
  );
}
