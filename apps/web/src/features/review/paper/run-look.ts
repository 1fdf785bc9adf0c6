import type { Block, Page, Run } from '@greenpen/paper';
import type { CSSProperties } from 'react';

/** The most common font size of these blocks in points; 12 if unknown. */
export function bodySizeOf(blocks: readonly Block[]): number {
  const lengths = new Map<number, number>();
  for (const { runs } of blocks) {
    for (const { sizePt, span } of runs) {
      if (sizePt !== null) lengths.set(sizePt, (lengths.get(sizePt) ?? 0) + span.end - span.start);
    }
  }
  let best = 12;
  let most = 0;
  for (const [size, length] of lengths) {
    if (length > most) [best, most] = [size, length];
  }
  return best;
}

/** How a run differs from plain text; undefined if it does not. */
export function runStyle(run: Run | null, bodySize: number): CSSProperties | undefined {
  if (run === null) return undefined;
  const style: CSSProperties = {};
  if (run.bold === true) style.fontWeight = 700;
  if (run.italic === true) style.fontStyle = 'italic';
  if (run.underline === true) style.borderBottom = '1px solid';
  if (run.raised !== null) style.verticalAlign = run.raised === 'superscript' ? 'super' : 'sub';
  const ratio = sizeRatio(run, bodySize);
  if (ratio !== 1) style.fontSize = `${ratio}em`;
  if (run.raised !== null) style.lineHeight = 0;
  return Object.keys(style).length === 0 ? undefined : style;
}

function sizeRatio({ sizePt, raised }: Run, bodySize: number): number {
  const ratio = sizePt === null ? 1 : Math.min(2.5, Math.max(0.6, sizePt / bodySize));
  return Math.round((raised === null ? ratio : ratio * 0.7) * 100) / 100;
}

const points = (value: number) => `calc(var(--pt) * ${Math.round(value * 100) / 100})`;

/** The smallest line height at which letters and marks do not touch the next line. */
const leastLineHeight = 1.45;

/** The paragraph's format as the sheet draws it. */
export function blockStyle({ format, listLabel }: Block, isContinued: boolean): CSSProperties {
  const style: CSSProperties = {};
  const { alignment, firstLineIndentPt, leftIndentPt, lineSpacing, spaceBeforePt, spaceAfterPt } = format;
  if (alignment !== null) style.textAlign = alignment;
  const isFromLeft = alignment !== 'center' && alignment !== 'right';
  if (isFromLeft && leftIndentPt !== null && leftIndentPt > 0) style.paddingLeft = points(leftIndentPt);
  if (
    isFromLeft &&
    firstLineIndentPt !== null &&
    firstLineIndentPt !== 0 &&
    !isContinued &&
    listLabel === null
  ) {
    style.textIndent = points(firstLineIndentPt);
  }
  if (lineSpacing !== null) style.lineHeight = Math.min(2.6, Math.max(leastLineHeight, lineSpacing * 1.2));
  if (spaceBeforePt !== null && spaceBeforePt > 0 && !isContinued) style.marginTop = points(spaceBeforePt);
  if (spaceAfterPt !== null && spaceAfterPt > 0) style.marginBottom = points(spaceAfterPt);
  return style;
}

export type SideMargins = { readonly left: number; readonly right: number };

/**
 * The paper's side margins in points. Measured ones are where a page's words begin and end, so that a page of
 * centred lines seems to have wide ones: the smallest of all pages is the paper's own.
 */
export function marginsOf(pages: readonly Page[]): SideMargins {
  const measured = pages.flatMap(({ marginsPt }) => (marginsPt === null ? [] : [marginsPt]));
  const smallest = (side: 'left' | 'right') =>
    measured.length === 0 ? 72 : Math.min(...measured.map((margins) => margins[side]));
  return { left: clamp(smallest('left')), right: clamp(smallest('right')) };
}

const clamp = (margin: number) => Math.min(108, Math.max(36, margin));
