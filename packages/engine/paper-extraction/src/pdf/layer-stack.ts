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
