import { all, isNoGrade } from './dom.ts';
import type { Field } from './site.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const prototypes = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement] as const;

function isControl(element: Element): element is Control {
  return prototypes.some((kind) => element instanceof kind);
}

export function readField({ element, way }: Field): string {
  if (isControl(element)) return element.value;
  if (way === 'frame') return frameBody(element)?.innerText.trim() ?? '';
  return element instanceof HTMLElement ? element.innerText.trim() : '';
}

/** A select always has a value; the one for no grade counts as none. */
export function isEmpty(field: Field): boolean {
  const { element } = field;
  if (!(element instanceof HTMLSelectElement)) return readField(field) === '';
  const [chosen] = element.selectedOptions;
  return chosen === undefined || isNoGrade(chosen);
}

/** Writes and tells the page by `input` alone, so that nothing is saved; false if the field does not take the value. */
export function writeField(field: Field, value: string): boolean {
  const { element, way } = field;
  if (isControl(element)) return writeControl(element, value, way === 'saves-on-change');
  const body = way === 'frame' ? frameBody(element) : element instanceof HTMLElement ? element : null;
  if (body === null) return false;
  body.replaceChildren(...paragraphs(value, body.ownerDocument));
  body.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
  return true;
}

/** React and others replace `value` on the element; the prototype's setter reaches the element itself. */
function writeControl(control: Control, value: string, isQuiet: boolean): boolean {
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find(
      (one) => one.value === value || one.text.trim().toLowerCase() === value.trim().toLowerCase(),
    );
    if (option === undefined) return false;
    control.value = option.value;
    if (isQuiet) highlight(control);
    else control.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  const kind = control instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  if (isQuiet) highlight(control);
  return control.value === value;
}

/** The page does not know of the value yet; the instructor sees it and confirms it by leaving the field. */
function highlight({ style }: HTMLElement): void {
  style.outline = '2px solid #0B6B4B';
}

function frameBody(element: Element): HTMLElement | null {
  return element instanceof HTMLIFrameElement ? (element.contentDocument?.body ?? null) : null;
}

/** Built from nodes, because a page's Trusted Types may forbid HTML. */
function paragraphs(text: string, doc: Document): Node[] {
  return text.split(/\n{2,}/u).map((block) => {
    const paragraph = doc.createElement('p');
    block.split('\n').forEach((line, index) => {
      if (index > 0) paragraph.append(doc.createElement('br'));
      paragraph.append(line);
    });
    return paragraph;
  });
}

/** The textarea that an editor in a frame replaces, which only the editor's own API may write. */
export function editorOf({ element, way }: Field): Element | null {
  if (way !== 'frame' || !element.id.endsWith('_ifr')) return null;
  return all(`#${CSS.escape(element.id.slice(0, -4))}`)[0] ?? null;
}
