type FinishedText = {
  readonly kind: 'text' | 'instruction';
  readonly text: string;
  /** As written in the file. */
  readonly raw: string;
};

/** Gathers the text of one element, as Word reads it: blanks at its ends count only where it says so. */
export class TextCollector {
  #open: { readonly kind: 'text' | 'instruction'; readonly keepsBlanks: boolean; text: string } | null = null;

  start(kind: 'text' | 'instruction', keepsBlanks: boolean): void {
    this.#open = { kind, keepsBlanks, text: '' };
  }

  add(text: string): void {
    if (this.#open !== null) this.#open.text += text;
  }

  finish(): FinishedText | null {
    if (this.#open === null) return null;
    const { kind, keepsBlanks, text } = this.#open;
    this.#open = null;
    const singleLine = text.replaceAll(/[\r\n\t]+/g, ' ');
    return { kind, text: keepsBlanks ? singleLine : singleLine.replaceAll(/^ +| +$/g, ''), raw: text };
  }
}
