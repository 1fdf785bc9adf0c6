import { adviceHeading, draftNotice, type FeedbackReport, type Remark } from '../feedback-report.ts';
import { prepareFonts } from './faces.ts';
import { type Stretch, type TextLook, Typesetter } from './typesetter.ts';

const ink = '#1E1D1A';
const pencil = '#5C5A54';
const green = '#1B6B45';

const looks = {
  title: { face: 'heading', size: 22, colour: ink, lineGap: 2 },
  heading: { face: 'heading', size: 14, colour: green },
  text: { face: 'text', size: 10.5, colour: ink },
  bold: { face: 'bold', size: 10.5, colour: ink },
  quiet: { face: 'text', size: 10.5, colour: pencil },
  small: { face: 'text', size: 9, colour: pencil },
} as const satisfies Readonly<Record<string, TextLook>>;

/** A heading is never alone at the foot of a page. Points. */
const roomUnderHeading = 64;

/** The report as a tagged PDF; letters that the embedded fonts lack are replaced, which its last line then says. */
export async function writeFeedbackPdf(report: FeedbackReport, date: Date): Promise<Uint8Array> {
  await prepareFonts(textsOf(report));
  const page = new Typesetter({ title: report.title, date });
  page.paragraph('H1', [{ text: report.title, look: looks.title }]);
  page.space(8);
  for (const [label, value] of report.facts) {
    page.paragraph('P', [
      { text: `${label}: `, look: looks.bold },
      { text: value, look: looks.text },
    ]);
  }
  page.space(10);
  setScores(page, report);
  for (const { heading, text } of report.sections) {
    if (text.trim() === '') continue;
    setHeading(page, heading);
    for (const part of text.split(/\n\s*\n/u)) {
      page.paragraph('P', [{ text: tidy(part), look: looks.text }]);
      page.space(5);
    }
  }
  setRemarks(page, 'In the paper', report.remarks);
  setRemarks(page, adviceHeading, report.advice);
  if (page.lacksLetters()) {
    page.space(10);
    page.paragraph('P', [{ text: missingNotice, look: looks.quiet }]);
  }
  return page.finish(looks.small);
}

/** Every text of the report in the order in which it is drawn. */
function textsOf({ title, facts, scores, sections, remarks, advice }: FeedbackReport): readonly string[] {
  return [
    title,
    ...facts.flat(),
    ...(scores ?? []).flatMap(({ label, weight, score }) => [label, weight, score]),
    ...sections.flatMap(({ heading, text }) => [heading, text]),
    ...[...remarks, ...advice].flatMap(({ quote, message, suggestion, source }) => [
      quote ?? '',
      message,
      suggestion ?? '',
      source,
    ]),
  ];
}

const missingNotice =
  'Some letters cannot be drawn by the typefaces of this file and are replaced by a mark.';

function setHeading(page: Typesetter, text: string): void {
  page.keepTogether(roomUnderHeading);
  page.space(10);
  page.paragraph('H2', [{ text, look: looks.heading }]);
  page.space(3);
}

function setScores(page: Typesetter, { scores }: FeedbackReport): void {
  if (scores === null) {
    page.paragraph('P', [{ text: draftNotice, look: looks.bold }]);
    return;
  }
  setHeading(page, 'Scores');
  const rows = scores.map(({ label, weight, score }, index) =>
    cells([label, weight, score], index === scores.length - 1 ? looks.bold : looks.text),
  );
  page.table([cells(['Area', 'Weight', 'Score'], looks.quiet), ...rows], [0.4, 0.2, 0.4]);
}

function cells(texts: readonly string[], look: TextLook): readonly Stretch[] {
  return texts.map((text) => ({ text, look }));
}

function setRemarks(page: Typesetter, title: string, remarks: readonly Remark[]): void {
  if (remarks.length === 0) return;
  setHeading(page, title);
  for (const { page: number, quote, message, suggestion, source } of remarks) {
    page.keepTogether(40);
    if (quote !== null || number !== null) {
      const where = number === null ? '' : `Page ${number}${quote === null ? '' : '  '}`;
      page.paragraph('P', [
        { text: where, look: looks.quiet },
        { text: quote === null ? '' : `“${tidy(quote)}”`, look: looks.bold },
      ]);
    }
    const instead = suggestion === null ? '' : ` Suggestion: ${tidy(suggestion)}`;
    page.paragraph('P', [
      { text: `${tidy(message)}${instead} `, look: looks.text },
      { text: source === '' ? '' : `(${source})`, look: looks.quiet },
    ]);
    page.space(6);
  }
}

/** Control characters and tabs have no letters. */
function tidy(text: string): string {
  return text
    .trim()
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/[\p{Cc}]/gu, (sign) => (sign === '\n' ? sign : ''));
}
