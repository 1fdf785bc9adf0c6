type FinishedText = {
  readonly kind: 'text' | 'instruction';
  readonly text: string;
  /** As written in the file. */
  readonly raw: string;
};

/** Gathers the text of one element, as Word reads it: blanks at its ends count only where it says so. */
export function createTextCollector() {
  let open: { readonly kind: 'text' | 'instruction'; readonly keepsBlanks: boolean; text: string } | null =
    null;
  return {
    start(kind: 'text' | 'instruction', keepsBlanks: boolean): void {
      open = { kind, keepsBlanks, text: '' };
    },
    add(text: string): void {
      if (open !== null) open.text += text;
    },
    finish(): FinishedText | null {
      if (open === null) return null;
      const { kind, keepsBlanks, text } = open;
      open = null;
      const singleLine = text.replaceAll(/[\r\n\t]+/g, ' ');
      return { kind, text: keepsBlanks ? singleLine : singleLine.replaceAll(/^ +| +$/g, ''), raw: text };
    },
  };
}
