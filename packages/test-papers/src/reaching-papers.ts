import { PDFDocument, PDFName, PDFString, StandardFonts, type PDFObject } from 'pdf-lib';
import { craftZip, packEntry } from './craft-zip.ts';
import { documentEnd, documentStart, packageEntries, relationshipTypes } from './docx-parts.ts';

export type ReachingPaper = { readonly fileName: string; readonly bytes: Uint8Array };

const sentence = 'Sleep helps students to remember what they learned before.';

/** A Word document whose template, pictures, frames, objects, fields and links all stand at other addresses. */
export function reachingDocx(addresses: readonly string[]): ReachingPaper {
  const relations = addresses.flatMap((address, at) =>
    (['attachedTemplate', 'image', 'oleObject', 'aFChunk', 'frame', 'subDocument', 'hyperlink'] as const).map(
      (kind) =>
        `<Relationship Id="${kind}${at}" Type="${relationshipTypes}/${kind}" Target="${address}" TargetMode="External"/>`,
    ),
  );
  const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}</Relationships>`;
  const body = addresses.map((address, at) => reachingBody(address, at)).join('');
  return {
    fileName: 'reaching.docx',
    bytes: craftZip([
      ...packageEntries(),
      packEntry('word/_rels/document.xml.rels', relationships),
      packEntry('word/_rels/settings.xml.rels', relationships),
      packEntry(
        'word/document.xml',
        `${documentStart}<w:p><w:r><w:t>${sentence}</w:t></w:r></w:p>${body}${documentEnd}`,
      ),
    ]),
  };
}

const field = (instruction: string) =>
  `<w:p><w:fldSimple w:instr="${instruction}"><w:r><w:t>field</w:t></w:r></w:fldSimple></w:p>`;

function reachingBody(address: string, at: number): string {
  return [
    `<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:link="image${at}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`,
    `<w:p><w:r><w:object><v:shape><v:imagedata r:href="image${at}"/></v:shape></w:object></w:r></w:p>`,
    `<w:altChunk r:id="aFChunk${at}"/>`,
    `<w:p><w:subDoc r:id="subDocument${at}"/></w:p>`,
    `<w:p><w:hyperlink r:id="hyperlink${at}"><w:r><w:t>a link</w:t></w:r></w:hyperlink></w:p>`,
    field(`INCLUDETEXT &quot;${address}&quot;`),
    field(`INCLUDEPICTURE &quot;${address}&quot; \\d`),
    field(`DDEAUTO &quot;${address}&quot; A1`),
  ].join('');
}

/** A PDF that runs a script, sends a form, starts a program and opens other addresses, as soon as it is opened. */
export async function reachingPdf(addresses: readonly string[]): Promise<ReachingPaper> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const { context, catalog } = document;
  const page = document.addPage([612, 792]);
  page.drawText(sentence, { x: 72, y: 700, size: 12, font });
  const actions = addresses.flatMap((address) => [
    { S: 'JavaScript', JS: PDFString.of(`app.launchURL("${address}"); this.submitForm("${address}");`) },
    { S: 'URI', URI: PDFString.of(address) },
    { S: 'SubmitForm', F: context.obj({ FS: 'URL', F: PDFString.of(address) }) },
    { S: 'ImportData', F: PDFString.of(address) },
    { S: 'GoToR', F: PDFString.of(address), D: [0, 'Fit'] },
    { S: 'Launch', F: PDFString.of(address) },
  ]);
  const chain = actions.reduceRight<PDFObject | null>(
    (next, action) => context.obj({ ...action, ...(next === null ? {} : { Next: next }) }),
    null,
  );
  if (chain !== null) {
    catalog.set(PDFName.of('OpenAction'), chain);
    page.node.set(PDFName.of('AA'), context.obj({ O: chain }));
    const rectangle = [72, 690, 300, 715];
    page.node.set(
      PDFName.of('Annots'),
      context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: rectangle, A: chain }]),
    );
  }
  // ISO 32000-1, 7.3.8.2: a stream may say that its data is a file elsewhere.
  const elsewhere = context.stream('', {
    F: { FS: 'URL', F: PDFString.of(addresses[0] ?? '') },
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  });
  page.node.newXObject('Elsewhere', context.register(elsewhere));
  return { fileName: 'reaching.pdf', bytes: await document.save() };
}
