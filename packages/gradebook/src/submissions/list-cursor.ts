import { GradingError } from '@greenpen/grading';

/** Where a page ended: lists go by upload time and then id, so that equal times have one order. */
export type ListCursor = { readonly uploadedAt: Date; readonly id: string };

const cursorText = /^(?<time>\d{1,15})\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u;

export function writeCursor({ uploadedAt, id }: ListCursor): string {
  return Buffer.from(`${uploadedAt.getTime()}.${id}`).toString('base64url');
}

/** Throws REQUEST_INVALID for anything that `writeCursor` did not make. */
export function readCursor(text: string): ListCursor {
  const groups = cursorText.exec(Buffer.from(text, 'base64url').toString('latin1'))?.groups;
  const uploadedAt = new Date(Number(groups?.['time']));
  const id = groups?.['id'];
  if (id === undefined || Number.isNaN(uploadedAt.getTime())) {
    throw new GradingError('REQUEST_INVALID', 'the cursor is not one of this list');
  }
  return { uploadedAt, id };
}
