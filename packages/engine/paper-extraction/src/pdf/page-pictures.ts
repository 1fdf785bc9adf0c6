import { LARGEST_PICTURE } from './check-streams.ts';
import { type Box, intersectBoxes, type Matrix, transformBox, UNIT_BOX } from './matrix.ts';
import type { Picture } from './page-marks.ts';
import { isCover } from './path-shape.ts';
import { readField } from './read-field.ts';

/** Smaller pictures are ornaments, in points a side. */
const PICTURE_SIDE = 18;
/** Beyond this many a page is a drawing; the glyphs are compared with each of them. */
const MOST_PICTURES = 3_000;

/** The pictures of a page, and the places where there may be others that the library left out. */
export class PagePictures {
  readonly #pictures: Picture[] = [];
  readonly places: Box[] = [];

  get latest(): readonly Picture[] {
    return this.#pictures.slice(-MOST_PICTURES);
  }

  /** A picture fills the unit square of its space, which is of a picture's size for hardly anything else. */
  notePlace(ctm: Matrix, page: Box): void {
    const place = intersectBoxes(transformBox(ctm, UNIT_BOX), page);
    if (isCover(place) && this.places.length < MOST_PICTURES) this.places.push(place);
  }

  add(box: Box, order: number, picture: unknown): void {
    const isLarge = box.x1 - box.x0 >= PICTURE_SIDE && box.y1 - box.y0 >= PICTURE_SIDE;
    if (isLarge) this.#pictures.push({ box, order, isSmall: isSmallPicture(picture) });
  }
}

/** One that is not decoded is large, or cannot be told to be small. */
function isSmallPicture(picture: unknown): boolean {
  const [width, height] = [readField(picture, 'width'), readField(picture, 'height')];
  return picture !== null && !(Number(width) * Number(height) > LARGEST_PICTURE);
}
