import { type Box, uniteBoxes } from './matrix.ts';
import type { Drawing } from './page-marks.ts';

/** What holds inside a piece of marked content, by itself and by those around it. */
type Layer = { readonly artifact: boolean; readonly hidden: boolean; readonly contentId: number | null };

/** The marked content that is open where a page is being drawn, optional content among it (ISO 32000-1, 14.6). */
export class LayerStack {
  readonly #layers: Layer[] = [];
  readonly #isVisible: (layer: unknown) => boolean;

  constructor(isVisible: (layer: unknown) => boolean) {
    this.#isVisible = isVisible;
  }

  open([tag, property]: readonly unknown[]): void {
    // Asked for at each letter, however many are open around it.
    const around = this.#layers.at(-1);
    this.#layers.push({
      artifact: around?.artifact === true || tag === 'Artifact',
      hidden: around?.hidden === true || (tag === 'OC' && !this.#isVisible(property)),
      contentId: tag !== 'OC' && typeof property === 'number' ? property : (around?.contentId ?? null),
    });
  }

  close(): void {
    this.#layers.pop();
  }

  get isHidden(): boolean {
    return this.#layers.at(-1)?.hidden ?? false;
  }

  get isArtifact(): boolean {
    return this.#layers.at(-1)?.artifact ?? false;
  }

  get contentId(): number | null {
    return this.#layers.at(-1)?.contentId ?? null;
  }
}

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
