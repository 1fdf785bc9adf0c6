import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { getDocument, PasswordException } from 'unpdf/pdfjs';
import { LARGEST_PICTURE } from './check-streams.ts';
import type { PdfRefusalCode } from './refusals.ts';

export type OpenedPdf =
  | { readonly status: 'open'; readonly document: PDFDocumentProxy; readonly close: () => Promise<void> }
  | { readonly status: 'refused'; readonly code: PdfRefusalCode };

/**
 * Opens a PDF for measuring only: nothing is fetched, evaluated or drawn, pictures of more than
 * `largestPicture` pixels are not decoded, and the library keeps silent. A file that opens without a user password is not refused.
 */
export async function openPdf(file: Uint8Array, largestPicture = LARGEST_PICTURE): Promise<OpenedPdf> {
  const task = getDocument({
    // The library takes the bytes over and leaves the caller's array empty, so it gets its own.
    data: file.slice(),
    verbosity: 0,
    maxImageSize: largestPicture,
    disableFontFace: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    disableAutoFetch: true,
    disableStream: true,
    disableRange: true,
    stopAtErrors: false,
  });
  const close = async (): Promise<void> => {
    try {
      await task.destroy();
    } catch {
      // A document that failed half way cannot always be closed; there is nothing left to free.
    }
  };
  // Left to itself the library waits for a password that nobody will type.
  task.onPassword = (): void => {
    throw new Error('a password is needed');
  };
  try {
    return { status: 'open', document: await task.promise, close };
  } catch (error) {
    await close();
    return { status: 'refused', code: error instanceof PasswordException ? 'encrypted' : 'damaged' };
  }
}
