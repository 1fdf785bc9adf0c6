import type { HiddenReason } from '@greenpen/paper';
import { isTooSmall } from '../visibility.ts';
import { coversOf, lostCoversOf } from './letter-covers.ts';
import type { Glyph } from './glyph.ts';
import { type Box, boxArea, boxHolds } from './matrix.ts';
import { markPiledUp } from './mark-piled-up.ts';
import { markOverstated } from './mark-overstated.ts';
import type { Fill, PageMarks } from './page-marks.ts';
import { keepUnderIcons, PageGround, placeIn } from './page-ground.ts';

/** A picture over this much of a page is the page itself, scanned. */
const SCAN_SHARE = 0.5;
/** Paint this thin is no paint. */
const LEAST_OPACITY = 0.06;

/**
 * Marks the glyphs that a person would not see. On a scanned page the text that recognition laid under or over
 * the picture is what a person reads, so it stays. Returns whether the page is such a scan; `null` for more paint
 * than a page can hold.
 */
export function markHidden(marks: PageMarks, page: Box): boolean | null {
  const scan = findScan(marks, page);
  let invisibleCount = 0;
  for (const glyph of marks.glyphs) {
    const order = glyph.ink.order;
    if (glyph.ink.unpainted || (scan !== null && order < scan)) invisibleCount += 1;
  }
  // Where most of a page's text shows, a picture behind it is a background and not a scan.
  const isScan = scan !== null && invisibleCount > marks.glyphs.length * 0.8;
  const fills = [...marks.fills, ...coversOf(marks.glyphs)].toSorted((a, b) => a.order - b.order);
  const ground = new PageGround(isScan ? [] : fills, marks.glyphs);
  if (ground.isOverloaded(marks.glyphs)) return null;
  for (const glyph of marks.glyphs) glyph.hidden = findReason(glyph, { ground, page, isScan });
  if (!isScan) {
    markUnderLost(marks.glyphs, fills);
    markOverstated(marks.glyphs);
    keepUnderIcons(marks.glyphs, ground);
    markAlike(marks.glyphs);
    markSigns(marks.glyphs);
    markLow(marks.glyphs);
    hideMarksBetween(marks.glyphs);
    markTooSmall(marks.glyphs);
    markPiledUp(marks.glyphs);
  }
  return isScan;
}

/** Marks letters under others that are lost on the page themselves: white letters over black ones. */
function markUnderLost(glyphs: readonly Glyph[], fills: readonly Fill[]): void {
  const covers = lostCoversOf(glyphs);
  if (covers.length === 0) return;
  const all = [...fills, ...covers].toSorted((a, b) => a.order - b.order);
  const ground = new PageGround(all, glyphs);
  for (const glyph of glyphs) {
    if (glyph.hidden === null && ground.look(glyph, true) !== 'seen') glyph.hidden = 'covered';
  }
}

/** So many different letters that look the same are no letters: a line, a dot or a block for each of them. */
const FEWEST_ALIKE = 4;

/** Marks letters whose look does not tell them from others of their font. */
function markAlike(glyphs: readonly Glyph[]): void {
  const letters = glyphs.filter(({ text, look }) => look !== null && LETTER.test(text));
  const byLook = Map.groupBy(letters, ({ look }) => look);
  for (const alike of byLook.values()) {
    const told = new Set(alike.map(({ text }) => text.normalize('NFKD').toLowerCase()));
    if (told.size >= FEWEST_ALIKE) for (const glyph of alike) glyph.hidden ??= 'hidden-run';
  }
}

/** Letters of a font reach this share of its size; a mark lower than that and lower than this in points is none. */
const LEAST_HEIGHT = 0.25;
const LEAST_HEIGHT_PT = 1.9;

/** Marks letters that are themselves much smaller than the size in which they are set. */
function markLow(glyphs: readonly Glyph[]): void {
  for (const glyph of glyphs) {
    const { heightPt, ink } = glyph;
    if (heightPt === null || !LETTER.test(glyph.text)) continue;
    const isLow = heightPt < LEAST_HEIGHT_PT && heightPt < ink.sizePt * LEAST_HEIGHT;
    if (isLow) glyph.hidden ??= 'tiny';
  }
}

/** Farther apart than this, in ems, a mark does not belong to the word before it. */
const FARTHEST_MARK = 1.5;

/** Marks and blanks in hidden text are hidden with it, so that it stays one text and leaves nothing behind. */
function hideMarksBetween(glyphs: readonly Glyph[]): void {
  for (const ordered of [glyphs, glyphs.toReversed()]) {
    let last: Glyph | null = null;
    for (const glyph of ordered) {
      if (LETTER.test(glyph.text)) last = glyph;
      else if (glyph.hidden === null && last !== null && last.hidden !== null) {
        const distance = Math.hypot(glyph.x - last.x, glyph.y - last.y);
        const isBeside = distance < (last.width + glyph.ink.sizePt * FARTHEST_MARK) * 2;
        if (isBeside && isSetLike(last, glyph) && last.ink.font.family === glyph.ink.font.family)
          glyph.hidden = last.hidden;
      }
    }
  }
}

const LETTER = /[\p{L}\p{N}]/u;

/** An index is set smaller than the text beside it; below this size nothing is one. */
const LEAST_INDEX_PT = 3;
const MOST_INDEX_LETTERS = 6;
/** Size of an index against the letters beside it, how far it may be shifted and how far from them it is, in their ems. */
const INDEX_SIZE = 0.87;
const INDEX_SHIFT = 0.7;
const INDEX_DISTANCE = 1;

/** Marks letters too small to be read; a few beside larger ones are an index, of which the nominal size counts. */
function markTooSmall(glyphs: readonly Glyph[]): void {
  const seen = glyphs.filter(({ hidden, text }) => hidden === null && text.trim() !== '');
  let start = 0;
  while (start < seen.length) {
    const first = seen[start];
    let end = start + 1;
    if (first === undefined) return;
    if (isTooSmall({ sizePt: first.ink.sizePt, scale: first.ink.scale })) {
      while (end < seen.length && isSetLike(first, seen[end])) end += 1;
      const isIndex =
        end - start <= MOST_INDEX_LETTERS &&
        [seen[start - 1], seen[end]].some((beside) => beside !== undefined && isIndexOf(first, beside));
      if (!isIndex) for (const glyph of seen.slice(start, end)) glyph.hidden = 'tiny';
    }
    start = end;
  }
  hideBlanksBetween(glyphs);
}

/** The blanks between hidden words are hidden with them, so that they stay one text. */
function hideBlanksBetween(glyphs: readonly Glyph[]): void {
  let last: Glyph | null = null;
  for (const glyph of glyphs) {
    const isBlank = glyph.text.trim() === '';
    if (isBlank && glyph.hidden === null && last?.hidden === 'tiny' && isSetLike(last, glyph))
      glyph.hidden = 'tiny';
    if (!isBlank) last = glyph;
  }
}

function isSetLike(first: Glyph, other: Glyph | undefined): boolean {
  return other !== undefined && other.ink.sizePt === first.ink.sizePt && other.ink.scale === first.ink.scale;
}

function isIndexOf(index: Glyph, beside: Glyph): boolean {
  const { sizePt } = beside.ink;
  const isSmaller = index.ink.sizePt >= LEAST_INDEX_PT && index.ink.sizePt < sizePt * INDEX_SIZE;
  if (!isSmaller || isTooSmall({ sizePt, scale: Math.min(index.ink.scale, beside.ink.scale) })) return false;
  const [dx, dy] = [index.x - beside.x, index.y - beside.y];
  return Math.hypot(dx, dy) < sizePt * (INDEX_SHIFT + INDEX_DISTANCE) + beside.width + index.width;
}

/** Some scanners write a page as many pictures. */
export function isMostlyPictures({ pictures }: Pick<PageMarks, 'pictures'>, page: Box): boolean {
  const covered = pictures.reduce((sum, { box }) => sum + boxArea(box), 0);
  return covered > boxArea(page) * SCAN_SHARE;
}

function findScan(marks: PageMarks, page: Box): number | null {
  const scan = marks.pictures.find(
    ({ box, isSmall }) => !isSmall && boxArea(box) > boxArea(page) * SCAN_SHARE,
  );
  return scan === undefined ? null : scan.order;
}

function findReason(
  glyph: Glyph,
  { ground, page, isScan }: { readonly ground: PageGround; readonly page: Box; readonly isScan: boolean },
): HiddenReason | null {
  const { ink } = glyph;
  const [x, y] = placeIn(glyph, 0.5, 0.3);
  if (ink.inHiddenLayer) return 'hidden-run';
  if (!boxHolds(page, x, y) || ink.isClippedAway) return 'off-page';
  if (isScan) return null;
  if (ink.unpainted && glyph.paintedThrough === null) return 'hidden-run';
  if (!glyph.isPainted && glyph.text.trim() !== '') return 'hidden-run';
  const opacity = ink.masks.reduce((rest, letsThrough) => rest * letsThrough(x, y), ink.opacity);
  if (opacity < LEAST_OPACITY) return 'hidden-run';
  const sight = ground.look(glyph, false);
  return sight === 'seen' ? null : sight === 'covered' ? 'covered' : 'same-colour-as-page';
}

const LATIN = /\p{Script=Latin}/gu;
/** So many different letters are a tick, a bullet or an arrow and what follows it. */
const MOST_OF_SIGN = 2;
/** Farther apart than this, in ems, two signs are not one text. */
const FARTHEST = 2;

/** Marks text of Latin letters in fonts that draw signs for them: nobody reads it, whatever the file says it says. */
function markSigns(glyphs: readonly Glyph[]): void {
  const signs = glyphs.filter(({ ink, text }) => ink.drawsSigns && text.trim() !== '');
  for (const ofLine of Map.groupBy(signs, lineOf).values()) {
    let row: Glyph[] = [];
    for (const glyph of ofLine.toSorted((a, b) => placeOf(a) - placeOf(b))) {
      const last = row.at(-1);
      const isNext =
        last !== undefined && placeOf(glyph) - placeOf(last) - last.width <= glyph.ink.sizePt * FARTHEST;
      if (!isNext) {
        markRow(row);
        row = [];
      }
      row.push(glyph);
    }
    markRow(row);
  }
}

function markRow(row: readonly Glyph[]): void {
  const letters = new Set(row.flatMap(({ text }) => text.match(LATIN) ?? []));
  if (letters.size > MOST_OF_SIGN) for (const glyph of row) glyph.hidden ??= 'hidden-run';
}

function placeOf({ x, y, ink: { along } }: Glyph): number {
  return x * along[0] + y * along[1];
}

function lineOf({ x, y, ink: { along } }: Glyph): string {
  return `${Math.round(y * along[0] - x * along[1])} ${along.map((part) => part.toFixed(1)).join(' ')}`;
}
