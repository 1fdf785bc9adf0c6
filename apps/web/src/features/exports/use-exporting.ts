import { exportHeldBack, exportMarks, type ExportChoice, type ExportProgress } from '@greenpen/api-contract';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast/toast-store.ts';
import { addressOf, send } from '../../api/call-api.ts';
import { formatCount } from '../../components/format.ts';
import type { FilesFormat, FilesSystem, MarksSystem } from './export-choices.ts';
import { exportFailure } from './export-failure.ts';
import { fileAddress, makeFiles } from './make-files.ts';
import { signedBy } from './signer.ts';
import { saveAnswer, saveFrom } from '../../components/browser/save-file.ts';

export type Wanted =
  /** `heldBack`: how many papers the file leaves out, which a second file then lists. */
  | { readonly what: 'marks'; readonly system: MarksSystem; readonly heldBack: number }
  | {
      readonly what: 'files';
      readonly system: FilesSystem;
      readonly format: FilesFormat;
      readonly author: string;
    };

export type Exporting =
  | { readonly status: 'idle' }
  | { readonly status: 'making'; readonly progress: ExportProgress | null }
  | { readonly status: 'failed'; readonly message: string };

/** Creates and saves the chosen files; closing the dialog cancels it. */
export function useExporting(choice: ExportChoice, onDone: () => void) {
  const [state, setState] = useState<Exporting>({ status: 'idle' });
  const running = useRef<AbortController | null>(null);

  // Synchronises with the dialog: closing it aborts the request.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (wanted: Wanted): Promise<void> => {
    const stop = new AbortController();
    running.current = stop;
    setState({ status: 'making', progress: null });
    try {
      const said =
        wanted.what === 'marks'
          ? await saveMarks(choice, wanted, stop.signal)
          : await saveFiles(choice, wanted, stop.signal, (progress) =>
              setState({ status: 'making', progress }),
            );
      showToast({ title: 'Exported', description: said });
      onDone();
    } catch (error) {
      if (!stop.signal.aborted) setState({ status: 'failed', message: exportFailure(error) });
    }
  };
  return { state, start: (wanted: Wanted) => void start(wanted) };
}

async function saveMarks(
  choice: ExportChoice,
  { what, system, heldBack }: Extract<Wanted, { what: 'marks' }>,
  signal: AbortSignal,
): Promise<string> {
  const fetchFile = (call: typeof exportMarks | typeof exportHeldBack, body: object) =>
    send(addressOf(call), {
      method: call.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...choice, ...body }),
      signal,
    });
  const marks = await fetchFile(exportMarks, { system });
  const list = heldBack === 0 ? null : await fetchFile(exportHeldBack, { what, system });
  await saveAnswer(marks, 'marks.csv');
  if (list === null) return 'The grades are in your downloads.';
  await saveAnswer(list, 'held back.txt');
  return `The grades are in your downloads, with a list of ${formatCount(heldBack, 'paper')} held back.`;
}

async function saveFiles(
  choice: ExportChoice,
  { system, format, author }: Extract<Wanted, { what: 'files' }>,
  signal: AbortSignal,
  onProgress: (progress: ExportProgress) => void,
): Promise<string> {
  const made = await makeFiles({
    wanted: { ...choice, system, format, ...signedBy(author) },
    signal,
    onProgress,
  });
  saveFrom(fileAddress(made));
  const count = formatCount(made.total - made.notMade, 'file');
  const missing = made.notMade === 0 ? '' : ` ${made.notMade} could not be made.`;
  const asPdf = made.asPdf === 0 ? '' : ` ${made.asPdf} could not be commented on and became a PDF.`;
  return `The archive contains ${count}.${missing}${asPdf}`;
}
