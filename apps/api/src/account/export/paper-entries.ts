import type { ReviewRecord, Submission } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import { unsealAnnotations } from '../../assignments/annotations-seal.ts';
import { unsealFeedback } from '../../assignments/feedback-seal.ts';
import { findPlainText, findReviewText, type ReviewText } from '../../assignments/review-document.ts';
import { storeFailure } from '../../assignments/store-failure.ts';
import { fileNameInArchive, giveNamesOnce } from '../../exports/archive/file-name-in-archive.ts';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import type { Ports } from '../../ports.ts';
import { paperText } from './paper-text.ts';
import { bothWays } from './readable.ts';

type Source = Pick<Ports, 'gradebook' | 'store' | 'sealer'> & {
  readonly ownerId: string;
  /** Called with the name of each stored file that cannot be read. */
  readonly leaveOut: (what: string) => void;
};

const ours = ['feedback.txt', 'feedback.json', 'as-read.txt'];

/** Every paper in a separate folder, newest first: the uploaded file and everything derived from it. */
export async function* paperEntries(source: Source): AsyncGenerator<ArchiveEntry> {
  let number = 0;
  // Deleted papers that can still be restored are included.
  for (const filter of [{}, { deleted: true }]) {
    for await (const submission of source.gradebook.submissions.each({ ownerId: source.ownerId, filter })) {
      number += 1;
      const { studentName, originalName } = submission;
      const shown = fileNameInArchive(`${studentName ?? 'Unknown student'} - ${originalName}`, 'Paper');
      yield* onePaper(source, submission, `papers/${String(number).padStart(5, '0')} ${shown}`);
    }
  }
}

async function* onePaper(
  source: Source,
  submission: Submission,
  folder: string,
): AsyncGenerator<ArchiveEntry> {
  const { gradebook, store, sealer, ownerId } = source;
  const { id: submissionId, grade, fileId, originalName, fileType, uploadedAt: at } = submission;
  const where = { ownerId, submissionId };
  const name = giveNamesOnce(...ours)(fileNameInArchive(originalName, 'paper'));
  const file =
    fileId === null ? null : await orLeaveOut(source, `${folder}/${name}`, () => store.get(fileId));
  if (file !== null) yield { name: `${folder}/${name}`, at, content: file, isCompressed: fileType !== 'TXT' };

  const reviews: { record: ReviewRecord; text: ReviewText | null }[] = [];
  for (const record of await gradebook.accountContents.listReviews(where)) {
    const text = await orLeaveOut(source, `${folder}, review ${record.number}`, () =>
      findReviewText(store, record),
    );
    reviews.push({ record, text });
  }
  const latest = reviews.at(-1)?.record;
  const graded = reviews.find(({ record }) => record.number === grade?.reviewNumber);
  const feedback = grade === null ? null : unsealFeedback(sealer, grade.feedback);
  const annotations = unsealAnnotations(sealer, grade?.annotations ?? null);
  const replaced = await gradebook.accountContents.listReplacedGrades(where);
  const { ownerId: _, fileId: __, ...shown } = submission;
  yield* bothWays(`${folder}/feedback`, at, {
    text: paperText({
      submission,
      feedback,
      annotations,
      record: graded?.record,
      review: graded?.text ?? null,
    }),
    json: {
      ...shown,
      grade: grade === null ? null : { ...grade, feedback, annotations },
      reviews: reviews.map(({ record: { documentName: ___, ...numbers }, text }) => ({ ...numbers, text })),
      replacedDrafts: replaced.map((draft) => ({
        ...draft,
        feedback: unsealFeedback(sealer, draft.feedback),
        annotations: unsealAnnotations(sealer, draft.annotations),
      })),
    },
  });
  const read =
    latest === undefined
      ? null
      : await orLeaveOut(source, `${folder}/as-read.txt`, () => findPlainText(store, latest));
  if (read !== null) yield { name: `${folder}/as-read.txt`, at, content: read };
}

/** Skips a file that is lost or damaged; fails if the store is unavailable. */
async function orLeaveOut<T>(
  { leaveOut }: Source,
  what: string,
  read: () => Promise<T | null>,
): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof PaperStoreError ? error.cause : error;
    const isAway =
      !(cause instanceof PaperStoreError) || cause.code === 'unavailable' || cause.code === 'full';
    if (isAway) throw storeFailure(cause);
    leaveOut(what);
    return null;
  }
}
