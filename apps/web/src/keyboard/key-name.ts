type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
> & {
  readonly target: unknown;
};

/** Keys that speech input does not produce by accident, so they work even if letter keys are off. */
const named = new Set(['arrowdown', 'arrowup', 'enter', 'delete']);

/** "mod+enter", "escape", "shift+arrowdown", "j", "?"; null for other keys and while typing. */
export function keyNameOf(press: Press, hasLetterKeys: boolean): string | null {
  if (press.isComposing || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return key === 'enter' && !press.repeat ? 'mod+enter' : null;
  if (key === 'escape') return 'escape';
  const element = elementOf(press.target);
  if (isTyping(element)) return null;
  if (named.has(key)) {
    // A focused link or button handles Enter itself.
    if (key === 'enter' && ['a', 'button', 'summary'].includes(element.tag)) return null;
    return press.shiftKey && key.startsWith('arrow') ? `shift+${key}` : key;
  }
  return hasLetterKeys && key.length === 1 ? key : null;
}

type Element = { readonly tag: string; readonly type: string };

function elementOf(target: unknown): Element {
  if (typeof target !== 'object' || target === null || !('tagName' in target)) return { tag: '', type: '' };
  const type = 'type' in target ? String(target.type) : '';
  return { tag: String(target.tagName).toLowerCase(), type };
}

const isTyping = ({ tag, type }: Element) =>
  ['input', 'textarea', 'select'].includes(tag) && type !== 'checkbox';
