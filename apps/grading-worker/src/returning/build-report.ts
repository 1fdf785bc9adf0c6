import type { ReviewRecord, Submission } from '@greenpen/gradebook';
import { letterOf, pointsOf, type Feedback } from '@greenpen/grading';
import type { Finding } from '@greenpen/paper';
import {
  draftNotice,
  type FeedbackReport,
  type PaperComment,
  type Remark,
  type ScoreLine,
} from '@greenpen/returned-papers';

export type Feedbacked = {
  readonly submission: Submission;
  readonly grade: NonNullable<Submission['grade']>;
  readonly review: ReviewRecord | null;
  readonly feedback: Feedback;
  /** Those that the instructor kept. */
  readonly findings: readonly Finding[];
};

const areaNames = { content: 'Content', grammar: 'Grammar', apa: 'APA Format' } as const;
const areas = ['content', 'grammar', 'apa'] as const;

export function buildReport(given: Feedbacked): FeedbackReport {
  const { submission, feedback, findings } = given;
  const { courseAssignment, course, originalName, studentName } = submission;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Student', studentName],
    ['Course', course === null ? null : `${course.code} - ${course.name}`],
    [
      'Assignment',
      courseAssignment === null ? null : `Week ${courseAssignment.week} - ${courseAssignment.title}`,
    ],
    ['File', originalName],
  ];
  return {
    title: `Feedback: ${courseAssignment?.title ?? originalName}`,
    facts: facts.flatMap(([label, value]) => (value === null ? [] : [[label, value]])),
    scores: scoresOf(given),
    sections: [
      { heading: 'Overall feedback', text: feedback.overall },
      ...areas.map((area) => ({ heading: areaNames[area], text: feedback[area] })),
    ],
    remarks: findings.filter(({ severity }) => severity === 'error').map(remarkOf),
    advice: findings.filter(({ severity }) => severity === 'advice').map(remarkOf),
  };
}

function remarkOf({ page, quote, message, suggestions: [suggestion], source }: Finding): Remark {
  return { page, quote, message, suggestion: suggestion ?? null, source };
}

/** The first comment is on the whole paper, the others where the findings are. */
export function buildComments(given: Feedbacked): readonly PaperComment[] {
  const { feedback, findings } = given;
  const scores = scoresOf(given);
  const overall = [
    ...(scores === null ? [draftNotice] : scores.map(({ label, score }) => `${label}: ${score}`)),
    ...linesOf(feedback.overall),
    ...areas.flatMap((area) => {
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
        source,
      ],
    })),
  ];
}

/** Null for a draft: nothing of it is settled yet. */
function scoresOf({ submission, grade, review }: Feedbacked): readonly ScoreLine[] | null {
  if (grade.approvedAt === null) return null;
  const { scores } = grade;
  const maxPoints = submission.courseAssignment?.maxPoints ?? 100;
  const points = maxPoints === 100 ? '' : ` = ${pointsOf(scores.total, maxPoints)} of ${maxPoints} points`;
  return [
    ...areas.map((area) => ({
      label: areaNames[area],
      weight: review === null ? '' : `${review.weights[area]}%`,
      score: `${scores[area]} / 100`,
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
