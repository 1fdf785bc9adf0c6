import { useSyncExternalStore } from 'react';
import type { StoredChoice } from './stored-choice.ts';

export function useStoredChoice<T extends string>(choice: StoredChoice<T>): [T, (value: T) => void] {
  return [useSyncExternalStore(choice.subscribe, choice.get), choice.set];
}
