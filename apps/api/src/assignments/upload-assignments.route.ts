import { AppError, type RefusedFile, uploadAssignments } from '@greenpen/api-contract';
import { ExpectedError } from '@greenpen/grading';
import type { Submission } from '@greenpen/gradebook';
import { discardingStore } from '@greenpen/paper-store';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { DetailedFailure } from '../http/handle-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import type { Ports } from '../ports.ts';
import { assignmentOnWire } from './assignment-on-wire.ts';
import {
  forgetFiles,
  noRoomFor,
  receiveUpload,
  type ReceivedFile,
  type ReceivedUpload,
  type UploadStore,
} from './receive-upload.ts';
import { createUploadRoom, type ReservedRoom, type UploadRoom, createUploadTurns } from './upload-limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

export function uploadAssignmentsRoute(ports: Ports): Route {
  const { store, sealer } = ports;
  const turns = createUploadTurns();
  const room = createUploadRoom();
  return route(
    uploadAssignments,
    { requires: 'signed-in', scope: 'extension' },
    async ({ actor, request, reply }) => {
      const givenKey = readIdempotencyKey(request);
      const key = givenKey ?? randomUUID();
      using turn = await turns.take(actor.id, reply);
      // A repeated request: its files are already recorded, so the new copies are only compared with them.
      const isReplay =
        givenKey !== null &&
        (await ports.gradebook.submissions.isUploadRecorded({ ownerId: actor.id, key: givenKey }));
      const into: UploadStore = isReplay ? discardingStore : store;
      using reserved = isReplay
        ? boundless()
        : await reserveRoom(ports, room, { request, reply, ownerId: actor.id });
      const upload = await receiveUpload(request, into, reserved.bytes);
      turn[Symbol.dispose]();
      const { files, refused } = upload;
      for (const { code } of refused)
        logEvent(request, { action: 'upload-refused', result: 'refused', detail: code });
      if (files.length === 0 && refused.length === 0) throw new AppError('NO_FILES');
      if (files.length === 0 && refused.some(({ code }) => code === 'account-full'))
        throw new AppError('ACCOUNT_FULL');
      if (files.length === 0) throw new DetailedFailure('ALL_FILES_REFUSED', { refused });

      const recorded = await recordUpload(ports, {
        ...upload,
        ownerId: actor.id,
        key,
        isReplay,
        store: into,
      });
      const { submissions, duplicates, withoutRoom } = recorded;
      for (const { code } of withoutRoom)
        logEvent(request, { action: 'upload-refused', result: 'refused', detail: code });
      logEvent(request, { action: 'upload', result: 'ok', detail: submissions.length });
      return {
        assignments: submissions.map((submission) => assignmentOnWire(submission, sealer)),
        refused: [...refused, ...withoutRoom],
        duplicates: duplicates.map(({ name, submission }) => ({
          name,
          assignment: assignmentOnWire(submission, sealer),
        })),
      };
    },
  );
}

type Uploading = {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly ownerId: string;
};

const boundless = (): ReservedRoom => ({ bytes: Infinity, [Symbol.dispose]: () => undefined });

const longestWaitMs = 10_000;
const retrySeconds = 5;

/**
 * Reserves space of the account before storing anything. Uploads to other processes are checked by the transaction
 * that records them. Throws UPLOADS_BUSY if other uploads of the account may need the remaining space.
 */
async function reserveRoom(
  { gradebook, bytesPerUser }: Ports,
  room: UploadRoom,
  { request, reply, ...upload }: Uploading,
): Promise<ReservedRoom> {
  if (bytesPerUser === null) return boundless();
  // Upper bound: the form is slightly longer than its files.
  const most = Number(request.headers['content-length'] ?? Infinity);
  const readFree = async () => bytesPerUser - (await gradebook.submissions.sumStored(upload));
  const waited = AbortSignal.timeout(longestWaitMs);
  try {
    return await room.reserve({ account: upload.ownerId, most, readFree, signal: waited });
  } catch (error) {
    if (!waited.aborted) throw error;
    reply.header('retry-after', retrySeconds);
    throw new AppError('UPLOADS_BUSY', null, { cause: error });
  }
}

type Recording = ReceivedUpload & {
  readonly ownerId: string;
  readonly key: string;
  readonly isReplay: boolean;
  /** The store with its files. */
  readonly store: UploadStore;
};

type Recorded = {
  readonly submissions: readonly Submission[];
  /** Files that were already uploaded, with the existing submissions. */
  readonly duplicates: readonly { readonly name: string; readonly submission: Submission }[];
  /** Files that exceed the account's storage limit. */
  readonly withoutRoom: readonly RefusedFile[];
};

/**
 * Records all files that fit into the account's storage, in one transaction; a repeated request finds its own rows
 * again.
 */
async function recordUpload(ports: Ports, upload: Recording): Promise<Recorded> {
  const { gradebook, now, retentionDays, bytesPerUser } = ports;
  const { files, ownerId, key, isReplay, store, courseId, courseAssignmentId, keepBoth } = upload;
  const deletesAt = new Date(now().getTime() + retentionDays * dayMs);
  let notNeeded: ReceivedFile[] = [];
  try {
    return await gradebook.transaction(async (inside) => {
      // The transaction may be retried: a file that its first attempt did not need may be recorded by the next.
      notNeeded = [];
      await inside.courses.check({ ownerId, courseId, courseAssignmentId });
      const submissions: Submission[] = [];
      const duplicates: { name: string; submission: Submission }[] = [];
      const withoutRoom: RefusedFile[] = [];
      let room: number | null = null;
      for (const file of files) {
        const { sha256 } = file.stored;
        const facts = { ownerId, uploadKey: `${key}:${file.index}`, sha256, courseAssignmentId };
        const same = await inside.submissions.findSameFile(facts);
        if (same.submission !== null && keepBoth !== 'yes') {
          duplicates.push({ name: file.name, submission: same.submission });
          if (keepBoth === 'no' && !same.isRecorded) {
            notNeeded.push(file);
            continue;
          }
        }
        if (isReplay) room = 0;
        room ??= (bytesPerUser ?? Infinity) - (await inside.submissions.sumStored({ ownerId }));
        if (!same.isRecorded && file.stored.size > room) {
          notNeeded.push(file);
          withoutRoom.push(noRoomFor(file.name));
          continue;
        }
        const { submission, created } = await inside.submissions.create({
          ...facts,
          ...describeFile(file),
          courseId,
          deletesAt,
        });
        if (created) room -= file.stored.size;
        else notNeeded.push(file);
        if (submission.sha256 !== sha256 || (isReplay && created))
          throw new AppError('IDEMPOTENCY_KEY_REUSED');
        submissions.push(submission);
      }
      const isNothingTaken = submissions.length === 0 && duplicates.length === 0;
      if (isNothingTaken && withoutRoom.length > 0) throw new AppError('ACCOUNT_FULL');
      return { submissions, duplicates, withoutRoom };
    });
  } catch (error) {
    // If the commit's result is unknown after an outage, the rows may exist, so the files are kept.
    if (isRefusal(error)) notNeeded.push(...files);
    throw error;
  } finally {
    await forgetFiles(store, notNeeded);
  }
}

function describeFile({ name, fileType, stored }: ReceivedFile) {
  return {
    originalName: name,
    fileType,
    fileSize: stored.size,
    fileId: stored.fileId,
    studentName: null,
    studentEmail: null,
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof ExpectedError && error.code !== 'DATABASE_UNAVAILABLE';
}
