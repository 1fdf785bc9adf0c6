/** A display setting stored in this browser; never paper data. */
export type StoredChoice<T extends string> = {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

/** Stores an allowed value under `key`; falls back if storage is empty, invalid or disabled. */
export function storedChoice<T extends string>(
  key: string,
  isAllowed: (value: string) => value is T,
  fallback: T,
): StoredChoice<T> {
  const listeners = new Set<() => void>();
  let current = read();

  function read(): T {
    try {
      const value = localStorage.getItem(`greenpen.${key}`);
      return value !== null && isAllowed(value) ? value : fallback;
    } catch {
      return fallback;
    }
  }

  return {
    get: () => current,
    set: (value) => {
      current = value;
      try {
        localStorage.setItem(`greenpen.${key}`, value);
      } catch {
        // Storage can be full or disabled: the choice then lasts as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An on-or-off choice. */
export function storedSwitch(key: string, fallback: 'on' | 'off'): StoredChoice<'on' | 'off'> {
  return storedChoice(key, (value): value is 'on' | 'off' => value === 'on' || value === 'off', fallback);
}
