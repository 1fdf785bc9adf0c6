import { previewExport, type ExportChoice, type ExportPreview } from '@greenpen/api-contract';
import { useQuery } from '@tanstack/react-query';
import { LoadingArea } from '../../components/loading/loading-area.tsx';
import { Skeleton } from '../../components/loading/skeleton.tsx';
import { callApi } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import type { FilesSystem, MarksSystem } from './export-choices.ts';
import { exportFailure } from './export-failure.ts';

type Target =
  | { readonly what: 'marks'; readonly system: MarksSystem }
  | { readonly what: 'files'; readonly system: FilesSystem };

/** The papers that the chosen file will leave out; fetched for each system. */
export function usePreview(choice: ExportChoice, { what, system }: Target) {
  return useQuery({
    queryKey: ['exports', 'preview', choice, what, system],
    queryFn: ({ signal }) => callApi(previewExport, { body: { ...choice, what, system }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

type Props = {
  readonly preview: Pick<ReturnType<typeof usePreview>, 'data' | 'error'>;
  readonly what: Target['what'];
};

/** Lists the papers left out of the file and the reasons, before the download. */
export function HeldList({ preview: { data, error }, what }: Props) {
  if (error !== null) {
    return (
      <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
        {exportFailure(error)}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <LoadingArea label="Matching papers to students">
        <Skeleton className="h-5 w-full" />
      </LoadingArea>
    );
  }
  return data.heldBack === 0 ? null : <Held preview={data} what={what} />;
}

function Held({ preview, what }: { readonly preview: ExportPreview; readonly what: Target['what'] }) {
  const { held, heldBack, confirmed } = preview;
  const rest = heldBack - held.length;
  return (
    <section aria-label="Held back" className="grid gap-2 rounded-md bg-yellow-wash px-3 py-2 text-yellow">
      <p>
        <span className="font-medium">{formatCount(heldBack, 'paper')} held back,</span> {confirmed} in the
        file.{' '}
        {what === 'marks'
          ? 'Their grades could go to the wrong student.'
          : 'The archive contains them under names that the system does not import.'}
      </p>
      <ul
        // A scrolling area must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Papers held back"
        className="grid max-h-40 gap-1.5 overflow-y-auto text-13"
      >
        {held.map(({ id, student, file, reason }) => (
          <li key={id}>
            <span className="font-medium break-words">{student ?? file}:</span> {reason}
          </li>
        ))}
        {rest > 0 && (
          <li>And {formatCount(rest, 'more paper')}; the list next to the file names them all.</li>
        )}
      </ul>
    </section>
  );
}
