import type { Binding, FindBoundTexts } from './data-stores.ts';
import { createShortReader, createTextMatcher, longestReckoned } from './field-stack.ts';
import type { ResultReader } from './field-stack.ts';
import type { XmlAttributes } from './read-xml.ts';

type Control = {
  binding: Binding | null;
  /** Whether it shows its prompt, as it does while it is empty. */
  isPrompting: boolean;
  isDate: boolean;
  /** What the entries of its list look like. */
  readonly entries: string[];
  reader: ResultReader | null;
};

/**
 * Follows content controls (ECMA-376 part 1, 17.5.2). Word fills one that is bound to data from the data when it opens
 * the file, whatever the control holds.
 */
export class ContentControls {
  readonly #findBoundTexts: FindBoundTexts;
  readonly #controls: Control[] = [];
  #depth = 0;

  constructor(findBoundTexts: FindBoundTexts) {
    this.#findBoundTexts = findBoundTexts;
  }

  /** Whether the properties of a control are being read. */
  isActive(): boolean {
    return this.#depth > 0;
  }

  start(): void {
    this.#controls.push({ binding: null, isPrompting: false, isDate: false, entries: [], reader: null });
  }

  startProperties(): void {
    this.#depth = 1;
  }

  open(name: string, attributes: XmlAttributes): void {
    this.#depth += 1;
    const control = this.#controls.at(-1);
    if (control === undefined) return;
    if (name === 'w:dataBinding' || name === 'w15:dataBinding')
      control.binding = { storeId: attributes['w:storeItemID'], xpath: attributes['w:xpath'] ?? '' };
    else if (name === 'w:showingPlcHdr') control.isPrompting = attributes['w:val'] !== '0';
    else if (name === 'w:date') control.isDate = true;
    else if (name === 'w:listItem')
      control.entries.push(attributes['w:displayText'] ?? attributes['w:value'] ?? '');
  }

  close(): void {
    this.#depth -= 1;
  }

  startContent(): void {
    const control = this.#controls.at(-1);
    if (control !== undefined && control.binding !== null)
      control.reader = readerOf(control, this.#findBoundTexts(control.binding));
  }

  end(): void {
    this.#controls.pop();
  }

  /** Whether Word shows `text`, which is the next piece of the controls that are being read. */
  shows(text: string): boolean {
    return this.#controls.reduce((shown, { reader }) => (reader?.shows(text) ?? true) && shown, true);
  }
}

function readerOf(control: Control, bound: ReturnType<FindBoundTexts>): ResultReader | null {
  if (bound === null) return null;
  if (bound === 'unclear') return createTextMatcher([]);
  // The data are empty, so the prompt is shown.
  if (control.isPrompting && bound.every((text) => text.trim() === '')) return null;
  if (control.isDate) return createShortReader(longestReckoned);
  // Which of several nodes is meant is not looked into: the words are shown for certain where all are alike.
  const texts = new Set(bound);
  return createTextMatcher(texts.size === 1 ? [...texts, ...control.entries] : control.entries);
}
