import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { findKept, forgetKept, keepValues, type KeptValues } from '../offline/kept-values.ts';
import { useUserId } from '../session/session.ts';

type Options<T extends FieldValues> = {
  readonly form: Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;
  /** The form's storage name: "new-course". */
  readonly name: string;
  /** Fields with student text, which are not stored. */
  readonly leaveOut?: readonly string[];
};

/** Stores a form's input on this device until it is sent, and restores it when the form is reopened. */
export function useKeptForm<T extends FieldValues>({ form, name, leaveOut }: Options<T>) {
  const owner = useUserId();
  const left = leaveOut?.join();

  // Synchronises with localStorage: restores first, then stores each change.
  useEffect(() => {
    if (owner === null) return undefined;
    const atFirst = without(form.getValues(), left);
    const kept = findKept(name, owner);
    if (kept !== null) form.reset((values) => ({ ...values, ...kept }), { keepDefaultValues: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const typed = without(values, left);
        if (JSON.stringify(typed) === JSON.stringify(atFirst)) forgetKept(name);
        else keepValues(name, owner, typed);
      },
    });
  }, [form, name, owner, left]);

  return { forget: () => forgetKept(name) };
}

function without(values: FieldValues, left: string | undefined): KeptValues {
  const fields = new Set(left?.split(','));
  return Object.fromEntries(Object.entries(values).filter(([field]) => !fields.has(field)));
}
