import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../components/form/button.tsx';
import { assignmentsQuery } from '../../api/assignments.ts';
import { formatCount } from '../../components/format.ts';
import { useNames } from '../../hidden-names/hidden-names.ts';
import { completedIds } from './local-files.ts';
import { startGrading } from './run-upload.ts';
import { findUnsent, forgetUnsent } from './unsent-note.ts';
import type { Upload } from './use-upload.ts';

/** Lists the files an interrupted upload transferred, and how many it did not. */
export function UploadedBefore({ upload }: { readonly upload: Upload }) {
  const queryClient = useQueryClient();
  const names = useNames();
  const { data } = useInfiniteQuery(assignmentsQuery({}, 200));
  const [isStarting, setStarting] = useState(false);
  const [unsent, setUnsent] = useState(findUnsent);
  const here = new Set(completedIds(upload.files));
  const papers = (data?.pages.flatMap(({ items }) => items) ?? []).filter(
    ({ id, status }) => status === 'pending' && !here.has(id),
  );
  const left = upload.files.length === 0 ? unsent : null;
  if (upload.phase !== 'idle' || (papers.length === 0 && left === null)) return null;

  const start = async () => {
    setStarting(true);
    await startGrading(
      queryClient,
      papers.map(({ id }) => id),
    );
    setStarting(false);
  };
  const dismiss = () => {
    forgetUnsent();
    setUnsent(null);
  };

  return (
    <section aria-label="Uploaded before" className="grid gap-3 rounded-lg border border-edge px-4 py-3">
      {left !== null && <InterruptedUpload unsent={left.unsent} chosen={left.chosen} onDismiss={dismiss} />}
      {papers.length > 0 && (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <details className="min-w-48 grow basis-0">
            <summary className="w-fit cursor-pointer">
              <span className="font-medium">{formatCount(papers.length, 'paper')}</span>{' '}
              {papers.length === 1 ? 'is uploaded but not graded yet' : 'are uploaded but not graded yet'}
            </summary>
            <ul
              aria-label="Papers not graded yet"
              className="mt-2 max-h-56 overflow-y-auto text-13 text-pencil"
            >
              {papers.map((paper) => (
                <li key={paper.id} className="truncate">
                  <bdi>{names.fileOf(paper)}</bdi>
                </li>
              ))}
            </ul>
          </details>
          <Button size="small" isBusy={isStarting} onClick={() => void start()}>
            Grade them
          </Button>
        </div>
      )}
    </section>
  );
}

type InterruptedUploadProps = {
  readonly unsent: number;
  readonly chosen: number;
  readonly onDismiss: () => void;
};

/** Tells how many files an interrupted upload did not send. */
function InterruptedUpload({ unsent, chosen, onDismiss }: InterruptedUploadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="min-w-48 grow basis-0 max-sm:basis-full">
        <span className="font-medium">
          {`Up to ${unsent} of ${chosen} files were not sent before you left this page.`}
        </span>{' '}
        Choose the same files again; files that are already here are not sent twice.
      </p>
      <Button size="small" onClick={onDismiss}>
        Dismiss
      </Button>
    </div>
  );
}
