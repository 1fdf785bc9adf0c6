import type { Submission } from '@greenpen/gradebook';
import {
  feedbackHeading,
  letterOf,
  pointsOf,
  type Feedback,
  type RubricLine,
  sayScoredPart,
  type Weights,
} from '@greenpen/grading';
import type { Area, Finding } from '@greenpen/paper';
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';

export type FeedbackReport = {
  readonly submission: Submission;
  readonly scores: {
    readonly grammar: number;
    readonly apa: number;
    readonly content: number;
    readonly total: number;
  };
  readonly weights: Weights | null;
  readonly feedback: Feedback;
  readonly rubric: readonly RubricLine[];
  /** Findings that are not dismissed. */
  readonly findings: readonly Finding[];
};

const areaNames = { grammar: 'Grammar', apa: 'APA Format', content: 'Content' } as const;
const areaOrder = ['content', 'grammar', 'apa'] as const;

/** The marks and feedback for the student, as a Word document. */
export async function feedbackDocument(report: FeedbackReport): Promise<Buffer> {
  const { submission, feedback } = report;
  const document = new Document({
    creator: 'Greenpen',
    lastModifiedBy: 'Greenpen',
    title: 'Feedback',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    sections: [
      {
        children: [
          new Paragraph({ text: printable(feedbackHeading(submission).title), heading: HeadingLevel.TITLE }),
          ...factsOf(submission),
          heading('Scores'),
          scoreTable(report),
          ...rubricOf(report),
          heading('Overall feedback'),
          ...paragraphsOf(feedback.overall),
          ...areaOrder.flatMap((area) =>
            feedback[area].trim() === '' ? [] : [heading(areaNames[area]), ...paragraphsOf(feedback[area])],
          ),
          ...findingsOf('In the paper', report.findings, 'error'),
          ...findingsOf('Suggestions that cost no points', report.findings, 'advice'),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function factsOf(submission: Submission): Paragraph[] {
  const { facts } = feedbackHeading(submission);
  const status = ['Status', 'Draft, not yet approved by the instructor'] as const;
  return (isApproved(submission.grade) ? facts : [...facts, status]).map(
    ([label, value]) =>
      new Paragraph({
        children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(printable(value))],
      }),
  );
}

function isApproved(grade: Submission['grade']): boolean {
  return grade !== null && grade.approvedAt !== null;
}

function scoreTable({ submission, scores, weights }: FeedbackReport): Table {
  const maxPoints = submission.courseAssignment?.maxPoints ?? 100;
  const points = maxPoints === 100 ? '' : ` = ${pointsOf(scores.total, maxPoints)} of ${maxPoints} points`;
  const isNotJudged = (area: Area) => submission.grade?.notJudged.includes(area) === true;
  const rows = areaOrder.map((area) => [
    areaNames[area],
    weights === null || isNotJudged(area) ? '' : `${weights[area]}%`,
    isNotJudged(area) ? 'Not judged' : `${scores[area]} / 100`,
  ]);
  rows.push(['Total', '', `${scores.total} / 100 (${letterOf(scores.total)})${points}`]);
  return tableOf([['Area', 'Weight', 'Score'], ...rows]);
}

/** The rubric's rows, and what their points are of where some have none. */
function rubricOf({ rubric }: FeedbackReport): readonly (Paragraph | Table)[] {
  if (rubric.length === 0) return [];
  const rows = rubric.map(({ criterion, level, points, maxPoints }) => [
    printable(criterion),
    printable(level ?? ''),
    points === null ? `not scored separately (${maxPoints})` : `${points} / ${maxPoints}`,
  ]);
  const rest = sayScoredPart(rubric);
  return [
    heading('Rubric'),
    tableOf([['Criterion', 'Level', 'Points'], ...rows]),
    ...(rest === null ? [] : paragraphsOf(rest)),
  ];
}

/** The first row is the header. */
function tableOf(rows: readonly (readonly string[])[]): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      (cells, index) =>
        new TableRow({
          tableHeader: index === 0,
          children: cells.map(
            (text) =>
              new TableCell({
                children: [new Paragraph({ children: [new TextRun({ text, bold: index === 0 })] })],
              }),
          ),
        }),
    ),
  });
}

function findingsOf(title: string, all: readonly Finding[], severity: Finding['severity']): Paragraph[] {
  const findings = all.filter((finding) => finding.severity === severity);
  return findings.length === 0 ? [] : [heading(title), ...findings.map(findingParagraph)];
}

function findingParagraph({ page, quote, message, suggestions, source }: Finding): Paragraph {
  const [first] = suggestions;
  return new Paragraph({
    bullet: { level: 0 },
    children: [
      ...(page === null ? [] : [new TextRun(`Page ${page}: `)]),
      ...(quote === null ? [] : [new TextRun({ text: `“${printable(quote)}” `, italics: true })]),
      new TextRun(printable(message)),
      ...(first === undefined ? [] : [new TextRun(` Suggestion: ${printable(first)}`)]),
      ...(source === '' ? [] : [new TextRun({ text: ` (${printable(source)})`, color: '595959' })]),
    ],
  });
}

function heading(text: string): Paragraph {
  return new Paragraph({ text, heading: HeadingLevel.HEADING_1 });
}

function paragraphsOf(text: string): Paragraph[] {
  const parts = text.split(/\n\s*\n/u).filter((part) => part.trim() !== '');
  return parts.map((part) => {
    const lines = part.trim().split('\n');
    return new Paragraph({
      spacing: { after: 160 },
      children: lines.map(
        (line, index) => new TextRun({ text: printable(line), ...(index === 0 ? {} : { break: 1 }) }),
      ),
    });
  });
}

/** XML 1.0 forbids control characters and lone surrogates; Word refuses a file that contains one. */
function printable(text: string): string {
  return text.toWellFormed().replaceAll(/[^\t\n\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
}
