import type { Margins, Paper } from '@greenpen/paper';
import type { Check } from '../../check.ts';
import { isWholePaper } from '../format-facts.ts';

const INCH_PT = 72;
const STATED_TOLERANCE_PT = 4;
const MEASURED_TOLERANCE_PT = 7;
const SIDES = ['left', 'right', 'top', 'bottom'] as const;

export const margins: Check = {
  id: 'apa-margins',
  area: 'apa',
  group: 'Page layout',
  severity: 'error',
  cost: 'minor once',
  title: 'Margins other than 1 inch',
  source: 'APA 7, 2.22',
  summary: 'Margins are 1 inch on every side.',
  advice: { noun: 'the margins', how: ['Set them to one inch on all four sides.'] },
  *run(paper) {
    const known = paper.pages.map(({ marginsPt }) => marginsPt).filter((given) => given !== null);
    if (known.length === 0 || !isWholePaper(paper)) return;
    const wrong = SIDES.filter((side) => isOff(paper, side, known));
    if (wrong.length === 0) return;
    const named = wrong.map((side) => `${side} ${inches(usual(known, side))} in.`).join(', ');
    yield { span: null, message: `Margins are 1 in. on every side. Here: ${named}` };
  },
};

/** A PDF shows only where glyphs end, so its right and bottom can be judged as too narrow and never as too wide. */
function isOff(paper: Paper, side: keyof Margins, known: readonly Margins[]): boolean {
  const width = usual(known, side);
  if (paper.format === 'docx') return Math.abs(width - INCH_PT) > STATED_TOLERANCE_PT;
  if (side === 'top') return false;
  if (side === 'left') return Math.abs(width - INCH_PT) > MEASURED_TOLERANCE_PT;
  return width < INCH_PT - 2 * MEASURED_TOLERANCE_PT;
}

/** The middle one of the pages, so that a title page or a line that sticks out does not decide. */
function usual(known: readonly Margins[], side: keyof Margins): number {
  const widths = known.map((given) => given[side]).toSorted((a, b) => a - b);
  return widths[Math.floor((widths.length - 1) / 2)] ?? INCH_PT;
}

function inches(points: number): string {
  return String(Math.round((points / INCH_PT) * 100) / 100);
}
