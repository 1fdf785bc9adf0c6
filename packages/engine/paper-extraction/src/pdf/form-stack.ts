import { type Box, uniteBoxes } from './matrix.ts';
import type { Drawing } from './page-marks.ts';

/** The forms that are being drawn, and the drawings that those before them left. */
export class FormStack {
  readonly drawings: Drawing[] = [];
  readonly #open: { box: Box | null; paths: number; start: number }[] = [];

  begin(start: number): void {
    this.#open.push({ box: null, paths: 0, start });
  }

  end(end: number): void {
    const form = this.#open.pop();
    if (form === undefined || form.box === null) return;
    const { box, paths, start } = form;
    this.drawings.push({ box, paths, start, end });
    this.grow(box, paths);
  }

  /** Adds paths to the innermost form. */
  grow(box: Box, paths: number): void {
    const form = this.#open.at(-1);
    if (form === undefined) return;
    form.paths += paths;
    form.box = form.box === null ? box : uniteBoxes(form.box, box);
  }
}
