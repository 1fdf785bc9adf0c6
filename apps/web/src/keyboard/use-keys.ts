import { useEffect, useRef } from 'react';
import { storedSwitch } from '../theme/stored-choice.ts';
import { keyNameOf } from './key-name.ts';

/** Keys of a single letter can be switched off (WCAG 2.1.4). */
export const letterKeysChoice = storedSwitch('letter-keys', 'on');

export type KeyActions = Readonly<Record<string, () => void>>;

/** Elements that take over the keyboard while open. */
const covers = 'dialog[open], [role=menu]';

/** Runs the action of a pressed key, unless someone is typing or a dialog or menu is open. */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);

  // Synchronises the listener's ref with the current actions.
  useEffect(() => {
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
