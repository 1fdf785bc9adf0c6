import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useState } from 'react';

type Options<R, V> = Omit<UseMutationOptions<R, Error, V>, 'mutationFn'> & {
  readonly send: (variables: V) => Promise<R>;
};

/** A mutation that waits while this device is offline: what never left it cannot arrive twice. */
export function useSending<R, V = void>({ send, ...options }: Options<R, V>) {
  const [isWaiting, setWaiting] = useState(false);
  const mutation = useMutation({
    ...options,
    mutationFn: async (variables: V) => {
      if (!navigator.onLine) {
        setWaiting(true);
        await untilOnline();
        setWaiting(false);
      }
      return send(variables);
    },
  });
  return { ...mutation, isWaiting };
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
