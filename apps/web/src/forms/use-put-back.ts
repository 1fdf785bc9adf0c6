import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

type Options<T> = {
  /** Recreates the deleted item. */
  readonly create: (item: T) => Promise<unknown>;
  readonly onDone: (item: T) => unknown;
  readonly onFailed: (error: unknown) => void;
};

/** Items deleted since the screen was opened; each can be restored once, from the toast or the list. */
export function usePutBack<T extends { readonly id: string }>({ create, onDone, onFailed }: Options<T>) {
  const [deleted, setDeleted] = useState<readonly T[]>([]);
  const returning = useRef(new Set<string>());
  const { mutate } = useMutation({
    mutationFn: create,
    onSuccess: (_answer, item) => {
      setDeleted((list) => list.filter(({ id }) => id !== item.id));
      return onDone(item);
    },
    onError: (error, { id }) => {
      returning.current.delete(id);
      onFailed(error);
    },
  });
  return {
    deleted,
    noteDeleted: (item: T) => setDeleted((list) => [item, ...list]),
    putBack: (item: T) => {
      if (returning.current.has(item.id)) return;
      returning.current.add(item.id);
      mutate(item);
    },
  };
}
