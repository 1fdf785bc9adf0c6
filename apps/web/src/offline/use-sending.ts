import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type Options<R, V> = Omit<UseMutationOptions<R, Error, V>, 'mutationFn'> & {
  readonly send: (variables: V) => Promise<R>;
};

class Withdrawn extends Error {}

/** A mutation that waits while offline, so that an unsent request cannot arrive twice. */
export function useSending<R, V = void>({ send, ...options }: Options<R, V>) {
  const [isWaiting, setWaiting] = useState(false);
  const isWithdrawn = useRef(false);
  const mutation = useMutation({
    ...options,
    onError: (error, ...rest) => (error instanceof Withdrawn ? undefined : options.onError?.(error, ...rest)),
    mutationFn: async (variables: V) => {
      if (!navigator.onLine) {
        isWithdrawn.current = false;
        setWaiting(true);
        await untilOnline();
        setWaiting(false);
        if (isWithdrawn.current) throw new Withdrawn();
      }
      return send(variables);
    },
  });
  /** Cancels a waiting request. */
  const withdraw = () => {
    isWithdrawn.current = true;
  };
  return { ...mutation, isWaiting, withdraw };
}

function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
