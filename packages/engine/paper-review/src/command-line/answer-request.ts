import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { ReviewPool } from '../review-pool.ts';
import type { PaperSource, ReviewRequest } from '../review-request.ts';
import { answerOf, type Answer, type AnswerErrorCode, type AnswerId } from './answer.ts';
import type { CommandRequest } from './parse-request.ts';

/** Bytes; the limit that the product states for uploads. */
const MOST_BYTES = 10 * 1024 * 1024;

type Loaded =
  | { readonly status: 'loaded'; readonly source: PaperSource }
  | { readonly status: 'refused'; readonly code: AnswerErrorCode; readonly message: string };

/** Reviews what a request names. Whatever is wrong with it becomes its answer, never an exception. */
export async function answerRequest(
  pool: ReviewPool,
  request: CommandRequest & Pick<ReviewRequest, 'classmates'>,
  folder: string,
): Promise<Answer> {
  const { id, source, brief, criteria, examples, voice, classmates = null } = request;
  const loaded = await loadSource(source, folder);
  if (loaded.status === 'refused') return errorAnswer(id, loaded.code, loaded.message);
  try {
    const paper = { source: loaded.source, brief, criteria, examples, classmates };
    const outcome = await pool.review({ ...paper, voice: { sources: voice } });
    if (outcome.status === 'refused') return errorAnswer(id, outcome.refusal.code, outcome.refusal.message);
    return answerOf(id, outcome.paper, outcome.review);
  } catch {
    return errorAnswer(
      id,
      'engine-failed',
      'The engine failed on this paper. The other papers are not affected.',
    );
  }
}

export function errorAnswer(id: AnswerId, code: AnswerErrorCode, message: string): Answer {
  return { id, error: { code, message } };
}

/** What a request names, read from its file. */
export async function loadSource(source: CommandRequest['source'], folder: string): Promise<Loaded> {
  return 'text' in source ? { status: 'loaded', source } : load(resolve(folder, source.path));
}

async function load(path: string): Promise<Loaded> {
  try {
    const facts = await stat(path);
    // A device or a pipe may never end.
    if (!facts.isFile()) return notFound;
    if (facts.size > MOST_BYTES) {
      return { status: 'refused', code: 'too-large', message: 'This file is larger than 10 MB.' };
    }
    return { status: 'loaded', source: { bytes: await readFile(path), fileName: basename(path) } };
  } catch {
    return notFound;
  }
}

const notFound: Loaded = {
  status: 'refused',
  code: 'file-not-found',
  message:
    'There is no readable file at this path. Paths count from the folder in which you typed the command.',
};
