import type { HiddenReason, HiddenText } from '@greenpen/paper';
import { greatestOf } from '@greenpen/paper-structure';
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
  let isShadow = true;
  const shadows = findShadows(glyphs);
  const close = (): void => {
    const trimmed = text.replace(/\s+/g, ' ').trim();
    if (reason !== null && trimmed !== '' && !isShadow) texts.push({ reason, text: trimmed, page });
    text = '';
    isShadow = true;
  };
  const watermark = findWatermark(glyphs);
  for (const glyph of glyphs) {
    if (watermark.has(glyph)) continue;
    if (glyph.hidden !== reason) close();
    if (glyph.hidden !== null) {
      if (last !== null && text !== '' && isApart(last, glyph)) text += ' ';
      text += glyph.text;
      if (glyph.text.trim() !== '' && !shadows.has(glyph)) isShadow = false;
    }
    reason = glyph.hidden;
    last = glyph;
  }
  close();
  const spelled = spellTagCharacters(invisible);
  if (spelled !== '') texts.push({ reason: 'invisible-characters', text: spelled, page });
  return texts;
}

/** A letter's shadow is this close to it: in points, or in ems of a large letter. */
const SHADOW_PT = 3;
const SHADOW_EMS = 0.35;
/** More copies in one place are no heading. */
const MOST_COPIES = 50;

/** Hidden letters of which a copy is seen beside them, as in the shadow of a heading: a reader misses nothing. */
function findShadows(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  const hidden = glyphs.filter((glyph) => glyph.hidden !== null);
  if (hidden.length === 0) return new Set();
  const reach = Math.max(SHADOW_PT, greatestOf(hidden.map(reachOf)));
  const cellOf = ({ text, x, y }: Glyph, across = 0, down = 0): string =>
    `${Math.floor(x / reach) + across} ${Math.floor(y / reach) + down} ${text}`;
  const seen = Map.groupBy(
    glyphs.filter((glyph) => glyph.hidden === null && glyph.text.trim() !== ''),
    (glyph) => cellOf(glyph),
  );
  const steps = [-1, 0, 1];
  return new Set(
    hidden.filter((glyph) =>
      steps.some((across) =>
        steps.some((down) =>
          seen
            .get(cellOf(glyph, across, down))
            ?.slice(0, MOST_COPIES)
            .some((copy) => isBesideCopy(glyph, copy)),
        ),
      ),
    ),
  );
}

function reachOf({ ink }: Glyph): number {
  return Math.max(SHADOW_PT, ink.sizePt * SHADOW_EMS);
}

function isBesideCopy(shadow: Glyph, copy: Glyph): boolean {
  const isSameSize = Math.abs(shadow.ink.sizePt - copy.ink.sizePt) < copy.ink.sizePt * 0.1;
  return isSameSize && Math.hypot(shadow.x - copy.x, shadow.y - copy.y) <= reachOf(shadow);
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
