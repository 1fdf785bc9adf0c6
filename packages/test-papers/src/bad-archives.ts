import { deflateRawSync, constants } from 'node:zlib';
import type { BadFile } from './bad-file.ts';
import { craftZip, packEntry } from './craft-zip.ts';
import { documentEnd, documentStart, packageEntries } from './docx-parts.ts';

const megabyte = 1024 * 1024;
const paragraph = '<w:p><w:r><w:t>A short paragraph.</w:t></w:r></w:p>';

/** A gigabyte of blanks in about a megabyte; `declaredBytes` is what its directory claims. */
export function zipBomb(declaredBytes: number = 1024 * megabyte): BadFile {
  // A fully flushed stretch can stand in a stream any number of times.
  const flush = { finishFlush: constants.Z_FULL_FLUSH, level: 9 };
  const start = deflateRawSync(Buffer.from(`${documentStart}<w:p><w:r><w:t>`), flush);
  const blanks = deflateRawSync(Buffer.alloc(8 * megabyte, 0x20), flush);
  const lastBlock = Buffer.from([0x03, 0x00]);
  const packed = Buffer.concat([start, ...Array.from({ length: 128 }, () => blanks), lastBlock]);
  const bomb = { name: 'word/document.xml', packed, unpackedBytes: declaredBytes, crc: 0 };
  return {
    fileName: 'bomb.docx',
    bytes: craftZip([...packageEntries(), bomb]),
    refusal: declaredBytes > 200 * megabyte ? 'too-complex' : 'damaged',
  };
}

/** Many entries whose data is one and the same. */
export function overlappingZip(): BadFile {
  const body = packEntry('word/document.xml', documentStart + paragraph.repeat(5000) + documentEnd);
  const copies = Array.from({ length: 50 }, (_, index) => ({
    ...body,
    name: `word/copy${index}.xml`,
    sharesDataOf: 2,
  }));
  return {
    fileName: 'overlapping.docx',
    bytes: craftZip([...packageEntries(), body, ...copies]),
    refusal: 'too-complex',
  };
}

export function crowdedZip(): BadFile {
  const body = packEntry('word/document.xml', documentStart + paragraph + documentEnd);
  const crowd = Array.from({ length: 20_000 }, (_, index) => packEntry(`word/${index}.xml`, ''));
  return {
    fileName: 'crowded.docx',
    bytes: craftZip([...packageEntries(), body, ...crowd]),
    refusal: 'too-complex',
  };
}

export function encryptedZipEntry(): BadFile {
  const body = packEntry('word/document.xml', documentStart + paragraph + documentEnd);
  return {
    fileName: 'locked.docx',
    bytes: craftZip([...packageEntries(), { ...body, isEncrypted: true }]),
    refusal: 'encrypted',
  };
}

/** Entities that would read a file of the server and grow without end. */
export function entityAttack(): BadFile {
  const levels = Array.from(
    { length: 9 },
    (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
  ).join('');
  const declarations = `<!DOCTYPE w:document [<!ENTITY e0 "words "><!ENTITY file SYSTEM "file:///etc/passwd">${levels}]>`;
  const body = documentStart.replace('?>', `?>${declarations}`);
  return {
    fileName: 'entities.docx',
    bytes: craftZip([
      ...packageEntries(),
      packEntry('word/document.xml', `${body}<w:p><w:r><w:t>&file;&e9;</w:t></w:r></w:p>${documentEnd}`),
    ]),
    refusal: 'damaged',
  };
}

export function deeplyNestedDocument(): BadFile {
  const depth = 100_000;
  const nested = '<w:sdt><w:sdtContent>'.repeat(depth) + paragraph + '</w:sdtContent></w:sdt>'.repeat(depth);
  return {
    fileName: 'nested.docx',
    bytes: craftZip([
      ...packageEntries(),
      packEntry('word/document.xml', documentStart + nested + documentEnd),
    ]),
    refusal: 'too-complex',
  };
}

export function macroDocument(): BadFile {
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  return {
    fileName: 'macro.docx',
    bytes: craftZip([
      ...packageEntries(macroType),
      packEntry('word/document.xml', documentStart + paragraph + documentEnd),
    ]),
    refusal: 'unsupported-format',
  };
}

export function plainZip(): BadFile {
  return {
    fileName: 'papers.docx',
    bytes: craftZip([packEntry('one.txt', 'A paper.'), packEntry('two.txt', 'Another.')]),
    refusal: 'unsupported-format',
  };
}
