import type { Block } from '@greenpen/paper';
import { useEffect, useState } from 'react';
import { send } from '../../../api/call-api.ts';
import type { PaperToRead } from './split-pages.ts';

/** Addresses of the pictures that figures show. */
export type Pictures = ReadonlyMap<Block, string>;

const none: Pictures = new Map();

const isPicture = ({ kind, span }: Block) => kind === 'figure' && span.start === span.end;

/**
 * The pictures of a Word document, read from the stored file while it is shown. If the file and the parsed paper
 * have different numbers of pictures, none is shown, rather than one in the wrong place.
 */
export function usePictures(
  { blocks, format }: Pick<PaperToRead, 'blocks' | 'format'>,
  fileAddress: string,
): Pictures {
  const [pictures, setPictures] = useState(none);

  // Synchronises with the stored file; the object URLs are revoked when the paper is left.
  useEffect(() => {
    const figures = format === 'docx' ? blocks.filter(isPicture) : [];
    if (figures.length === 0) return undefined;
    const stop = new AbortController();
    const addresses: string[] = [];
    const open = async (): Promise<void> => {
      const answer = await send(fileAddress, { signal: stop.signal });
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const { readDocxPictures } = await import('./docx-pictures.ts');
      const found = readDocxPictures(bytes);
      if (stop.signal.aborted || found.length !== figures.length) return;
      const shown = figures.flatMap((figure, index): readonly (readonly [Block, string])[] => {
        const picture = found[index];
        if (picture === undefined || picture === null) return [];
        const address = URL.createObjectURL(picture);
        addresses.push(address);
        return [[figure, address]];
      });
      setPictures(new Map(shown));
    };
    open().catch(() => {
      // The file is gone or cannot be unpacked: its figures stay placeholders.
    });
    return () => {
      stop.abort();
      for (const address of addresses) URL.revokeObjectURL(address);
      setPictures(none);
    };
  }, [blocks, format, fileAddress]);

  return pictures;
}
