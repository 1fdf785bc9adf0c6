import type { BlockDraft } from './block-draft.ts';
import type { Section } from './section-reader.ts';

/** Roughly how a block is set: a guess from letters and line heights, good to a few lines a page. */
export type BlockHeight = {
  readonly lineCount: number;
  readonly lineHeightPt: number;
  readonly charactersPerLine: number;
  readonly spacePt: number;
};

const figureHeightPt = 200;
/** Mean width of a letter against its size. */
const narrowLetter = 0.42;
const wideLetter = 0.5;
const narrowFonts = /times|garamond|cambria|georgia|serif|roman|calibri/i;
/** Ascent, descent and gap of a common font against its size. */
const singleLine = 1.15;

export function estimateHeight(draft: BlockDraft, section: Section): BlockHeight {
  const { format, text, kind, runs } = draft;
  const spacePt = (format.spaceBeforePt ?? 0) + (format.spaceAfterPt ?? 0);
  if (draft.place.isOverText) return { lineCount: 0, lineHeightPt: 1, charactersPerLine: 1, spacePt: 0 };
  if (kind === 'figure') return { lineCount: 1, lineHeightPt: figureHeightPt, charactersPerLine: 1, spacePt };
  const sizePt = Math.max(runs[0]?.look.sizePt ?? 12, 1);
  const letter = narrowFonts.test(runs[0]?.look.font ?? '') ? narrowLetter : wideLetter;
  const { left, right } = section.marginsPt;
  const widthPt = Math.max(
    section.widthPt - left - right - Math.max(format.leftIndentPt ?? 0, 0),
    sizePt * 4,
  );
  const charactersPerLine = Math.max(1, Math.floor(widthPt / (sizePt * letter)));
  const lineCount = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  return {
    lineCount,
    lineHeightPt: sizePt * singleLine * (format.lineSpacing ?? 1),
    charactersPerLine,
    spacePt,
  };
}
