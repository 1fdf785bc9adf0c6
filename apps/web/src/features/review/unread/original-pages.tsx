import { type Assignment, getFile } from '@greenpen/api-contract';
import { Download, FileLock, FileX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { buttonClass } from '../../../components/form/button.tsx';
import { EmptyState } from '../../../components/page/empty-state.tsx';
import { addressOf, send } from '../../../api/call-api.ts';
import { PaperSkeleton } from '../desk/paper-skeleton.tsx';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';

const download = 'Download the original file and open it on your computer.';

type Props = { readonly assignment: Pick<Assignment, 'id' | 'fileType'> };

/** The uploaded file as pictures of its pages, for a paper whose text could not be read. */
export function OriginalPages({ assignment: { id, fileType } }: Props) {
  const [original, setOriginal] = useState<Original | null>(null);

  // Synchronises with the stored file: opened for this screen, closed when it is left.
  useEffect(() => {
    const stop = new AbortController();
    const open = async (): Promise<void> => {
      const opened = await openOriginal({ id, fileType }, stop.signal);
      if (!stop.signal.aborted) setOriginal(opened);
    };
    void open();
    return () => {
      stop.abort();
      setOriginal(null);
    };
  }, [id, fileType]);

  if (original === null) return <PaperSkeleton />;
  const file = (
    <a href={addressOf(getFile, { params: { id } })} download className={buttonClass('secondary')}>
      <Download size={16} aria-hidden /> Original file
    </a>
  );
  if (original.status === 'not-shown') {
    return (
      <div className="grid h-full place-items-center overflow-y-auto">
        <EmptyState
          icon={original.title.includes('password') ? <FileLock size={20} /> : <FileX size={20} />}
          title={original.title}
          text={original.text}
          action={file}
        />
      </div>
    );
  }
  const { document } = original;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <h2 className="sr-only">Paper</h2>
      <div className="flex min-h-11 shrink-0 items-center justify-between gap-3 border-b border-rule px-4 py-1 text-13 text-pencil">
        <span>
          {document.numPages === 1 ? '1 page' : `${document.numPages} pages`}
          <span className="max-sm:hidden">, as pictures of the original file</span>
        </span>
        {file}
      </div>
      <section
        aria-label="The paper"
        // A scrolling area must be focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid min-h-0 grow content-start justify-items-center gap-4 overflow-y-auto px-3 py-4 outline-offset-[-2px] md:px-6"
      >
        {Array.from({ length: document.numPages }, (_, index) => (
          <PagePicture key={index} document={document} number={index + 1} />
        ))}
      </section>
    </div>
  );
}

type PageProps = { readonly document: PDFDocumentProxy; readonly number: number };

/** Maximum canvas side in pixels that browsers support. */
const maxPixels = 4000;

/** One page, drawn when it comes near. */
function PagePicture({ document, number }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting');

  // Synchronises the canvas with the PDF page once it is nearly visible.
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        observer.disconnect();
        drawPage({ document, number, canvas: target, signal: stop.signal })
          .then(() => setState('drawn'))
          .catch(() => {
            if (!stop.signal.aborted) setState('failed');
          });
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [document, number]);

  return (
    <figure className="relative w-full max-w-[816px]">
      <canvas
        ref={canvas}
        // A canvas has no text alternative, and an image cannot be drawn on.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`Page ${number} of ${document.numPages}`}
        data-state={state}
        className="block aspect-[17/22] w-full rounded-[2px] border border-rule bg-white"
      />
      {state === 'failed' && (
        <figcaption className="absolute inset-0 grid place-items-center p-6 text-center text-[#5f5b53]">
          Page {number} cannot be drawn here. Download the original file to see it.
        </figcaption>
      )}
    </figure>
  );
}

type Drawing = PageProps & { readonly canvas: HTMLCanvasElement; readonly signal: AbortSignal };

/** Draws one page at the canvas's width; rejects if it cannot be drawn or the signal stops it. */
async function drawPage({ document, number, canvas, signal }: Drawing): Promise<void> {
  const page = await document.getPage(number);
  signal.throwIfAborted();
  const plain = page.getViewport({ scale: 1 });
  const wanted = (canvas.clientWidth * window.devicePixelRatio) / plain.width;
  const scale = Math.min(wanted, maxPixels / Math.max(plain.width, plain.height));
  const viewport = page.getViewport({ scale });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  canvas.style.aspectRatio = `${plain.width} / ${plain.height}`;
  const task = page.render({ canvas, viewport });
  signal.addEventListener('abort', () => task.cancel());
  await task.promise;
}

type Original =
  | { readonly status: 'open'; readonly document: PDFDocumentProxy }
  | { readonly status: 'not-shown'; readonly title: string; readonly text: string };

/** Fetches the uploaded file and opens it for drawing; only a PDF has pages that a browser can draw. */
async function openOriginal(
  { id, fileType }: Pick<Assignment, 'id' | 'fileType'>,
  signal: AbortSignal,
): Promise<Original> {
  if (fileType !== 'PDF') return notShown('This file cannot be shown here', download);
  let data: Uint8Array;
  try {
    const answer = await send(addressOf(getFile, { params: { id } }), { signal });
    data = new Uint8Array(await answer.arrayBuffer());
  } catch (error) {
    const isGone = error instanceof ApiFailure && error.code === 'FILE_DELETED';
    return notShown(
      isGone ? 'The paper was deleted' : 'The file did not load',
      describeFailure(error, 'Please try again.'),
    );
  }
  // A megabyte of code that only papers without text need.
  const { getDocument, PasswordException } = await import('unpdf/pdfjs');
  const task = getDocument({
    data,
    verbosity: 0,
    // The Content-Security-Policy forbids fonts from documents, so glyphs are drawn as outlines.
    disableFontFace: true,
    useSystemFonts: true,
    useWasm: false,
    enableXfa: false,
  });
  signal.addEventListener('abort', () => void task.destroy().catch(() => undefined), { once: true });
  // Otherwise the library would wait for a password.
  task.onPassword = (): void => {
    throw new PasswordException('a password is needed', 1);
  };
  try {
    return { status: 'open', document: await task.promise };
  } catch (error) {
    return error instanceof PasswordException
      ? notShown(
          'This file is protected by a password',
          'Download the original file and open it with the password, or ask for a copy without one.',
        )
      : notShown('This file is damaged', `${download} If it does not open there, ask for it again.`);
  }
}

function notShown(title: string, text: string): Original {
  return { status: 'not-shown', title, text };
}
