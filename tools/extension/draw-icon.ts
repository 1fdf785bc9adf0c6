import { crc32, deflateSync } from 'node:zlib';

type Point = readonly [x: number, y: number];

const SAMPLES = 4;

/** Draws the logo, a rounded square with a tick, as a PNG; reads its numbers from the SVG of the web app. */
export function drawIcon(svg: string, size: number): Buffer {
  const numberOf = (pattern: RegExp): number => Number(pattern.exec(svg)?.[1] ?? Number.NaN);
  const viewBox = numberOf(/viewBox="0 0 (\d+)/u);
  const radius = numberOf(/rx="([\d.]+)"/u);
  const half = numberOf(/stroke-width="([\d.]+)"/u) / 2;
  const [, mx, my, lx, ly, tx, ty] =
    /d="M([\d.]+) ([\d.]+)l([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)"/u.exec(svg) ?? [];
  const start: Point = [Number(mx), Number(my)];
  const turn: Point = [start[0] + Number(lx), start[1] + Number(ly)];
  const end: Point = [Number(tx), Number(ty)];
  const fill = Buffer.from(/fill="#([0-9a-f]{6})"/iu.exec(svg)?.[1] ?? '', 'hex');
  const isInTick = (at: Point) => Math.min(distance(at, start, turn), distance(at, turn, end)) <= half;

  const rows: Buffer[] = [];
  for (let y = 0; y < size; y += 1) {
    const row = Buffer.alloc(1 + size * 4);
    for (let x = 0; x < size; x += 1) {
      let [inside, ticked] = [0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
        const px = ((x + ((sample % SAMPLES) + 0.5) / SAMPLES) * viewBox) / size;
        const py = ((y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * viewBox) / size;
        if (!isInSquare([px, py], viewBox, radius)) continue;
        inside += 1;
        if (isInTick([px, py])) ticked += 1;
      }
      const white = inside === 0 ? 0 : ticked / inside;
      for (let channel = 0; channel < 3; channel += 1)
        row[1 + x * 4 + channel] = Math.round((fill[channel] ?? 0) * (1 - white) + 255 * white);
      row[1 + x * 4 + 3] = Math.round((255 * inside) / (SAMPLES * SAMPLES));
    }
    rows.push(row);
  }
  return png(size, Buffer.concat(rows));
}

function isInSquare([x, y]: Point, side: number, radius: number): boolean {
  const over = (value: number) => Math.max(radius - value, value - (side - radius), 0);
  return Math.hypot(over(x), over(y)) <= radius;
}

/** From a point to a line between two others. */
function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

/** RGBA, 8 bits (PNG specification, third edition, 5 and 11). */
function png(size: number, rows: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
