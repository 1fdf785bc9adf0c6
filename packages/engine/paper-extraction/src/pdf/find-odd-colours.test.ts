import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasOddColours } from './find-odd-colours.ts';

function packed(objects: string, dictionary: string): Uint8Array {
  const data = deflateSync(Buffer.from(objects));
  const start = Buffer.from(
    `7 0 obj\n<< ${dictionary} /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
  );
  return new Uint8Array(Buffer.concat([start, data, Buffer.from('\nendstream\nendobj\n')]));
}

describe('hasOddColours', () => {
  it.each([
    '[/Separation /None /DeviceGray 5 0 R]',
    '[/Separation % a remark\n/None /DeviceGray 5 0 R]',
    '[/Separation 6 0 R /DeviceGray 5 0 R]',
    '[/S#65paration /Black /DeviceGray 5 0 R]',
    '[9 0 R /None /DeviceGray 5 0 R] endobj 9 0 obj /Separation endobj',
    '[/DeviceN [/None /None] /DeviceGray 5 0 R]',
    '[/DeviceN 8 0 R /DeviceGray 5 0 R]',
    '<< /DefaultGray 8 0 R >>',
    '[/Separation /Black /DeviceGray 5 0 R] [/S#65paration /None /DeviceGray 5 0 R]',
    '[/Separation /N#6fne /DeviceGray 5 0 R]',
    '<< /D#65fault#52GB 8 0 R >>',
  ])('finds %s, in the open and in an object stream', (space) => {
    expect(hasOddColours(Buffer.from(`4 0 obj\n${space}\nendobj\n`))).toBe(true);
    expect(hasOddColours(packed(space, '/Type /ObjStm /N 1 /First 4'))).toBe(true);
    expect(hasOddColours(packed(space, `/Type /ObjStm /N 1 /First 4 %${' '.repeat(5_000)}\n`))).toBe(true);
  });

  it.each([
    '[/Separation /Black /DeviceCMYK 5 0 R]',
    '[/Separation/PANTONE#20Red [/ICCBased 6 0 R] 5 0 R]',
    '[/DeviceN [/Cyan /Magenta] /DeviceCMYK 5 0 R]',
    '<< /SMask /None /TR2 /Default >>',
  ])('passes over %s', (space) => {
    expect(hasOddColours(Buffer.from(`4 0 obj\n${space}\nendobj\n`))).toBe(false);
    expect(hasOddColours(packed(space, '/Type /ObjStm /N 1 /First 4'))).toBe(false);
  });
});
