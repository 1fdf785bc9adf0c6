import type { Field } from './site.ts';

const writable = 'select, :read-write:not([type="password" i])';

/** The element as a field, if one can type in it. */
export function asField(element: Element | null): Field | null {
  if (element instanceof HTMLIFrameElement) {
    const inside = element.contentDocument;
    const isEditor = inside?.body?.isContentEditable === true || inside?.designMode === 'on';
    return isEditor ? { element, way: 'frame' } : null;
  }
  const found = element?.closest(writable);
  if (!(found instanceof HTMLElement)) return null;
  return { element: found, way: found.isContentEditable ? 'editable' : 'value' };
}
