import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { qrPath } from './set-up-dialog.tsx';

/** Rasterises the bars with this many pixels per module. */
function draw({ size, path }: ReturnType<typeof qrPath>, scale: number) {
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/gu)) {
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const start = (row * width + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width, height: width, data };
}

describe('qrPath', () => {
  it.each([
    'otpauth://totp/Greenpen:ruth%40example.edu?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Greenpen',
    `otpauth://totp/Greenpen:${'long.name.'.repeat(20)}%40example.edu?secret=JBSWY3DPEHPK3PXP&issuer=Greenpen`,
  ])('draws a code that decodes to %s', (text) => {
    expect(decodeQR(draw(qrPath(text), 6))).toBe(text);
  });

  it('keeps the quiet zone empty', () => {
    const { size, path } = qrPath('otpauth://totp/a');
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/gu)) {
      expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4);
      expect(Math.max(Number(x), Number(y))).toBeLessThan(size - 4);
    }
  });
});
