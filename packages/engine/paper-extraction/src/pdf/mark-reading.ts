import type { PdfFont } from './graphics-state.ts';
import type { Box, Matrix } from './matrix.ts';
import type { Transfer } from './transfer.ts';

export type DrawingList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] };

export type MarkReading = {
  readonly drawing: DrawingList;
  /** Maps the page's user space to page space. */
  readonly toPageSpace: Matrix;
  readonly pageBox: Box;
  /** Whether pictures may be left out at places where something else is painted. */
  readonly leavesPicturesOut: boolean;
  readonly getFont: (id: string) => PdfFont | null;
  /** What the library knows of a shading, and of a decoded picture; `null` for nothing. */
  readonly getPattern: (id: string) => unknown;
  /** What becomes of all colours that are read. */
  readonly baseTransfer: Transfer;
  readonly isLayerVisible: (layer: unknown) => boolean;
};
