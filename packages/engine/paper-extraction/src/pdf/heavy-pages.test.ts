import { expect, it } from 'vitest';
import { readPdf } from './read-pdf.ts';
import { assemble } from './testing/encrypt.ts';

/** Milliseconds of processor time; what is compared letter by letter takes many times as long. */
const MOST_MS = 3000;

function onePage(content: string): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman >>',
  ];
  return assemble(
    objects.map((object) => Buffer.from(object)),
    '',
  );
}

/** Letters of changing kind, each by an operator of its own, over the whole page. */
function letters(count: number): string {
  const operators = Array.from({ length: count }, (_, at) => {
    const [x, y] = [72 + ((at * 6) % 468), 720 - Math.floor((at * 6) / 468) * (640 / ((count * 6) / 468))];
    return `1 0 0 1 ${x} ${y.toFixed(2)} Tm (${'studentslearn'[at % 13]}) Tj`;
  });
  return `BT /F1 10 Tf ${operators.join('\n')} ET`;
}

async function read(content: string) {
  const file = onePage(content);
  const before = process.threadCpuUsage();
  const outcome = await readPdf(file);
  const { user, system } = process.threadCpuUsage(before);
  return { outcome, tookMs: (user + system) / 1000 };
}

it('reads 20,000 letters inside 20,000 pieces of marked content', { timeout: 60_000 }, async () => {
  const { outcome, tookMs } = await read('/Span BMC\n'.repeat(20_000) + letters(20_000));
  expect(outcome.status).toBe('read');
  expect(tookMs).toBeLessThan(MOST_MS);
});

it('refuses a page with thousands of paints behind each letter', { timeout: 60_000 }, async () => {
  const paints = Array.from({ length: 3000 }, (_, at) => `1 1 1 rg ${at % 50} ${at % 40} 500 700 re f`);
  const { outcome } = await read(`${paints.join('\n')} 0 g ${letters(20_000)}`);
  expect(outcome).toMatchObject({ status: 'refused', refusal: { code: 'too-complex' } });
});

it('reads a page of thousands of letters on some dozens of paints', { timeout: 60_000 }, async () => {
  const paints = Array.from({ length: 60 }, (_, at) => `1 1 1 rg ${at % 50} ${at % 40} 500 700 re f`);
  const { outcome } = await read(`${paints.join('\n')} 0 g ${letters(5000)}`);
  expect(outcome.status).toBe('read');
});
