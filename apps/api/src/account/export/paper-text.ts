import type { ReviewRecord, Submission } from '@greenpen/gradebook';
import {
  type Annotations,
  annotateFindings,
  isOwnComment,
  letterOf,
  pointsOf,
  sayVerdict,
  type Feedback,
  type VerdictCorrections,
  sayRubricLines,
} from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import type { ReviewText } from '../../assignments/review-document.ts';
import { rubricLinesOf } from '../../exports/read-rubric-lines.ts';
import { facts, moment, section } from './readable.ts';

export type ExportedPaper = {
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
export function paperText({ submission, feedback, annotations, record, review }: ExportedPaper): string {
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
