import {
  clip,
  closePath,
  concatTransformationMatrix,
  endPath,
  lineTo,
  moveTo,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setCharacterSpacing,
  setCharacterSqueeze,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import type { PDFPage } from 'pdf-lib';
import { annotatedHidings, coverings, sayingHidings } from './cover-in-pdf.ts';
import { paintedHidings, paintingsOf } from './paint-in-pdf.ts';
import { recolourings } from './recolour-in-pdf.ts';
import { unpaintings } from './unpainted-in-pdf.ts';

const at = { x: 90, y: 30, size: 12 };
const black = rgb(0, 0, 0);

/** Ways of putting words on the page of a PDF that nobody sees. */
export const pdfHidings: Readonly<Record<string, (page: PDFPage, text: string) => void>> = {
  ...paintedHidings,
  ...paintingsOf(recolourings),
  ...paintingsOf(unpaintings),
  ...paintingsOf(coverings),
  ...annotatedHidings,
  ...sayingHidings,
  'white letters': (page, text) => page.drawText(text, { ...at, color: rgb(1, 1, 1) }),
  'a fill of 93%': (page, text) => page.drawText(text, { ...at, color: rgb(0.93, 0.93, 0.93) }),
  'a pale yellow': (page, text) => page.drawText(text, { ...at, color: rgb(1, 1, 0.88) }),
  'nearly no opacity': (page, text) => page.drawText(text, { ...at, opacity: 0.04 }),
  'little opacity': (page, text) => page.drawText(text, { ...at, opacity: 0.1 }),
  'black on black': (page, text) => {
    page.drawRectangle({ x: 80, y: 25, width: 500, height: 20, color: black });
    page.drawText(text, at);
  },
  'one point': (page, text) => page.drawText(text, { ...at, size: 1 }),
  'three points': (page, text) => page.drawText(text, { ...at, size: 3 }),
  'four points': (page, text) => page.drawText(text, { ...at, size: 4 }),
  'four points by its matrix': (page, text) => {
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(1 / 3, 0, 0, 1 / 3, 0, 0));
    page.drawText(text, { x: 270, y: 90, size: 12 });
    page.pushOperators(popGraphicsState());
  },
  'letters squeezed to 1%': (page, text) => {
    page.pushOperators(pushGraphicsState(), setCharacterSqueeze(1));
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'letters squeezed by their matrix': (page, text) => {
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(0.02, 0, 0, 1, 0, 0));
    page.drawText(text, { x: 4500, y: 30, size: 12 });
    page.pushOperators(popGraphicsState());
  },
  'letters on top of each other': (page, text) => {
    page.pushOperators(pushGraphicsState(), setCharacterSpacing(-6));
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'left of the page': (page, text) => page.drawText(text, { ...at, x: -9999 }),
  'below the page': (page, text) => page.drawText(text, { ...at, y: -60 }),
  'outside the crop box': (page, text) => {
    const { width, height } = page.getSize();
    page.setMediaBox(0, -200, width, height + 200);
    page.setCropBox(0, 0, width, height);
    page.drawText(text, { ...at, y: -60 });
  },
  'no paint': (page, text) => {
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Invisible));
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'clipping and no paint': (page, text) => {
    page.pushOperators(pushGraphicsState(), setTextRenderingMode(TextRenderingMode.Clip));
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'an outline in white': (page, text) => {
    const white = PDFOperator.of(PDFOperatorNames.StrokingColorGray, ['1']);
    page.pushOperators(pushGraphicsState(), white, setTextRenderingMode(TextRenderingMode.Outline));
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'a clip of no size': (page, text) => {
    page.pushOperators(
      pushGraphicsState(),
      moveTo(90, 30),
      lineTo(90.2, 30),
      lineTo(90.2, 30.2),
      closePath(),
    );
    page.pushOperators(clip(), endPath());
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'a clip elsewhere': (page, text) => {
    page.pushOperators(
      pushGraphicsState(),
      moveTo(90, 300),
      lineTo(400, 300),
      lineTo(400, 340),
      lineTo(90, 340),
    );
    page.pushOperators(closePath(), clip(), endPath());
    page.drawText(text, at);
    page.pushOperators(popGraphicsState());
  },
  'under a white box': (page, text) => {
    page.drawText(text, at);
    page.drawRectangle({ x: 80, y: 25, width: 500, height: 20, color: rgb(1, 1, 1) });
  },
  'a layer that is switched off': (page, text) => {
    const { context, catalog } = page.doc;
    const group = context.register(context.obj({ Type: 'OCG', Name: 'Notes' }));
    catalog.set(
      PDFName.of('OCProperties'),
      context.obj({ OCGs: [group], D: { Order: [group], OFF: [group] } }),
    );
    page.node.newXObject('Unused', group);
    const resources = page.node.Resources();
    resources?.set(PDFName.of('Properties'), context.obj({ Off: group }));
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of('OC'), PDFName.of('Off')]),
    );
    page.drawText(text, at);
    page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
  },
};

/** The file with something drawn on the page that `place`, from 0 to 1, says. */
export async function hideInPdf(
  file: Uint8Array,
  draw: (page: PDFPage) => void,
  place: number,
): Promise<Uint8Array> {
  const document = await PDFDocument.load(file, { updateMetadata: false });
  const pages = document.getPages();
  const page = pages[Math.min(Math.floor(place * pages.length), pages.length - 1)];
  if (page !== undefined) draw(page);
  return document.save();
}
