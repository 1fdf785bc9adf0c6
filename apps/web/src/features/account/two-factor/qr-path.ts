import { encodeQR } from 'qr';

/** A QR code as one path: each run of dark modules in a row is a bar of height 1. `size` includes the quiet zone. */
export function qrPath(text: string): { readonly size: number; readonly path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const bars: string[] = [];
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (row[x] !== true) continue;
      let end = x;
      while (row[end] === true) end += 1;
      bars.push(`M${x} ${y}h${end - x}v1H${x}z`);
      x = end;
    }
  }
  return { size: rows.length, path: bars.join('') };
}

/** Modules of quiet zone around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;
