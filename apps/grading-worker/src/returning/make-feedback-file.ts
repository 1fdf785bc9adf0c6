import type { ExportFormat, ExportSource, ReturnedKind, ReviewRecord, Submission } from '@greenpen/gradebook';
import {
  draftNotice,
  type FeedbackReport,
  type PaperComment,
  type Remark,
  type ScoreLine,
  writeFeedbackText,
} from '@greenpen/returned-papers';
import { type PaperStore, PaperStoreError } from '@greenpen/paper-store';
import {
  annotateFindings,
  type Feedback,
  feedbackHeading,
  letterOf,
  nothingJudged,
  pointsOf,
  requirementKinds,
  type RubricLine,
  rubricLines,
  rubricMarks,
  sayRubricLines,
  rubricUses,
  verdicts,
} from '@greenpen/grading';
import { areas, type Finding } from '@greenpen/paper';
import { readAnnotations } from '../annotations.ts';
import { z } from 'zod';
import type { Ports } from '../ports.ts';

type FeedbackFile =
  | {
      readonly kind: ReturnedKind;
      readonly bytes: Uint8Array;
      /** Why the format differs from the requested one; null if it does not. */
      readonly reason: string | null;
    }
  | { readonly kind: null; readonly reason: string };

type Wanted = { readonly format: ExportFormat; readonly author: string };

/** Makes one paper's feedback file; a paper that cannot be annotated gets a PDF with the reason. */
export async function makeFeedbackFile(
  ports: Ports,
  { submission, review }: ExportSource,
  { format, author }: Wanted,
  signal: AbortSignal,
): Promise<FeedbackFile> {
  const { grade } = submission;
  if (grade === null) return { kind: null, reason: 'not-graded' };
  const dismissed = new Set(grade.dismissed);
  const { findings: found, judgement } = await readReview(ports.store, review?.documentName ?? null);
  const findings = inReadingOrder(annotateFindings(found, readAnnotations(ports, grade)));
  const given: Feedbacked = {
    submission,
    grade,
    review,
    feedback: readFeedback(ports.open(grade.feedback)),
    findings: findings.filter(({ id }) => !dismissed.has(id)),
    // A draft's points are not final.
    rubric:
      grade.approvedAt === null
        ? []
        : rubricLines(
            rubricMarks(judgement, { points: grade.rubricPoints, verdicts: grade.verdicts }, grade.scores),
          ),
  };
  if (format === 'text') {
    return { kind: 'txt', bytes: writeFeedbackText(buildReport(given)), reason: null };
  }
  const date = grade.approvedAt ?? grade.updatedAt;
  let reason: string | null = null;
  if (format === 'word' && submission.fileType === 'DOCX') {
    const paper = await readPaper(ports, submission.fileId);
    if (paper === null) reason = 'paper-gone';
    else {
      const order = { kind: 'docx', bytes: paper, comments: buildComments(given), author, date } as const;
      const made = await ports.returner.make(order, signal);
      if (made.status === 'made') return { kind: 'docx', bytes: made.bytes, reason: null };
      reason = made.code;
    }
  }
  const made = await ports.returner.make({ kind: 'pdf', report: buildReport(given), date }, signal);
  if (made.status === 'refused') return { kind: null, reason: made.code };
  return { kind: 'pdf', bytes: made.bytes, reason };
}

/** What concerns the whole paper comes first. */
function inReadingOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => (a.span?.start ?? -1) - (b.span?.start ?? -1));
}

/** Null if retention has deleted the file. */
async function readPaper({ store }: Ports, fileId: string | null): Promise<Uint8Array | null> {
  if (fileId === null) return null;
  try {
    return await store.get(fileId);
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return null;
    throw error;
  }
}

type Feedbacked = {
  readonly submission: Submission;
  readonly grade: NonNullable<Submission['grade']>;
  readonly review: ReviewRecord | null;
  readonly feedback: Feedback;
  /** Without the dismissed ones. */
  readonly findings: readonly Finding[];
  /** The rows of the rubric; none where no criterion has points. */
  readonly rubric: readonly RubricLine[];
};

const areaNames = { content: 'Content', grammar: 'Grammar', apa: 'APA Format' } as const;

const reportedAreas = ['content', 'grammar', 'apa'] as const;

function buildReport(given: Feedbacked): FeedbackReport {
  const { submission, feedback, findings, rubric } = given;
  return {
    ...feedbackHeading(submission),
    scores: scoresOf(given),
    sections: [
      ...(rubric.length === 0 ? [] : [{ heading: 'Rubric', text: sayRubricLines(rubric).join('\n') }]),
      { heading: 'Overall feedback', text: feedback.overall },
      ...reportedAreas.map((area) => ({ heading: areaNames[area], text: feedback[area] })),
    ],
    remarks: findings.filter(({ severity }) => severity === 'error').map(remarkOf),
    advice: findings.filter(({ severity }) => severity === 'advice').map(remarkOf),
  };
}

function remarkOf({ page, quote, message, suggestions: [suggestion], source }: Finding): Remark {
  return { page, quote, message, suggestion: suggestion ?? null, source };
}

/** The first comment is on the whole paper, the others are at the findings. */
function buildComments(given: Feedbacked): readonly PaperComment[] {
  const { feedback, findings, rubric } = given;
  const scores = scoresOf(given);
  const overall = [
    ...(scores === null ? [draftNotice] : scores.map(({ label, score }) => `${label}: ${score}`)),
    ...(rubric.length === 0 ? [] : ['Rubric:', ...sayRubricLines(rubric)]),
    ...linesOf(feedback.overall),
    ...reportedAreas.flatMap((area) => {
      const lines = linesOf(feedback[area]);
      return lines.length === 0 ? [] : [`${areaNames[area]}:`, ...lines];
    }),
  ];
  return [
    { span: null, lines: overall },
    ...findings.map(({ span, severity, message, suggestions: [suggestion], source }) => ({
      span,
      lines: [
        severity === 'advice' ? `Advice: ${message}` : message,
        ...(suggestion === undefined ? [] : [`Suggestion: ${suggestion}`]),
        ...(source === '' ? [] : [source]),
      ],
    })),
  ];
}

/** Null for a draft, whose scores are not final. */
function scoresOf({ submission, grade, review }: Feedbacked): readonly ScoreLine[] | null {
  if (grade.approvedAt === null) return null;
  const { scores, notJudged } = grade;
  const maxPoints = submission.courseAssignment?.maxPoints ?? 100;
  const points = maxPoints === 100 ? '' : ` = ${pointsOf(scores.total, maxPoints)} of ${maxPoints} points`;
  return [
    ...reportedAreas.map((area) => ({
      label: areaNames[area],
      weight: review === null || notJudged.includes(area) ? '' : `${review.weights[area]}%`,
      score: notJudged.includes(area) ? 'Not judged' : `${scores[area]} / 100`,
    })),
    { label: 'Total', weight: '', score: `${scores.total} / 100 (${letterOf(scores.total)})${points}` },
  ];
}

function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const rubricResult = z.object({
  criterion: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    maxPoints: z.number(),
    levels: z.array(z.object({ name: z.string(), description: z.string(), points: z.number() })),
  }),
  level: z.int().nullable(),
  points: z.number().nullable(),
  quote: z.string().nullable(),
  span: z.object({ start: z.int(), end: z.int() }).nullable(),
  reason: z.string(),
  area: z.enum(areas).nullable(),
  /** The requirements whose verdicts decide the level; absent in reviews of older engines. */
  restsOn: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        kind: z.enum(requirementKinds),
        verdict: z.enum(verdicts),
      }),
    )
    .optional(),
  isProvisional: z.boolean().optional(),
});

const reviewText = z.object({
  findings: z.array(
    z.object({
      id: z.string(),
      area: z.enum(areas),
      check: z.string(),
      severity: z.enum(['error', 'advice']),
      message: z.string(),
      span: z.object({ start: z.int(), end: z.int() }).nullable(),
      quote: z.string().nullable(),
      page: z.int().nullable(),
      suggestions: z.array(z.string()),
      source: z.string(),
    }),
  ),
  /** Written by the engine of this version or an earlier one, which knew no rubric. */
  judgement: z
    .object({
      rubric: z.array(rubricResult).default([]),
      rubricUse: z.enum(rubricUses).default('content'),
    })
    .default({ rubric: [], rubricUse: 'content' }),
});

const feedbackText = z.object({
  grammar: z.string(),
  apa: z.string(),
  content: z.string(),
  overall: z.string(),
});

const nothingRead = { findings: [], judgement: nothingJudged };

type StoredReview = {
  readonly findings: readonly Finding[];
  readonly judgement: Parameters<typeof rubricMarks>[0];
};

/** What a stored review found; empty once retention has deleted it. */
async function readReview(store: PaperStore, documentName: string | null): Promise<StoredReview> {
  if (documentName === null) return nothingRead;
  try {
    const text = new TextDecoder().decode(await store.get(documentName));
    return reviewText.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof PaperStoreError && error.code === 'not-found') return nothingRead;
    throw error;
  }
}

function readFeedback(text: string): Feedback {
  return feedbackText.parse(JSON.parse(text));
}
