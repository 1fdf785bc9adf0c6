// Its types know the default export alone.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import { ascents, createFontCutter, openFont, type Face } from './faces.ts';

export type TextLook = {
  readonly face: Face;
  readonly size: number;
  readonly colour: string;
  /** Points between the lines of a paragraph. */
  readonly lineGap?: number;
  readonly indent?: number;
};

/** A stretch of a paragraph with its own look. */
export type Stretch = { readonly text: string; readonly look: TextLook };

export type Typesetter = ReturnType<typeof createTypesetter>;

const margin = 64;
const ruleColour = '#D9D6CF';

/** A tagged document that grows downwards; every text is drawn by embedded fonts. */
export function createTypesetter({ title, date }: { readonly title: string; readonly date: Date }) {
  const options: PDFKit.PDFDocumentOptions = {
    size: 'LETTER',
    margins: { top: margin, bottom: margin, left: margin, right: margin },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: {
      Title: title,
      Author: 'Greenpen',
      Creator: 'Greenpen',
      Producer: 'Greenpen',
      CreationDate: date,
      ModDate: date,
    },
  };
  // Without this, the library opens a font that is not embedded. Its types know paths alone.
  const document = new PDFDocument(Object.assign(options, { font: openFont('text latin').bytes }));
  const cut = createFontCutter();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const fonts = new Set<string>();
  const root = document.struct('Document');
  document.addStructure(root);
  let lacksLetters = false;

  const choose = (font: string): void => {
    if (!fonts.has(font)) {
      document.registerFont(font, openFont(font).bytes);
    }
    fonts.add(font);
    document.font(font);
  };
  const width = () => document.page.width - 2 * margin;

  /** Draws stretches one after another in one paragraph. */
  const draw = (stretches: readonly Stretch[], at: { x: number; width: number }): void => {
    const pieces = stretches.flatMap(({ text, look }) =>
      cut(look.face, text).map((piece) => ({ ...piece, look })),
    );
    for (const [index, { font, text, look, isLacking }] of pieces.entries()) {
      lacksLetters ||= isLacking;
      choose(font);
      document.fontSize(look.size).fillColor(look.colour);
      const { thicker } = openFont(font);
      document
        .lineWidth(look.size * thicker)
        .lineJoin('round')
        .strokeColor(look.colour);
      const options = {
        width: at.width,
        lineGap: look.lineGap ?? 3,
        // Typefaces differ in height; the letters of a line share one baseline.
        baseline: -look.size * ascents[look.face],
        fill: true,
        stroke: thicker > 0,
        continued: index < pieces.length - 1,
      };
      if (index === 0) document.text(text, at.x, document.y, options);
      else document.text(text, options);
    }
  };

  return {
    lacksLetters: () => lacksLetters,
    space: (points: number): void => void (document.y += points),
    /** Goes to the next page where less than this is left of the page. */
    keepTogether(points: number): void {
      if (document.y + points > document.page.height - margin) document.addPage();
    },
    paragraph(tag: 'H1' | 'H2' | 'P', stretches: readonly Stretch[], indent = 0): void {
      const actual = stretches.map(({ text }) => text).join('');
      if (actual.trim() === '') return;
      root.add(
        document.struct(tag, { actual }, () =>
          draw(stretches, { x: margin + indent, width: width() - indent }),
        ),
      );
    },
    /** A row of cells; the first row names the columns. */
    table(rows: readonly (readonly Stretch[])[], shares: readonly number[]): void {
      const table = document.struct('Table');
      root.add(table);
      for (const [index, cells] of rows.entries()) {
        const top = document.y;
        const row = document.struct('TR');
        table.add(row);
        let x = margin;
        let bottom = top;
        for (const [column, cell] of cells.entries()) {
          const cellWidth = width() * (shares[column] ?? 0);
          const place = { x, width: cellWidth - 8 };
          row.add(
            cellElement(index === 0 ? 'TH' : 'TD', cell.text, () => {
              document.y = top;
              draw([cell], place);
              bottom = Math.max(bottom, document.y);
            }),
          );
          x += cellWidth;
        }
        row.end();
        document.y = bottom + 4;
        rule();
        document.y += 5;
      }
      table.end();
    },
    rule,
    /** Page numbers go on last, when their count is known. */
    finish(look: TextLook): Promise<Uint8Array> {
      root.end();
      const { start, count } = document.bufferedPageRange();
      for (let index = start; index < start + count; index += 1) {
        document.switchToPage(index);
        document.page.margins.bottom = 0;
        document.markContent('Artifact', { type: 'Pagination' });
        choose(`${look.face} latin`);
        const place = document.page.height - margin / 2 - look.size;
        document.fontSize(look.size).fillColor(look.colour);
        document.text(`${index + 1} / ${count}`, margin, place, {
          width: width(),
          align: 'right',
          lineBreak: false,
        });
        document.endMarkedContent();
      }
      const { promise, resolve } = Promise.withResolvers<Uint8Array>();
      document.on('end', () => resolve(Buffer.concat(chunks)));
      document.end();
      return promise;
    },
  };

  function cellElement(tag: 'TH' | 'TD', actual: string, content: () => void) {
    // Which cells a heading is for (ISO 32000-1, 14.8.5.7). The library's types lack this option.
    const scope = tag === 'TH' ? { scope: 'Column' } : {};
    return document.struct(tag, Object.assign({ actual }, scope), content);
  }

  function rule(): void {
    document.markContent('Artifact', { type: 'Layout' });
    document.moveTo(margin, document.y).lineTo(margin + width(), document.y);
    document.lineWidth(0.5).strokeColor(ruleColour).stroke();
    document.endMarkedContent();
  }
}
