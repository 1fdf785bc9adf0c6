import { AppError } from '@greenpen/api-contract';
import type { ListOrder } from './submission-requests.ts';

/** Where a page ended: what the list is sorted by, as text, and then the id, so that equal ones have one order. */
export type ListPlace = { readonly key: string; readonly id: string };

const cursorText =
  /^(?<order>[a-z]+-[a-z]+)\.(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(?<key>.*)$/su;

const keyText: Readonly<Record<ListOrder['by'], RegExp>> = {
  uploaded: /^\d{1,15}$/u,
  name: /^[^\0]{0,400}$/su,
  student: /^[^\0]{0,400}$/su,
  grade: /^-?\d{1,3}(?:\.\d{1,20})?$/u,
  status: /^[a-z]{1,20}$/u,
  doubt: /^[0-3]$/u,
};

export function writeCursor({ key, id }: ListPlace, { by, direction }: ListOrder): string {
  return Buffer.from(`${by}-${direction}.${id}.${key}`).toString('base64url');
}

/** Throws REQUEST_INVALID for anything that `writeCursor` did not make for a list in this order. */
export function readCursor(text: string, { by, direction }: ListOrder): ListPlace {
  const groups = cursorText.exec(Buffer.from(text, 'base64url').toString())?.groups;
  const { order, id, key } = groups ?? {};
  if (id === undefined || key === undefined || order !== `${by}-${direction}` || !keyText[by].test(key)) {
    throw new AppError('REQUEST_INVALID', 'the cursor is not one of this list');
  }
  return { key, id };
}
