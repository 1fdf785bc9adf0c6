import type { Exporting } from './use-exporting.ts';

/** The export's progress or failure. */
export function MakingNote({ state }: { readonly state: Exporting }) {
  if (state.status === 'failed') {
    return (
      <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
        {state.message}
      </p>
    );
  }
  const progress = state.status === 'making' ? state.progress : null;
  return (
    <div aria-live="polite" className="empty:hidden">
      {progress !== null && (
        <>
          <p className="text-13 text-pencil tabular-nums">
            {progress.done} of {progress.total} files made
          </p>
          <progress
            aria-label="Files made"
            value={progress.done}
            max={progress.total}
            className="progress mt-1.5 block w-full"
          />
        </>
      )}
    </div>
  );
}
