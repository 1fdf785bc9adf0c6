type Layer = { readonly artifact: boolean; readonly hidden: boolean; readonly contentId: number | null };

/** The marked content that is open where a page is being drawn, optional content among it (ISO 32000-1, 14.6). */
export class LayerStack {
  readonly #layers: Layer[] = [];
  readonly #isVisible: (layer: unknown) => boolean;

  constructor(isVisible: (layer: unknown) => boolean) {
    this.#isVisible = isVisible;
  }

  open([tag, property]: readonly unknown[]): void {
    this.#layers.push({
      artifact: tag === 'Artifact',
      hidden: tag === 'OC' && !this.#isVisible(property),
      contentId: tag !== 'OC' && typeof property === 'number' ? property : null,
    });
  }

  close(): void {
    this.#layers.pop();
  }

  get isHidden(): boolean {
    return this.#layers.some((layer) => layer.hidden);
  }

  get isArtifact(): boolean {
    return this.#layers.some((layer) => layer.artifact);
  }

  get contentId(): number | null {
    return this.#layers.findLast((layer) => layer.contentId !== null)?.contentId ?? null;
  }
}
