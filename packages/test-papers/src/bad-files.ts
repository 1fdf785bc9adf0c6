import { PDFDocument, rgb } from 'pdf-lib';
import {
  crowdedZip,
  deeplyNestedDocument,
  encryptedZipEntry,
  entityAttack,
  macroDocument,
  overlappingZip,
  plainZip,
  zipBomb,
} from './bad-archives.ts';
import type { BadFile } from './bad-file.ts';
import { cleanPaper } from './sample-papers.ts';

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const tenMegabytes = 10 * 1024 * 1024;

/** Every kind of bad input that the product must meet with a sentence; sizes stay below 11 MB. */
export async function listBadFiles(): Promise<readonly BadFile[]> {
  return [
    { fileName: 'empty.docx', bytes: new Uint8Array(), refusal: 'empty-file' },
    { fileName: 'blank.txt', bytes: utf8(' \n\t\r\n '), refusal: 'empty-file' },
    tooLargeFile(),
    encryptedOfficeFile(),
    oldWordFile(),
    zipBomb(),
    zipBomb(20 * 1024 * 1024),
    overlappingZip(),
    crowdedZip(),
    encryptedZipEntry(),
    entityAttack(),
    deeplyNestedDocument(),
    macroDocument(),
    plainZip(),
    await truncated('docx'),
    await truncated('pdf'),
    await imageOnlyPdf(),
    {
      fileName: 'page.docx',
      bytes: utf8('<!DOCTYPE html><html><body>A paper</body></html>'),
      refusal: 'unsupported-format',
    },
    { fileName: 'rich.txt', bytes: utf8('{\\rtf1\\ansi A paper}'), refusal: 'unsupported-format' },
    { fileName: 'program.pdf', bytes: programBytes(), refusal: 'unsupported-format' },
    { fileName: 'photo.pdf', bytes: pictureBytes(), refusal: 'unsupported-format' },
  ];
}

/** One byte more than may be uploaded, and otherwise a readable text. */
export function tooLargeFile(): BadFile {
  return { fileName: 'large.txt', bytes: new Uint8Array(tenMegabytes + 1).fill(0x61), refusal: 'too-large' };
}

/** The outside of a password-protected DOCX: an OLE container that names its encrypted package. */
export function encryptedOfficeFile(): BadFile {
  return { fileName: 'secret.docx', bytes: oleFile('EncryptedPackage'), refusal: 'encrypted' };
}

export function oldWordFile(): BadFile {
  return { fileName: 'old.docx', bytes: oleFile('WordDocument'), refusal: 'unsupported-format' };
}

/** The first half of a good file. A PDF reader may still save pages from such a half. */
export async function truncated(format: 'docx' | 'pdf'): Promise<BadFile> {
  const { bytes } = await cleanPaper(format);
  const kept = format === 'pdf' ? 400 : Math.floor(bytes.length / 2);
  return { fileName: `cut.${format}`, bytes: bytes.slice(0, kept), refusal: 'damaged' };
}

/** A page that shows a drawing and holds no text, as a scan does. */
export async function imageOnlyPdf(): Promise<BadFile> {
  const document = await PDFDocument.create();
  const fixedDate = new Date('2025-10-03T12:00:00Z');
  document.setCreationDate(fixedDate);
  document.setModificationDate(fixedDate);
  const picture = await document.embedPng(pictureBytes());
  const page = document.addPage([612, 792]);
  page.drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  page.drawRectangle({ x: 72, y: 72, width: 200, height: 100, color: rgb(0.8, 0.8, 0.8) });
  return { fileName: 'scan.pdf', bytes: await document.save(), refusal: 'no-text' };
}

function oleFile(stream: string): Uint8Array {
  const bytes = new Uint8Array(4096);
  bytes.set(oleSignature, 0);
  bytes.set(Buffer.from(stream, 'utf16le'), 1152);
  return bytes;
}

function programBytes(): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set([0x4d, 0x5a, 0x90, 0x00, 0x03], 0);
  return bytes;
}

/** A picture of one grey point. */
function pictureBytes(): Uint8Array {
  return new Uint8Array(
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
      'base64',
    ),
  );
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
