import { adviceHeading, draftNotice, type FeedbackReport, type Remark } from './feedback-report.ts';

/** The report as plain text, with a mark that tells editors it is UTF-8. */
export function writeFeedbackText(report: FeedbackReport): Uint8Array {
  const { title, facts, scores, sections, remarks, advice } = report;
  const blocks = [
    title,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    scores === null ? draftNotice : scores.map(({ label, score }) => `${label}: ${score}`).join('\n'),
    ...sections.map(({ heading, text }) => `${heading.toUpperCase()}\n${text.trim()}`),
    ...listOf('In the paper', remarks),
    ...listOf(adviceHeading, advice),
  ];
  const text = blocks.filter((block) => block !== '').join('\n\n');
  return Buffer.from(`\uFEFF${text.toWellFormed().replaceAll(/\r?\n/g, '\r\n')}\r\n`);
}

function listOf(heading: string, remarks: readonly Remark[]): readonly string[] {
  return remarks.length === 0 ? [] : [`${heading.toUpperCase()}\n${remarks.map(lineOf).join('\n')}`];
}

function lineOf({ page, quote, message, suggestion, source }: Remark): string {
  const where = page === null ? '' : `Page ${page}: `;
  const what = quote === null ? '' : `“${quote}” `;
  const instead = suggestion === null ? '' : ` Suggestion: ${suggestion}`;
  const rule = source === '' ? '' : ` (${source})`;
  return `- ${where}${what}${message}${instead}${rule}`;
}
