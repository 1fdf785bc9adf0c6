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

const margin = 64;
const ruleColour = '#D9D6CF';

function documentOptions(title: string, date: Date): PDFKit.PDFDocumentOptions {
  return {
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
}

/** A tagged document that grows downwards; every text is drawn by embedded fonts. */
export class Typesetter {
  readonly #document: InstanceType<typeof PDFDocument>;
  readonly #cut = createFontCutter();
  readonly #chunks: Buffer[] = [];
  readonly #fonts = new Set<string>();
  readonly #root: PDFKit.PDFStructureElement;
  #lacksLetters = false;

  constructor({ title, date }: { readonly title: string; readonly date: Date }) {
    // Without this, the library opens a font that is not embedded. Its types know paths alone.
    const font = { font: openFont('text latin').bytes };
    this.#document = new PDFDocument(Object.assign(documentOptions(title, date), font));
    this.#document.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#root = this.#document.struct('Document');
    this.#document.addStructure(this.#root);
  }

  rule(): void {
    this.#document.markContent('Artifact', { type: 'Layout' });
    this.#document.moveTo(margin, this.#document.y).lineTo(margin + this.#width(), this.#document.y);
    this.#document.lineWidth(0.5).strokeColor(ruleColour).stroke();
    this.#document.endMarkedContent();
  }

  lacksLetters(): boolean {
    return this.#lacksLetters;
  }

  space(points: number): void {
    this.#document.y += points;
  }

  /** Goes to the next page where less than this is left of the page. */
  keepTogether(points: number): void {
    if (this.#document.y + points > this.#document.page.height - margin) this.#document.addPage();
  }

  paragraph(tag: 'H1' | 'H2' | 'P', stretches: readonly Stretch[], indent = 0): void {
    const actual = stretches.map(({ text }) => text).join('');
    if (actual.trim() === '') return;
    this.#root.add(
      this.#document.struct(tag, { actual }, () =>
        this.#draw(stretches, { x: margin + indent, width: this.#width() - indent }),
      ),
    );
  }

  /** A row of cells; the first row names the columns. */
  table(rows: readonly (readonly Stretch[])[], shares: readonly number[]): void {
    const table = this.#document.struct('Table');
    this.#root.add(table);
    for (const [index, cells] of rows.entries()) {
      const top = this.#document.y;
      const row = this.#document.struct('TR');
      table.add(row);
      let x = margin;
      let bottom = top;
      for (const [column, cell] of cells.entries()) {
        const cellWidth = this.#width() * (shares[column] ?? 0);
        const place = { x, width: cellWidth - 8 };
        row.add(
          this.#cellElement(index === 0 ? 'TH' : 'TD', cell.text, () => {
            this.#document.y = top;
            this.#draw([cell], place);
            bottom = Math.max(bottom, this.#document.y);
          }),
        );
        x += cellWidth;
      }
      row.end();
      this.#document.y = bottom + 4;
      this.rule();
      this.#document.y += 5;
    }
    table.end();
  }

  /** Page numbers go on last, when their count is known. */
  finish(look: TextLook): Promise<Uint8Array> {
    this.#root.end();
    const { start, count } = this.#document.bufferedPageRange();
    for (let index = start; index < start + count; index += 1) {
      this.#document.switchToPage(index);
      this.#document.page.margins.bottom = 0;
      this.#document.markContent('Artifact', { type: 'Pagination' });
      this.#choose(`${look.face} latin`);
      const place = this.#document.page.height - margin / 2 - look.size;
      this.#document.fontSize(look.size).fillColor(look.colour);
      this.#document.text(`${index + 1} / ${count}`, margin, place, {
        width: this.#width(),
        align: 'right',
        lineBreak: false,
      });
      this.#document.endMarkedContent();
    }
    const { promise, resolve } = Promise.withResolvers<Uint8Array>();
    this.#document.on('end', () => resolve(Buffer.concat(this.#chunks)));
    this.#document.end();
    return promise;
  }

  #choose(font: string): void {
    if (!this.#fonts.has(font)) {
      this.#document.registerFont(font, openFont(font).bytes);
    }
    this.#fonts.add(font);
    this.#document.font(font);
  }

  #width(): number {
    return this.#document.page.width - 2 * margin;
  }

  /** Draws stretches one after another in one paragraph. */
  #draw(stretches: readonly Stretch[], at: { x: number; width: number }): void {
    const pieces = stretches.flatMap(({ text, look }) =>
      this.#cut(look.face, text).map((piece) => ({ ...piece, look })),
    );
    for (const [index, { font, text, look, isLacking }] of pieces.entries()) {
      this.#lacksLetters ||= isLacking;
      this.#choose(font);
      this.#document.fontSize(look.size).fillColor(look.colour);
      const { thicker } = openFont(font);
      this.#document
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
      if (index === 0) this.#document.text(text, at.x, this.#document.y, options);
      else this.#document.text(text, options);
    }
  }

  #cellElement(tag: 'TH' | 'TD', actual: string, content: () => void) {
    // Which cells a heading is for (ISO 32000-1, 14.8.5.7). The library's types lack this option.
    const scope = tag === 'TH' ? { scope: 'Column' } : {};
    return this.#document.struct(tag, Object.assign({ actual }, scope), content);
  }
}
