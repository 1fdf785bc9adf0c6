import { getFile, type Assignment } from '@greenpen/api-contract';
import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { ApiFailure, describeFailure } from '../../../api/api-failure.ts';
import { addressOf, send } from '../../../api/call-api.ts';

export type Original =
  | { readonly status: 'open'; readonly document: PDFDocumentProxy }
  | { readonly status: 'not-shown'; readonly title: string; readonly text: string };

const download = 'Download the original file and open it on your computer.';

/** Fetches the uploaded file and opens it for drawing; only a PDF has pages that a browser can draw. */
export async function openOriginal(
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
    // The Content-Security-Policy takes no fonts from documents: glyphs are drawn as outlines.
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
