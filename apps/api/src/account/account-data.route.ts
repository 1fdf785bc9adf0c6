import { AppError, deleteAccount, exportAccount } from '@greenpen/api-contract';
import { type StoredRemoval, sealMail } from '@greenpen/gradebook';
import { ExpectedError } from '@greenpen/grading';
import { assertSecondFactor, deletedLetter } from '@greenpen/identity';
import { PaperStoreError } from '@greenpen/paper-store';
import { logEvent } from '../http/log-event.ts';
import { route, type Route } from '../http/route.ts';
import { assertCurrentPassword } from '../identity/assert-current-password.ts';
import { closeSession } from '../identity/browser-session.ts';
import type { Ports } from '../ports.ts';
import { Readable } from 'node:stream';
import { sendDownload } from '../assignments/send-download.ts';
import { zipArchive, type ArchiveEntry } from '../exports/archive/zip-archive.ts';
import { marksCsv } from '../exports/marks-csv.ts';
import { courseEntries, exampleEntries, foldersOf } from './export/course-entries.ts';
import { paperEntries } from './export/paper-entries.ts';
import { activityEntries, profileEntries, templateEntries } from './export/profile-entries.ts';
import { moment } from './export/readable.ts';

const tenInAQuarter = { max: 10, timeWindow: 15 * 60 * 1000 };
const AT_ONCE = 8;

export function deleteAccountRoute(ports: Ports): Route {
  const { gradebook, sealer, entry } = ports;
  return route(
    deleteAccount,
    { requires: 'signed-in', limit: tenInAQuarter },
    async ({ actor: { id: ownerId }, body, request, reply }) => {
      const account = await assertCurrentPassword(ports, request, body.currentPassword);
      await assertSecondFactor(ports, account, body.code);
      await endBilling(ports, ownerId);
      const letter = entry.hasMail ? sealMail(sealer, { to: account.email, ...deletedLetter() }) : null;
      const removals = await gradebook.accounts.delete({ ownerId, letter });
      const left = await removeStored(ports, removals);
      // The pending removal is recorded, so the worker will retry it.
      if (left > 0) request.log.warn({ left }, 'papers of a deleted account are still in the store');
      logEvent(request, { action: 'account-deleted', result: 'ok', detail: removals.length });
      await closeSession(ports, { request, reply });
      return { deleted: true as const };
    },
  );
}

/**
 * Ends the subscription first, and fails if the payment service does not respond, so that a deleted account is never
 * charged.
 */
async function endBilling({ billing, gradebook }: Ports, ownerId: string): Promise<void> {
  if (billing === null) return;
  const { isLastAdmin } = await gradebook.accounts.getHoldings({ ownerId });
  if (isLastAdmin) throw new AppError('LAST_ADMIN');
  await billing.end({ userId: ownerId });
}

/** Removes the recorded files from the store; returns the number of failures. */
async function removeStored(
  { gradebook, store }: Ports,
  removals: readonly StoredRemoval[],
): Promise<number> {
  const queue = removals.values();
  let left = 0;
  const work = async (): Promise<void> => {
    for (const { submissionId, fileId, folder } of queue) {
      try {
        if (fileId !== null) await store.remove(fileId);
        await store.removeFolder(folder);
        await gradebook.submissions.recordRemoved(submissionId);
      } catch (error) {
        if (!(error instanceof PaperStoreError || error instanceof ExpectedError)) throw error;
        left += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return left;
}

/** Maximum exports of an account per hour. */
export const mostExports = 10;

export function exportAccountRoute({ gradebook, store, sealer, now }: Ports): Route {
  return route(
    exportAccount,
    { requires: 'signed-in' },
    async ({ actor: { id: ownerId }, request, reply }) => {
      const next = await gradebook.accounts.startExport({ ownerId, most: mostExports });
      if (next !== null) {
        reply.header('retry-after', Math.max(1, Math.ceil((next.getTime() - now().getTime()) / 1000)));
        throw new AppError('RATE_LIMITED');
      }
      logEvent(request, { action: 'account-exported', result: 'ok' });
      const at = now();
      const archive = zipArchive(exportEntries({ gradebook, store, sealer, ownerId, at }));
      return sendDownload(reply, {
        fileName: `greenpen-${at.toISOString().slice(0, 10)}.zip`,
        type: 'application/zip',
        content: Readable.from(archive, { objectMode: false }),
      });
    },
  );
}

type Source = Pick<Ports, 'gradebook' | 'store' | 'sealer'> & { readonly ownerId: string; readonly at: Date };

/** All data of an account; each file is read only when it is written to the archive. */
async function* exportEntries(source: Source): AsyncGenerator<ArchiveEntry> {
  const { gradebook, ownerId, at } = source;
  const record = await gradebook.accounts.getRecord({ ownerId });
  yield { name: 'README.txt', at, content: readmeOf(record.account.email, at) };
  const { hasTwoFactor } = await gradebook.accounts.get({ ownerId });
  yield* profileEntries({ ...record, hasTwoFactor }, await gradebook.criteria.list({ ownerId }), at);
  yield* templateEntries(await gradebook.templates.list({ ownerId }), at);
  const courses = await gradebook.courses.list({ ownerId });
  const folders = foldersOf(courses);
  yield* courseEntries(gradebook, { ownerId, courses, folders, sealer: source.sealer });
  yield* exampleEntries({ ...source, folders });
  yield { name: 'marks.csv', at, content: marksCsv(gradebook.submissions.each({ ownerId, filter: {} })) };
  const leftOut: string[] = [];
  yield* paperEntries({ ...source, leaveOut: (what) => leftOut.push(what) });
  yield* activityEntries(() => gradebook.accountContents.eachAuditEvent({ ownerId }), at);
  if (leftOut.length > 0) {
    const text = `These could not be read from the store, because they are lost or damaged:\n\n${leftOut.join('\n')}\n`;
    yield { name: 'NOT-INCLUDED.txt', at, content: text };
  }
}

/** The README, which describes the files of the archive. */
function readmeOf(email: string, at: Date): string {
  return `Everything that Greenpen holds for ${email}
Made ${moment(at)}

Most things are here twice: .txt and .csv to read, .json for a program. All texts are UTF-8, all times UTC.

README.txt               this text
profile                  your name and address, how you sign in, where you are signed in, your API key's last
                         characters, your plan and your grading criteria
feedback-templates       your comments
courses/                 a folder for each course:
  course                 what is taught, the rubric, and what you set for each week
  class-list.csv         its students
  graded-examples/       papers that you graded, from which Greenpen learns your scale
  discussion-examples/   your answers in discussions
marks.csv                the marks of all papers, as the grading queue exports them
papers/                  a folder for each paper, the newest first:
  (the file itself)      as it was uploaded; it is missing once its retention time has passed
  feedback               marks, your feedback and the findings; the .json also has every earlier review and every
                         draft of yours that grading again replaced
  as-read.txt            the text as Greenpen read it
activity                 what was done in your account and when; papers by their id, as in feedback.json
NOT-INCLUDED.txt         only where something that is stored could not be read: what it was

Left out, because they only open doors: your password, the keys of two-factor sign-in, API keys and sessions. Of
these Greenpen stores what is needed to check them, and not more.

Papers hold what students wrote. Keep this file where only you can read it.
`;
}
