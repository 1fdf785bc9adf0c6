/**
 * A page can hide the document's methods behind elements named after them (`<img name="querySelectorAll">`), also from
 * content scripts, so methods are taken from the prototype.
 */
const documentMethods = Document.prototype;

const LONGEST_TEXT = 1_000_000;
const LONGEST_NAME = 300;

export type Root = Document | ShadowRoot | Element;

export function all(selector: string, root: Root = document): Element[] {
  try {
    return root instanceof Document
      ? [...documentMethods.querySelectorAll.call(root, selector)]
      : [...root.querySelectorAll(selector)];
  } catch {
    return [];
  }
}

export function first(selector: string, root: Root = document): Element | null {
  return all(selector, root)[0] ?? null;
}

/** Like `all`, also inside open shadow roots. */
export function allDeep(selector: string, root: Root = document): Element[] {
  const found = all(selector, root);
  for (const host of all('*', root))
    if (host.shadowRoot !== null) found.push(...allDeep(selector, host.shadowRoot));
  return found;
}

/** Selectors by the attributes with which Moodle and Canvas name the parts of their pages. */
export const region = (name: string): string => `[data-region="${name}"]`;
export const testId = (name: string): string => `[data-testid="${name}"]`;

/** An attribute of the first element with this selector. */
export function attributeOf(selector: string, name: string): string | null {
  return clean(first(selector)?.getAttribute(name));
}

export function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0;
}

type NamePlace = { readonly root?: Root; readonly isDeep?: boolean };

/** The text of the first element that has any, on one line; null if there is none. */
export function nameIn(
  selectors: readonly string[],
  { root = document, isDeep = false }: NamePlace = {},
): string | null {
  for (const selector of selectors) {
    for (const element of isDeep ? allDeep(selector, root) : all(selector, root)) {
      const name = clean(element.textContent);
      if (name !== null) return name;
    }
  }
  return null;
}

/** An element's text on one line, if there is an element, without the parts that have this selector; null if nothing is left. */
export function textWithout(element: Element | null, without: string): string | null {
  if (element === null) return null;
  const copy = document.createElement('p');
  copy.append(...element.cloneNode(true).childNodes);
  for (const part of all(without, copy)) part.remove();
  return clean(copy.textContent);
}

/** One line without control characters; null for an empty one. */
export function clean(text: string | null | undefined): string | null {
  const line = (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME);
  return line === '' ? null : line;
}

const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/iu;
const unread = /^(?:script|style|noscript|template|button|select|textarea)$/iu;

/** The text of an element with a line for each block, also if it is not displayed. */
export function textOf(element: Node): string {
  let text = '';
  const walk = (node: Node): void => {
    if (text.length > LONGEST_TEXT) return;
    if (node.nodeType === Node.TEXT_NODE) {
      text += (node.nodeValue ?? '').replace(/\s+/gu, ' ');
      return;
    }
    const name = node.nodeName;
    if (unread.test(name)) return;
    const isBlock = blocks.test(name);
    if (isBlock) text += '\n';
    for (let child = node.firstChild; child !== null; child = child.nextSibling) walk(child);
    if (isBlock) text += '\n';
  };
  walk(element);
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/gu, '\n')
    .replace(/\n{2,}/gu, '\n\n')
    .trim()
    .slice(0, LONGEST_TEXT);
}

/** The text of HTML that was fetched; no script of it runs and nothing is loaded. */
export function textOfHtml(html: string): string {
  return textOf(new DOMParser().parseFromString(html, 'text/html').body);
}

/** The documents of the frames with this selector that belong to the same origin. */
export function framesOf(selector: string): Document[] {
  return all(selector).flatMap((frame) => {
    const inside = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    return inside === null ? [] : [inside];
  });
}

/** The focused element, through open shadow roots. */
export function focused(): Element | null {
  let element = document.activeElement;
  for (;;) {
    const inner = element?.shadowRoot?.activeElement ?? null;
    if (inner === null) return element;
    element = inner;
  }
}

/** Of the shown elements with this selector the one that holds the focus, else the last. */
export function openOne(selector: string): Element | null {
  const open = all(selector).filter(isVisible);
  return open.find((one) => one.contains(focused())) ?? open.at(-1) ?? null;
}

export function param(name: string): string | null {
  return clean(new URLSearchParams(location.search).get(name));
}

/** The value of an input or a select. */
export function valueOf(selector: string): string | null {
  const element = first(selector);
  return element !== null && 'value' in element ? clean(String(element.value)) : null;
}

/** The option for "no grade" in a grade's select: empty in Canvas, -1 in Moodle. */
export const isNoGrade = ({ value }: HTMLOptionElement): boolean => value === '' || Number(value) < 0;

export function inPath(pattern: RegExp): string | null {
  return pattern.exec(location.pathname)?.[1] ?? null;
}

/**
 * The points that a label beside a grade box names: its last number, because languages put the words differently
 * ("Grade out of 50.00", "( 42 / 50)"), and 100 for a box that takes percent.
 */
export function pointsIn(label: string | null): number | null {
  if (/%/u.test(label ?? '')) return 100;
  return numberIn(label?.match(/\d+(?:[.,]\d+)?/gu)?.at(-1));
}

/** DOCUMENT_POSITION_FOLLOWING is 4 (DOM standard, 4.4). */
export const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & 4) !== 0;

export function numberIn(text: string | null | undefined): number | null {
  const found = /\d+(?:\.\d+)?/u.exec((text ?? '').replace(',', '.'))?.[0];
  return found === undefined ? null : Number(found);
}
