import { useEffect, useLayoutEffect, useRef } from 'react';
import { storedSwitch } from '../theme/stored-choice.ts';

/** Keys that speech input does not produce by accident, so they work even if letter keys are off. */
const named = new Set(['arrowdown', 'arrowup', 'enter', 'delete']);

const isTyping = ({ tag, type }: Element) =>
  ['input', 'textarea', 'select'].includes(tag) && type !== 'checkbox';

/** Keys of a single letter can be switched off (WCAG 2.1.4). */
export const letterKeysChoice = storedSwitch('letter-keys', 'on');

export type KeyActions = Readonly<Record<string, () => void>>;

/** Elements that take over the keyboard while open. */
const covers = 'dialog[open], [role=menu]';

/** Runs the action of a pressed key, unless someone is typing or a dialog or menu is open. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);

  // Synchronises the listener's ref with the current actions, before what they act on is shown.
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);

  // Synchronises with the keyboard.
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector(covers) !== null) return;
      const name = keyNameOf(event, letterKeysChoice.get() === 'on');
      const action = name === null ? undefined : latest.current[name];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
> & {
  readonly target: unknown;
};

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
