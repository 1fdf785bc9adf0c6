import { AppError, maxFileSize, maxFilesPerUpload, type RefusedFile } from '@greenpen/api-contract';
import type { FileType } from '@greenpen/gradebook';
import { PaperStoreError, type PaperStore, type StoredFile } from '@greenpen/paper-store';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cutOff, isCutOff, readForm } from '../http/read-form.ts';
import { judgeFile } from './judge-file.ts';
import { storeFailure } from './store-failure.ts';

export type ReceivedFile = {
  /** Index among the request's files, including refused ones. */
  readonly index: number;
  readonly name: string;
  readonly fileType: FileType;
  readonly stored: StoredFile;
};

export type ReceivedUpload = {
  readonly files: readonly ReceivedFile[];
  readonly refused: readonly RefusedFile[];
  readonly courseId: string | null;
  readonly courseAssignmentId: string | null;
  /** How to handle files that were already uploaded: add, skip, or add and report. */
  readonly keepBoth: 'yes' | 'no' | 'tell';
};

export type UploadStore = Pick<PaperStore, 'put' | 'remove'>;

const fieldNames = new Set(['courseId', 'courseAssignmentId']);
const idField = z.union([z.literal('').transform(() => null), z.uuid()]);

const limits = {
  // One byte above the limit, so that the store reports the file as too large.
  fileSize: maxFileSize + 1,
  files: maxFilesPerUpload,
  fields: 10,
  fieldSize: 100,
};

/**
 * Streams each file into the store and validates it separately; fields may come before or after the files. Bytes
 * beyond `room` are not stored. If the whole request fails, its files are removed from the store.
 */
export async function receiveUpload(
  request: FastifyRequest,
  store: UploadStore,
  room: number,
): Promise<ReceivedUpload> {
  const files: ReceivedFile[] = [];
  const refused: RefusedFile[] = [];
  const ids = new Map<string, string | null>();
  let keepBoth: ReceivedUpload['keepBoth'] = 'tell';
  let index = 0;
  let left = room;
  try {
    for await (const part of readForm(request, limits)) {
      if (part.type === 'field') {
        if (fieldNames.has(part.fieldname)) ids.set(part.fieldname, readId(part.value));
        if (part.fieldname === 'keepBoth') keepBoth = part.value === 'true' ? 'yes' : 'no';
        continue;
      }
      const received = await receiveFile(part, { index, store, room: left });
      index += 1;
      if ('stored' in received) {
        files.push(received);
        left -= received.stored.size;
      } else refused.push(received);
    }
  } catch (error) {
    await forgetFiles(store, files);
    if (hasCode(error) && error.code === 'FST_FILES_LIMIT')
      throw new AppError('TOO_MANY_FILES', null, { cause: error });
    throw error;
  }
  return {
    files,
    refused,
    courseId: ids.get('courseId') ?? null,
    courseAssignmentId: ids.get('courseAssignmentId') ?? null,
    keepBoth,
  };
}

/** Removes files from the store again; any left over are deleted as orphans. */
export async function forgetFiles(store: UploadStore, files: readonly ReceivedFile[]): Promise<void> {
  await Promise.allSettled(files.map(({ stored }) => store.remove(stored.fileId)));
}

export function noRoomFor(name: string): RefusedFile {
  const message =
    'Your account has no room left for this file. Delete papers that you no longer need, then upload it again.';
  return { name, code: 'account-full', message };
}

type Place = { readonly index: number; readonly store: UploadStore; readonly room: number };

/** Streams one file into the store and validates it. */
export async function receiveFile(
  part: MultipartFile,
  { index, store, room }: Place,
): Promise<ReceivedFile | RefusedFile> {
  const name = cleanFileName(part.filename);
  try {
    // Not destroyed if the store refuses the file: the rest of a destroyed part would never be read from the socket.
    const bytes = part.file.iterator({ destroyOnReturn: false });
    const stored = await store.put(bytes, { maxBytes: Math.max(0, Math.min(maxFileSize, room)) });
    const judgement = judgeFile(stored.head, stored.size);
    if (judgement.status === 'taken') return { index, name, fileType: judgement.fileType, stored };
    await store.remove(stored.fileId);
    return { name, code: judgement.code, message: judgement.message };
  } catch (error) {
    // Drain the rest of the part, or the following parts never arrive.
    part.file.resume();
    if (error instanceof PaperStoreError && error.code === 'too-large') {
      if (room < maxFileSize) return noRoomFor(name);
      const message =
        'This file is larger than 10 MB. Upload a smaller copy; in a document with pictures, compress them.';
      return { name, code: 'too-large', message };
    }
    if (isCutOff(part, error)) throw cutOff(error);
    throw storeFailure(error);
  }
}

function readId(value: unknown): string | null {
  const parsed = idField.safeParse(value);
  if (!parsed.success) throw new AppError('REQUEST_INVALID', 'course id');
  return parsed.data;
}

function hasCode(error: unknown): error is { readonly code: string } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

const longest = 255;
/**
 * Names are cut to this length first, because Unicode composition takes quadratic time; composing shortens a name to
 * a quarter at most.
 */
const longestRead = 4 * longest;

/** Control characters, line separators, and invisible or direction-changing characters. */
const notShown = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** The display name: without path, invisible and control characters, at most 255 UTF-16 units. */
export function cleanFileName(name: string): string {
  // Browsers escape quotes and line breaks of file names in forms.
  const written = name.replaceAll('%22', '"').replaceAll(/%0[AD]/gu, '');
  const lastPart = written.toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const shown = cut(lastPart.replaceAll(notShown, '').trim(), longestRead).normalize('NFC');
  if (shown === '' || shown === '.' || shown === '..') return 'unnamed';
  return cut(shown, longest);
}

/** Shortens a name to `most` UTF-16 units, keeping the extension and splitting no surrogate pair. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name;
  const extension = /\.\w{1,8}$/u.exec(name)?.[0] ?? '';
  return name.slice(0, most - extension.length).replace(/[\uD800-\uDBFF]$/u, '') + extension;
}
