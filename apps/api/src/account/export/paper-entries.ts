import type { ReviewRecord, Submission } from '@greenpen/gradebook';
import { PaperStoreError } from '@greenpen/paper-store';
import { unsealAnnotations } from '../../assignments/annotations-seal.ts';
import { unsealFeedback } from '../../assignments/feedback-seal.ts';
import { findPlainText, findReviewText, type ReviewText } from '../../assignments/review-document.ts';
import { storeFailure } from '../../assignments/store-failure.ts';
import { fileNameInArchive, giveNamesOnce } from '../../exports/archive/file-name-in-archive.ts';
import type { ArchiveEntry } from '../../exports/archive/zip-archive.ts';
import type { Ports } from '../../ports.ts';
import { bothWays, facts, moment, section } from './readable.ts';
import {
  type Annotations,
  annotateFindings,
  isOwnComment,
  letterOf,
  pointsOf,
  sayRubricLines,
  sayVerdict,
  type Feedback,
  type VerdictCorrections,
} from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import { rubricLinesOf } from '../../exports/read-rubric-lines.ts';

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

type ExportedPaper = {
  readonly submission: Submission;
  /** null without a grade. */
  readonly feedback: Feedback | null;
  readonly annotations: Annotations;
  /** The review behind the grade, and the engine's original texts. */
  readonly record: ReviewRecord | undefined;
  readonly review: ReviewText | null;
};

const areas = [
  ['content', 'Content'],
  ['grammar', 'Grammar'],
  ['apa', 'APA Format'],
] as const;

/** A paper's marks, feedback and findings as readable text. */
function paperText({ submission, feedback, annotations, record, review }: ExportedPaper): string {
  const { grade, course, courseAssignment: set } = submission;
  const maxPoints = set?.maxPoints ?? 100;
  const weightOf = (area: (typeof areas)[number][0]): string =>
    record === undefined ? '' : ` (weight ${record.weights[area]}%)`;
  const dismissed = new Set(grade?.dismissed);
  return [
    section(
      submission.originalName,
      facts([
        ['Student', submission.studentName],
        ['E-mail', submission.studentEmail],
        ['Second name', submission.otherName],
        ['Course', course === null ? null : `${course.code} - ${course.name}`],
        ['Assignment', set === null ? null : `Week ${set.week} - ${set.title}`],
        ['Uploaded', moment(submission.uploadedAt)],
        ['Reviewed', moment(record?.reviewedAt ?? null)],
        ['Approved', moment(grade?.approvedAt ?? null)],
        [
          'State',
          grade === null ? 'not graded' : grade.approvedAt === null ? 'draft, not approved' : 'approved',
        ],
        ['Deleted', moment(submission.deletedAt)],
        ['File deleted', moment(submission.expiredAt)],
      ]),
    ),
    grade === null
      ? ''
      : section('Scores', [
          ...areas.map(([area, label]) =>
            grade.notJudged.includes(area)
              ? `${label}: not judged`
              : `${label}: ${grade.scores[area]} / 100${weightOf(area)}`,
          ),
          `Total: ${grade.scores.total} / 100 (${letterOf(grade.scores.total)}), ` +
            `${pointsOf(grade.scores.total, maxPoints)} of ${maxPoints} points`,
        ]),
    grade === null ? '' : section('Rubric', sayRubricLines(rubricLinesOf(review, grade))),
    feedback === null ? '' : section('Overall feedback', [feedback.overall]),
    ...areas.map(([area, label]) => (feedback === null ? '' : section(label, [feedback[area]]))),
    section('What was asked', (review?.judgement?.requirements ?? []).map(requirementLine(grade?.verdicts))),
    section(
      'Findings',
      annotateFindings(review?.findings ?? [], annotations).map((finding) => {
        const { id } = finding;
        const isEdited = Object.hasOwn(annotations.findingEdits, id);
        return findingLine(finding, { isEdited, isDismissed: dismissed.has(id) });
      }),
    ),
  ].join('');
}

type Standing = { readonly isEdited: boolean; readonly isDismissed: boolean };

function findingLine(finding: Finding, { isEdited, isDismissed }: Standing): string {
  const { page, area, quote, message, suggestions, source } = finding;
  const place = page === null ? '' : `page ${page}, `;
  const words = quote === null ? '' : `"${quote}" `;
  const suggestion = suggestions[0] === undefined ? '' : ` Suggestion: ${suggestions[0]}`;
  const rule = isOwnComment(finding)
    ? ' (by you)'
    : isEdited
      ? ` (${source}, edited by you)`
      : ` (${source})`;
  return `* ${place}${area}: ${words}${message}${suggestion}${rule}${isDismissed ? ' [dismissed]' : ''}`;
}

type Judged = NonNullable<ReviewText['judgement']>['requirements'][number];

const requirementLine =
  (corrected: VerdictCorrections = {}) =>
  ({ requirement: { id, text, kind, required }, verdict, quote }: Judged): string => {
    const own = corrected[id];
    const said = sayVerdict({ kind, text }, own ?? verdict).toLowerCase();
    const by = own === undefined ? '' : ', set by you';
    return `* ${text}${required ? '' : ' (optional)'}: ${said}${by}${quote === null ? '' : ` "${quote}"`}`;
  };
