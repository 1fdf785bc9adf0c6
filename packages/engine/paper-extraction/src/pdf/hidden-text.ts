import type { HiddenReason, HiddenText } from '@greenpen/paper';
import type { Glyph } from './glyph.ts';
import { spellTagCharacters } from './visible-text.ts';

/** Joins hidden glyphs that follow each other into texts, one for each reason and place. */
export function collectHiddenText(
  glyphs: readonly Glyph[],
  invisible: string,
  page: number,
): readonly HiddenText[] {
  const texts: HiddenText[] = [];
  let text = '';
  let reason: HiddenReason | null = null;
  let last: Glyph | null = null;
  const close = (): void => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (reason !== null && trimmed !== '') texts.push({ reason, text: trimmed, page });
    text = '';
  };
  const watermark = findWatermark(glyphs);
  for (const glyph of glyphs) {
    if (watermark.has(glyph)) continue;
    if (glyph.hidden !== reason) close();
    if (glyph.hidden !== null) {
      if (last !== null && text !== '' && isApart(last, glyph)) text += ' ';
      text += glyph.text;
    }
    reason = glyph.hidden;
    last = glyph;
  }
  close();
  const spelled = spellTagCharacters(invisible);
  if (spelled !== '') texts.push({ reason: 'invisible-characters', text: spelled, page });
  return texts;
}

/** A word or two in type this large across a page, too pale to be read as text, is its watermark: "DRAFT". */
const WATERMARK_SIZE_PT = 30;
const MOST_WATERMARK_LETTERS = 40;

function findWatermark(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  const large = glyphs.filter(
    ({ hidden, ink }) => hidden === 'same-colour-as-page' && ink.sizePt >= WATERMARK_SIZE_PT,
  );
  return new Set(large.length <= MOST_WATERMARK_LETTERS ? large : []);
}

function isApart(a: Glyph, b: Glyph): boolean {
  const size = Math.max(a.ink.sizePt, b.ink.sizePt, 0.01);
  const along = Math.hypot(b.x - a.x, b.y - a.y) - a.width;
  return along > size * 0.13;
}
